import { expect, test } from 'vitest'
import { parseClockTime as at } from '../work-time/clock-time.ts'
import { DEFAULT_DAY_SCHEDULE } from '../work-time/day-schedule.ts'
import { conflictDay, findConflicts, type Occupancy } from './leave-conflict.ts'

// Requests that meet, as the products of this field are known to get wrong. V- is the number of the case.
const off = (from: string, to = from, unit: Occupancy['unit'] = 'FULL', start?: string): Occupancy => ({
  from: Temporal.PlainDate.from(`2026-${from}`),
  to: Temporal.PlainDate.from(`2026-${to}`),
  unit,
  ...(start !== undefined && { start: at(start) }),
})
const half = (on: string, unit: 'AM' | 'PM') => off(on, on, unit)
const dayOf = (a: Occupancy, b: Occupancy) => conflictDay(a, b, DEFAULT_DAY_SCHEDULE)?.toString() ?? null

test.each<[string, Occupancy, Occupancy, string | null]>([
  ['V-11: two mornings', half('04-09', 'AM'), half('04-09', 'AM'), '2026-04-09'],
  ['V-11: a morning and an afternoon', half('04-09', 'AM'), half('04-09', 'PM'), null],
  ['V-11: a morning and the day', half('04-09', 'AM'), off('04-09'), '2026-04-09'],
  ['V-11: days before that overlap', off('04-09', '04-10'), off('04-08', '04-09'), '2026-04-09'],
  ['V-11: days after that overlap', off('04-09', '04-10'), off('04-10', '04-11'), '2026-04-10'],
  ['days that follow', off('04-09', '04-10'), off('04-11', '04-12'), null],
  ['V-12: half of the first of whole days', off('01-01', '01-05'), half('01-01', 'AM'), '2026-01-01'],
  ['V-13: the first day is taken', off('01-16', '01-18'), off('01-14', '01-16'), '2026-01-16'],
  ['V-13: the last day is taken', off('01-16', '01-18'), off('01-18', '01-20'), '2026-01-18'],
  ['V-15: the afternoon of a whole day', off('04-09'), half('04-09', 'PM'), '2026-04-09'],
  ['V-15: the morning of a whole day', off('04-09'), half('04-09', 'AM'), '2026-04-09'],
  [
    'V-10: the same two hours',
    off('04-09', '04-09', 'QUARTER', '09:00'),
    off('04-09', '04-09', 'QUARTER', '09:00'),
    '2026-04-09',
  ],
  [
    'V-10: two hours that begin a minute before others end',
    off('04-09', '04-09', 'QUARTER', '09:00'),
    off('04-09', '04-09', 'QUARTER', '10:59'),
    '2026-04-09',
  ],
  [
    'V-10: two hours that touch others',
    off('04-09', '04-09', 'QUARTER', '09:00'),
    off('04-09', '04-09', 'QUARTER', '11:00'),
    null,
  ],
])('%s: %#', (_name, a, b, expected) => {
  expect([dayOf(a, b), dayOf(b, a)]).toEqual([expected, expected])
})

const met = (wanted: Occupancy[], existing: Occupancy[]) =>
  wanted.flatMap((one) => findConflicts(one, existing, DEFAULT_DAY_SCHEDULE))

test('V-12: the free half of a day among whole ones is taken once', () => {
  const existing = [off('01-01', '01-02'), half('01-03', 'AM'), off('01-04', '01-05')]
  const other = half('01-03', 'PM')
  expect(met([other], existing)).toEqual([])
  expect(met([other], [...existing, other])).toEqual([other])
})

test('V-12: days that end with a morning leave its afternoon, not the day, to those that follow', () => {
  const last = half('01-05', 'AM')
  const existing = [off('01-01', '01-04'), last]
  expect(met([off('01-04', '01-07')], existing)).toEqual(existing)
  expect(met([half('01-05', 'PM'), off('01-06', '01-07')], existing)).toEqual([])
})

test('V-13: a request may collide with several', () => {
  const existing = [off('01-16', '01-18'), off('01-19', '01-20')]
  expect(met([off('01-18', '01-19')], existing)).toEqual(existing)
})
