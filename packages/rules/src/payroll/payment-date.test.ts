import { expect, test } from 'vitest'
import { defaultPaymentDate } from './payment-date.ts'

test.each([
  ['2026-08', '2026-09-07'], // Saturday
  ['2026-06', '2026-07-06'], // Sunday
  ['2026-01', '2026-02-05'],
  ['2026-04', '2026-05-05'], // a holiday does not move it
  ['2024-12', '2025-01-06'],
  ['2025-11', '2025-12-05'],
])('wages of %s are paid on %s', (month, date) => {
  expect(`${defaultPaymentDate(Temporal.PlainYearMonth.from(month))}`).toBe(date)
})
