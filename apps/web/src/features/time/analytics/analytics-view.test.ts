import { expect, test } from 'vitest'
import {
  averageOf,
  type Figures,
  largestTeams,
  readAnalyticsSearch,
  teamKey,
  teamsOf,
} from './analytics-view.ts'

const figures = (member_count: number, work_minutes = 0): Figures => ({
  member_count,
  worked_days: 0,
  work_minutes,
  overtime_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  leave_minutes: 0,
  late_days: 0,
})

test('an address that makes no sense is the week of today', () => {
  expect(readAnalyticsSearch({ view: 'year', date: '2026-02-30', team: 'x' })).toEqual({})
  expect(readAnalyticsSearch({ view: 'month', date: '2026-02-28', team: 3 })).toEqual({
    view: 'month',
    date: '2026-02-28',
    team: 3,
  })
})

test('an average is of all people, and of nobody nothing', () => {
  expect(averageOf(figures(3, 1000), 'work')).toBe(333)
  expect(averageOf(figures(0), 'work')).toBe(0)
})

const team = (team_name: string, n: number) => ({
  team_id: n || null,
  team_name,
  current: figures(n),
  before: figures(n),
})

test('the largest teams stay in their order', () => {
  const names = largestTeams([team('가', 3), team('나', 1), team('다', 5)], 2).map((one) => one.team_name)
  expect(names).toEqual(['가', '다'])
})

test('chosen teams stay in their order, those of no team among them', () => {
  const teams = [team('가', 3), team('나', 1), team('', 0)]
  const keys = teams.map(teamKey).toReversed()
  expect(teamsOf(teams, keys)).toEqual(teams)
  expect(teamsOf(teams, ['none', '3'])).toEqual([teams[0], teams[2]])
})
