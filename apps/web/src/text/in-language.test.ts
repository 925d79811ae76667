import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysIn, grouped } from './in-language.ts'

test('numbers are written as the browser would write them', () => {
  const thousandths = fc.integer({ min: -2_000_000_000_000, max: 2_000_000_000_000 }).map((n) => n / 1000)
  fc.assert(
    fc.property(fc.oneof(fc.integer(), thousandths), (value) => {
      expect(grouped(value)).toBe((value || 0).toLocaleString('en-US'))
    }),
  )
})

test('days in three languages', () => {
  expect(daysIn('ko', 0.5)).toBe('0.5일')
  expect(daysIn('ja', 1020)).toBe('1,020日')
  expect([daysIn('en', 1), daysIn('en', 0.125)]).toEqual(['1 day', '0.125 days'])
})
