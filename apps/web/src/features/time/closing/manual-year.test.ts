import { expect, test } from 'vitest'
import { follow, nextYear } from './manual-year.ts'

test('the first year is the calendar year; the next ones end on the day of the month on which the last one ended', () => {
  const first = nextYear(undefined, '2026-11-23')
  expect(first.year).toBe(2026)
  expect(first.periods.slice(0, 2)).toEqual([
    { start_date: '2026-01-01', end_date: '2026-01-31' },
    { start_date: '2026-02-01', end_date: '2026-02-28' },
  ])
  const second = nextYear('2026-12-25', '2026-11-23')
  expect(second.year).toBe(2027)
  expect([second.periods[0], second.periods.at(-1)]).toEqual([
    { start_date: '2026-12-26', end_date: '2027-01-25' },
    { start_date: '2027-11-26', end_date: '2027-12-25' },
  ])
  expect(nextYear('2027-12-31', '2026-11-23').periods[1]!.end_date).toBe('2028-02-29')
})

test('a period begins the day after the one before it', () => {
  expect(follow('2026-01-01', ['2026-01-25', '2026-02-25'])).toEqual([
    { start_date: '2026-01-01', end_date: '2026-01-25' },
    { start_date: '2026-01-26', end_date: '2026-02-25' },
  ])
})
