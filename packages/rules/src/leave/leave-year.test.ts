import { expect, test } from 'vitest'
import { leaveYearEnd, leaveYearOf } from './leave-year.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

test.each([
  ['2024-02-29', '2025-02-27'],
  ['2023-03-01', '2024-02-29'],
  ['2025-02-28', '2026-02-27'],
  ['2026-01-01', '2026-12-31'],
])('a year from %s ends on %s', (from, end) => {
  expect(`${leaveYearEnd(day(from))}`).toBe(end)
})

test.each([
  ['2026-02-10', '2020-03-01', '2025-03-01', '2026-02-28'],
  ['2026-03-01', '2020-03-01', '2026-03-01', '2027-02-28'],
  ['2026-07-01', '1899-05-05', '2026-01-01', '2026-12-31'],
  ['2025-01-15', '2024-02-29', '2024-02-29', '2025-02-27'],
  ['2025-02-28', '2024-02-29', '2025-02-28', '2026-02-27'],
])('%s with renewal %s lies in %s to %s', (on, renewal, from, to) => {
  const year = leaveYearOf(day(on), day(renewal))
  expect([`${year.from}`, `${year.to}`]).toEqual([from, to])
})
