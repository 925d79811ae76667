import { expect, test } from 'vitest'
import type { LeaveEvent, LeaveYear } from '../index.ts'
import { expiriesOf, monthsOf, placeOf, rangesOf, segmentsOf, spansOf, yearOrCurrent } from './year-strip.ts'

const grant = {
  kind: 'ANNUAL',
  granted_on: '2026-02-03',
  expires_on: '2027-02-02',
  article: '',
  memo: '',
} as const
const year: LeaveYear = {
  vac_id: 1,
  user_id: 4,
  ordinal_year: 3,
  start_date: '2026-02-03',
  end_date: '2027-02-02',
  is_current: true,
  law_vac_days: 15,
  monthly_days: 0,
  add_vac_days: 0,
  extra_vac_days: 0,
  compensatory_days: 0,
  alternative_days: 0,
  hospital_days: 0,
  custom_days: 0,
  total_days: 15,
  used_vac_days: 5.5,
  held_vac_days: 1.5,
  carried_days: 0,
  expired_days: 0,
  uncovered_days: 0,
  remaining_days: 9.5,
  available_days: 8,
  memo: '',
  grants: [{ ...grant, granted_days: 15, deducted_days: 0, days: 15, used_days: 5.5, held_days: 1.5 }],
}

const event = (id: number, status: LeaveEvent['drf_status'], dates: string[]): LeaveEvent => ({
  wk_event_id: id,
  wk_start_date: dates[0]!,
  wk_end_date: dates.at(-1)!,
  user_id: 4,
  username: '정하나',
  team_name: '웹팀',
  wk_event: 'VACATION:ANNUAL:FULL',
  event_name: '연차',
  wk_location: '',
  wk_occasion_date: null,
  wk_occasion_case: null,
  frees_work: true,
  comp_minutes: 0,
  evt_start_time: null,
  evt_end_time: null,
  wk_comment: '',
  applied_days: dates.length,
  applied_minutes: dates.length * 480,
  counted_days: dates.map((date) => ({ date, days: 1, minutes: 480 })),
  cancel_days: [],
  canceled_days: [],
  drf_id: id,
  drf_status: status,
  cancel_drf_id: null,
  alter_of: null,
  is_fixed: false,
  abilities: { change: false, cancel: true, ask_cancel: false, move_occasion: false },
})

test('the parts of the year add up to what was granted; what is zero is left out', () => {
  const parts = segmentsOf(year)
  expect(parts.map(({ kind }) => kind)).toEqual(['used', 'held', 'left'])
  expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(year.total_days)
})

test('the first day lies at the start, a day past the end at the end', () => {
  expect(placeOf('2026-02-03', year)).toBe(0)
  expect(placeOf('2026-08-04', year)).toBeCloseTo((182 / 365) * 100)
  expect(placeOf('2027-06-01', year)).toBe(100)
})

test('days in a row are one bar, a weekend or another state begins a new one', () => {
  const events = [
    event(1, 'APPROVED', ['2026-12-15', '2026-12-16']),
    event(2, 'REQUESTED', ['2026-12-17']),
    event(3, 'APPROVED', ['2026-12-21']),
    event(4, 'DENIED', ['2026-12-22']),
  ]
  const spans = spansOf(year, events)
  expect(spans.map(({ date, isPending }) => [date, isPending])).toEqual([
    ['2026-12-15', false],
    ['2026-12-17', true],
    ['2026-12-21', false],
  ])
  expect(spans[0]!.width).toBeCloseTo(200 / 365)
})

test('leave beyond the year is not drawn in it', () => {
  expect(spansOf(year, [event(1, 'APPROVED', ['2027-02-02', '2027-02-03'])])).toHaveLength(1)
})

test('months begin within the year', () => {
  const months = monthsOf(year)
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-03-01', '2027-02-01', 12])
})

test('grants that end together are lost together, less what is used or asked for', () => {
  const figures = { granted_days: 1, deducted_days: 0, days: 1, used_days: 0.25, held_days: 0 }
  const monthly = { ...grant, kind: 'MONTHLY' as const, ...figures }
  const other = { ...monthly, expires_on: '2026-12-31' }
  expect(expiriesOf({ grants: [monthly, monthly, other] })).toEqual([
    { date: '2026-12-31', days: 0.75 },
    { date: '2027-02-02', days: 1.5 },
  ])
})

test('behind the current year the next one is looked at too, without a gap and at most 366 days each', () => {
  expect(rangesOf(year)).toEqual([
    ['2026-02-03', '2027-02-02'],
    ['2027-02-03', '2028-02-02'],
  ])
  expect(rangesOf({ ...year, is_current: false })).toHaveLength(1)
})

test('the address may name a year; else the current one is shown', () => {
  const past = { ...year, ordinal_year: 2, is_current: false }
  expect(yearOrCurrent([year, past], 2)).toBe(past)
  expect(yearOrCurrent([year, past], 9)).toBe(year)
  expect(yearOrCurrent([], 1)).toBeUndefined()
})
