import { expect, test } from 'vitest'
import { TeamDirectory } from './team-directory.ts'

const directory = new TeamDirectory([
  { id: 1, name: '경영지원본부', parentId: null },
  { id: 2, name: '인사팀', parentId: 1 },
  { id: 3, name: '개발 본부', parentId: null },
  { id: 4, name: '지원팀', parentId: 1 },
  { id: 5, name: '지원팀', parentId: 3 },
  { id: 6, name: 'QA/QC팀', parentId: 3 },
  { id: 7, name: '지원팀', parentId: null },
])

test.each([
  ['인사팀', 2],
  ['경영지원본부 / 인사팀', 2],
  ['경영지원본부>인사팀', 2],
  [' 개발본부 ', 3],
  ['개발 본부/지원팀', 5],
  ['지원팀', 7],
  ['qa/qc팀', 6],
  ['개발 본부 / QA/QC팀', 6],
])('%s is found', (text, id) => {
  expect(directory.find(text)).toEqual({ kind: 'one', id })
})

test('a name that several teams have asks for the path', () => {
  const several = new TeamDirectory([
    { id: 1, name: '가', parentId: null },
    { id: 2, name: '나', parentId: null },
    { id: 3, name: '지원팀', parentId: 1 },
    { id: 4, name: '지원팀', parentId: 2 },
  ])
  expect(several.find('지원팀')).toEqual({ kind: 'several', paths: ['가 / 지원팀', '나 / 지원팀'] })
})

test('what is missing hangs below the deepest team that is there', () => {
  expect(directory.find('경영지원본부 / 재무팀 / 자금')).toEqual({
    kind: 'none',
    known: 1,
    missing: ['재무팀', '자금'],
    depth: 3,
  })
  expect(directory.find('영업본부')).toEqual({ kind: 'none', known: null, missing: ['영업본부'], depth: 1 })
})

test('what the export writes is found again', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7])
    expect(directory.find(directory.pathOf(id))).toEqual({ kind: 'one', id })
})
