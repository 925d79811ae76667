import { expect, test } from 'vitest'
import { filterLines, treeLines } from './team-tree.ts'

const teams = [
  { id: 3, name: '제품개발팀', parentId: 2 },
  { id: 1, name: '결컴퍼니', parentId: null },
  { id: 2, name: '제품본부', parentId: 1 },
  { id: 6, name: '인사팀', parentId: 1 },
  { id: 9, name: '떨어진 팀', parentId: 77 },
]
const shown = (lines: { name: string; depth: number }[]) =>
  lines.map((line) => '-'.repeat(line.depth) + line.name)

test('each team stands below its parent, and one without a known parent at the top', () => {
  expect(shown(treeLines(teams))).toEqual(['결컴퍼니', '-제품본부', '--제품개발팀', '-인사팀', '떨어진 팀'])
})

test('initial consonants find a team together with the teams above it', () => {
  expect(shown(filterLines(treeLines(teams), 'ㄱㅂㅌ'))).toEqual(['결컴퍼니', '-제품본부', '--제품개발팀'])
  expect(filterLines(treeLines(teams), '없음')).toEqual([])
})
