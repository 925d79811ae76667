import { expect, test } from 'vitest'
import { calendarYears, wholeYear } from './calendar-years.ts'

test('a year of leave lies in one calendar year or in two', () => {
  expect(calendarYears('2026-01-01', '2026-12-31')).toEqual(['2026'])
  expect(calendarYears('2025-03-04', '2026-03-03')).toEqual(['2026', '2025'])
})

test('a year is downloaded until 31 December', () => {
  expect(wholeYear('2026')).toEqual({ start_date: '2026-01-01', end_date: '2026-12-31' })
})
