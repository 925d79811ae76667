import { expect, test } from 'vitest'
import { movePeriod, periodEnd, periodStart } from './period.ts'

test('a week starts on Monday and ends on Sunday, over the turn of a year too', () => {
  expect([periodStart('2026-11-22', 'week'), periodEnd('2026-11-16', 'week')]).toEqual([
    '2026-11-16',
    '2026-11-22',
  ])
  expect([periodStart('2027-01-01', 'week'), periodEnd('2027-01-01', 'week')]).toEqual([
    '2026-12-28',
    '2027-01-03',
  ])
  expect(movePeriod('2026-11-22', 'week', 1)).toBe('2026-11-23')
})

test('months move without falling over short ones', () => {
  expect(movePeriod('2026-01-31', 'month', 1)).toBe('2026-02-01')
  expect(movePeriod('2026-01-15', 'month', -1)).toBe('2025-12-01')
  expect(periodEnd('2028-02-10', 'month')).toBe('2028-02-29')
})

test('days and years move by one', () => {
  expect(movePeriod('2026-12-31', 'day', 1)).toBe('2027-01-01')
  expect([periodStart('2026-05-05', 'year'), periodEnd('2026-05-05', 'year')]).toEqual([
    '2026-01-01',
    '2026-12-31',
  ])
})
