import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completedMonths, completedYears, dayAfterMonths, dayAfterYears } from './legal-period.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => day('1990-01-01').add({ days }))

test.each([
  ['2025-01-31', 1, '2025-03-01'],
  ['2024-01-31', 1, '2024-03-01'],
  ['2024-02-29', 12, '2025-03-01'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-08-31', 1, '2026-10-01'],
  ['2026-11-30', 3, '2027-03-01'],
  ['2026-03-15', 1, '2026-04-15'],
])('%s plus %d months gives a right on %s', (start, months, arises) => {
  expect(`${dayAfterMonths(day(start), months)}`).toBe(arises)
  expect(completedMonths(day(start), day(arises))).toBe(months)
  expect(completedMonths(day(start), day(arises).subtract({ days: 1 }))).toBe(months - 1)
})

test('completed months and the day a right arises are each other’s inverse', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 12_000 }), (start, days) => {
      const on = start.add({ days })
      const months = completedMonths(start, on)
      expect(Temporal.PlainDate.compare(dayAfterMonths(start, months), on)).toBeLessThanOrEqual(0)
      expect(Temporal.PlainDate.compare(dayAfterMonths(start, months + 1), on)).toBe(1)
    }),
  )
})

test('years before hiring are not completed', () => {
  expect(completedYears(day('2026-05-01'), day('2025-05-01'))).toBe(0)
  expect(`${dayAfterYears(day('2026-05-01'), 1)}`).toBe('2027-05-01')
})
