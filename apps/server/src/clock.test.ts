import { expect, test } from 'vitest'
import { startClock } from './clock.ts'
import { readSettings } from './config.ts'

const TEST_CLOCK = '2026-12-31T23:50+09:00'

test('a test sets where the clock begins, and it goes on from there', () => {
  const { testClock } = readSettings({ TEST_CLOCK })
  const clock = startClock(testClock)
  const [first, second] = [clock(), clock()]
  expect(Temporal.Instant.compare(first, testClock!)).toBeGreaterThanOrEqual(0)
  expect(Temporal.Instant.compare(second, first)).toBeGreaterThanOrEqual(0)
  expect(first.toZonedDateTimeISO('Asia/Seoul').year).toBe(2026)
})

test('without the setting the clock is the real one', () => {
  expect(readSettings({}).testClock).toBeNull()
  expect(readSettings({ TEST_CLOCK: '' }).testClock).toBeNull()
  const apart = startClock(null)().until(Temporal.Now.instant())
  expect(Temporal.Duration.compare(apart, { minutes: 1 })).toBe(-1)
})

test('in production a clock of a test is refused, and so is what is no moment', () => {
  expect(() => readSettings({ TEST_CLOCK, NODE_ENV: 'production' })).toThrow(/^TEST_CLOCK .*production/)
  expect(() => readSettings({ TEST_CLOCK: '2026-12-31' })).toThrow('TEST_CLOCK is "2026-12-31", but must be')
})
