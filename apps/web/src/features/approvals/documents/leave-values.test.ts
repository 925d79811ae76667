import { expect, test } from 'vitest'
import { knownUnit, leaveOf, leftOutDays } from './leave-values.ts'

test('a leave document is read field by field', () => {
  const values = {
    wk_event: 'VACATION:ANNUAL:PM',
    wk_start_date: '2026-11-24',
    wk_end_date: '2026-11-24',
    evt_start_time: '14:00:00',
    evt_end_time: '18:00:00',
    applied_days: 0.5,
    v_days_before: 10,
    v_days_after: 9.5,
  }
  expect(leaveOf(values)).toEqual({
    unit: 'PM',
    from: '2026-11-24',
    to: '2026-11-24',
    start: '14:00',
    end: '18:00',
    days: 0.5,
    before: 10,
    after: 9.5,
  })
})

test('other documents and broken values are no leave; missing parts are unknown', () => {
  expect(leaveOf({})).toBeNull()
  expect(leaveOf({ wk_event: 'WORK:REMOTE', wk_start_date: '2026-11-24' })).toBeNull()
  expect(leaveOf({ wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: 'soon' })).toBeNull()
  expect(
    leaveOf({ wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-24', applied_days: '1' }),
  ).toMatchObject({ to: '2026-11-24', days: null, before: null })
  expect(knownUnit('SABBATICAL')).toBe('OTHER')
})

test('weekends and holidays between the days are left out', () => {
  expect(leftOutDays('2026-12-24', '2026-12-28', ['2026-12-24', '2026-12-28'])).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
  ])
  expect(leftOutDays('2026-12-24', '2026-12-24', ['2026-12-24'])).toEqual([])
  expect(leftOutDays('2026-01-01', '9999-12-31', [])).toHaveLength(400)
})
