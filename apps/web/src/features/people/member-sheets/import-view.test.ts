import { expect, test } from 'vitest'
import {
  countAddresses,
  isPastedTable,
  pathOf,
  peopleOf,
  progressOf,
  showsProblemsOnly,
  stepOf,
} from './import-view.ts'
import { readImportSearch } from './import-search.ts'
import { teamOptions } from '../directory/people-queries.ts'

test('nonsense in the address is left out', () => {
  expect(readImportSearch({ import: '12', by: 'paste', only: 'problems', page: '3' })).toEqual({
    import: 12,
    by: 'paste',
    only: 'problems',
    page: 3,
  })
  expect(readImportSearch({ import: 'x', by: 'magic', only: 1, page: '1.5' })).toEqual({})
  expect(readImportSearch({ import: '-4' })).toEqual({})
})

test('the state of the import is the step', () => {
  expect(stepOf(undefined)).toBe('choose')
  expect(stepOf({ state: 'PREVIEW' })).toBe('check')
  for (const state of ['RUNNING', 'STOPPED', 'DONE'] as const) expect(stepOf({ state })).toBe('run')
})

test('a preview shows all lines, what has started those with problems', () => {
  expect(showsProblemsOnly({}, 'check')).toBe(false)
  expect(showsProblemsOnly({}, 'run')).toBe(true)
  expect(showsProblemsOnly({ only: 'problems' }, 'check')).toBe(true)
  expect(showsProblemsOnly({ only: 'all' }, 'run')).toBe(false)
})

test('what has ended is progress, however it ended', () => {
  const counts = { total: 10, ready: 4, problem: 0, invited: 3, skipped: 2, failed: 1 }
  expect(progressOf({ counts })).toEqual({ done: 6, total: 10 })
})

test('nobody of a preview is invited yet', () => {
  const counts = { total: 10, ready: 4, problem: 0, invited: 3, skipped: 2, failed: 1 }
  expect(peopleOf({ state: 'PREVIEW', counts: { ...counts, invited: 0 } })).toEqual({ planned: 4 })
  expect(peopleOf({ state: 'RUNNING', counts })).toEqual({ invited: 3, total: 7 })
})

test('addresses are counted while they are typed', () => {
  expect(countAddresses('')).toBe(0)
  expect(countAddresses('홍길동 <a@b.kr>; c@d.kr\ne@f, @')).toBe(2)
})

test('a team is named by its path', () => {
  const teams = teamOptions([
    { team_id: 1, team_name: '본부', team_parent_id: null },
    { team_id: 2, team_name: '서버팀', team_parent_id: 1 },
    { team_id: 0, team_name: 'NOT_ASSIGNED', team_parent_id: null },
  ])
  expect(teams.map((team) => team.id)).toEqual([1, 2])
  expect([pathOf(teams, 2), pathOf(teams, 1), pathOf(teams, null)]).toEqual(['본부 / 서버팀', '본부', ''])
})

test('cells with headings are a table, names and addresses between tabs are not', () => {
  expect(isPastedTable('\n이름\t이메일\t팀\n홍길동\ta@b.kr\t개발팀')).toBe(true)
  expect(isPastedTable('홍길동\ta@b.kr\n김지원\tc@d.kr')).toBe(false)
  expect(isPastedTable('이름, 이메일\na@b.kr\t홍길동')).toBe(false)
  expect(isPastedTable('')).toBe(false)
})
