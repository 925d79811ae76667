import { expect, test } from 'vitest'
import { daysOfWeek, readTeamSearch } from './team-view.ts'

test('an address that makes no sense is the day of today of everybody', () => {
  expect(readTeamSearch({ view: 'year', date: '2026-13-01', team: 'x', page: 1 })).toEqual({})
  expect(readTeamSearch({ view: 'week', date: '2026-11-16', team: 2, find: '김', page: 3 })).toEqual({
    view: 'week',
    date: '2026-11-16',
    team: 2,
    find: '김',
    page: 3,
  })
})

test('a week goes on over the end of a month', () => {
  expect(daysOfWeek('2026-11-30').at(-1)).toBe('2026-12-06')
})
