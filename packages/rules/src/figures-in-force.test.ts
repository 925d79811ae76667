import { expect, test } from 'vitest'
import { figuresInForce } from './figures-in-force.ts'

const ROWS = [
  { from: '2026-01-01', rate: 2 },
  { from: '2025-01-01', rate: 1 },
  { from: '2027-01-01', rate: 3 },
]

test.each([
  ['2025-01-01', 1],
  ['2025-12-31', 1],
  ['2026-01-01', 2],
  ['2099-06-01', 3],
])('on %s the row %d is in force', (on, rate) => {
  expect(figuresInForce(ROWS, Temporal.PlainDate.from(on)).rate).toBe(rate)
})

test('a day before the first row has no figures', () => {
  expect(() => figuresInForce(ROWS, Temporal.PlainDate.from('2024-12-31'))).toThrow(RangeError)
})
