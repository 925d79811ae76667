import { expect, test } from 'vitest'
import { freeToDeleteFrom } from './retention.ts'

test.each([
  ['2026-01-01', 1, '2028-01-01'],
  ['2026-12-31', 1, '2028-01-01'],
  ['2024-02-29', 3, '2028-01-01'],
  ['2026-06-15', 10, '2037-01-01'],
])('what ended on %s and is kept for %i years may go from %s on', (endedOn, years, from) => {
  expect(freeToDeleteFrom(Temporal.PlainDate.from(endedOn), years).toString()).toBe(from)
})
