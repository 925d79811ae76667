import { expect, test } from 'vitest'
import { boundsOfPeriod, isNarrower, outsideDay, WIDEST_BOUNDS } from './work-bounds.ts'

const BOUNDS = { dayMinMinutes: 300, dayMaxMinutes: 600, weekMinMinutes: 2100, weekMaxMinutes: 2880 }

test.each<[number, number, 'SHORT' | 'LONG' | null]>([
  [299, 480, 'SHORT'],
  [300, 480, null],
  [600, 480, null],
  [601, 480, 'LONG'],
  // Half a day of leave leaves four hours due.
  [240, 240, null],
  [239, 240, 'SHORT'],
  // Nothing is due on a day off.
  [60, 0, null],
  [601, 0, 'LONG'],
])('%i minutes of a day on which %i were due: %s', (workedMinutes, dueMinutes, expected) => {
  expect(outsideDay(BOUNDS, { workedMinutes, dueMinutes })).toBe(expected)
})

test('only what is narrower than the law says something', () => {
  expect(isNarrower(WIDEST_BOUNDS)).toBe(false)
  expect(isNarrower({ ...WIDEST_BOUNDS, weekMaxMinutes: 3600 })).toBe(false)
  for (const one of Object.keys(BOUNDS) as (keyof typeof BOUNDS)[])
    expect([one, isNarrower({ ...WIDEST_BOUNDS, [one]: BOUNDS[one] })]).toEqual([one, true])
})

test('a company that has said nothing finds no day outside', () => {
  expect(outsideDay(WIDEST_BOUNDS, { workedMinutes: 0, dueMinutes: 480 })).toBeNull()
  expect(outsideDay(WIDEST_BOUNDS, { workedMinutes: 1440, dueMinutes: 480 })).toBeNull()
})

test('a period has its share of weeks, and nobody owes more than is due', () => {
  expect(boundsOfPeriod(BOUNDS, { days: 7, dueMinutes: 2400 })).toEqual({
    minMinutes: 2100,
    maxMinutes: 2880,
  })
  expect(boundsOfPeriod(BOUNDS, { days: 30, dueMinutes: 10_000 })).toEqual({
    minMinutes: 9000,
    maxMinutes: 12_342,
  })
  // A week of which two days are left after holidays and leave.
  expect(boundsOfPeriod(BOUNDS, { days: 7, dueMinutes: 960 }).minMinutes).toBe(960)
  expect(boundsOfPeriod(BOUNDS, { days: 7, dueMinutes: -480 }).minMinutes).toBe(0)
})
