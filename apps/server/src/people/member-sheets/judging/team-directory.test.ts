import { expect, test } from 'vitest'
import { planTeams } from './plan-teams.ts'
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

test('a team that is added is found, also by what was asked before', () => {
  const known = new TeamDirectory([{ id: 1, name: '본부', parentId: null }])
  expect(known.find('본부 / 새팀').kind).toBe('none')
  known.add({ id: 2, name: '새팀', parentId: 1 })
  expect(known.find('본부 / 새팀')).toEqual({ kind: 'one', id: 2 })
  expect(known.find('새팀')).toEqual({ kind: 'one', id: 2 })
  expect(known.pathOf(2)).toBe('본부 / 새팀')
})

test('what several paths lack is planned once, parents first', () => {
  const known = new TeamDirectory([{ id: 1, name: '본부', parentId: null }])
  expect(planTeams(known, ['가 / 나', '가/나/다', '본부 > 라', '다', ' 본부/라'], 9)).toEqual([
    { id: -1, name: '가', parentId: null, level: 0 },
    { id: -2, name: '나', parentId: -1, level: 1 },
    { id: -3, name: '다', parentId: -2, level: 2 },
    { id: -4, name: '라', parentId: 1, level: 0 },
  ])
})

test('thousands of new paths are planned without building the directory anew', { timeout: 5_000 }, () => {
  const teams = Array.from({ length: 2_000 }, (_, index) => ({
    id: index + 1,
    name: `팀${index}`,
    parentId: null,
  }))
  const paths = Array.from({ length: 2_000 }, (_, index) => `새본부 / 새팀${index} / 파트`)
  expect(planTeams(new TeamDirectory(teams), paths, 10_000)).toHaveLength(4_001)
  expect(planTeams(new TeamDirectory(teams), paths, 500)).toHaveLength(501)
})
