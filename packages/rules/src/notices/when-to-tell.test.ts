import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterQuiet, nextDigest } from './when-to-tell.ts'

const at = (text: string) => Temporal.PlainDateTime.from(text)
const isWorkDay = (day: Temporal.PlainDate) => day.dayOfWeek <= 5
const night = { from: 22 * 60, to: 7 * 60, daysOff: false }
const lunch = { from: 12 * 60, to: 13 * 60, daysOff: false }
const never = { from: null, to: null, daysOff: false }

test.each([
  ['2026-11-23T21:59', night, '2026-11-23T21:59'],
  ['2026-11-23T22:00', night, '2026-11-24T07:00'],
  ['2026-11-23T23:59:59', night, '2026-11-24T07:00'],
  ['2026-11-24T00:00', night, '2026-11-24T07:00'],
  ['2026-11-24T06:59', night, '2026-11-24T07:00'],
  ['2026-11-24T07:00', night, '2026-11-24T07:00'],
  ['2026-12-31T22:00', night, '2027-01-01T07:00'],
  ['2026-11-23T11:59', lunch, '2026-11-23T11:59'],
  ['2026-11-23T12:00', lunch, '2026-11-23T13:00'],
  ['2026-11-23T13:00', lunch, '2026-11-23T13:00'],
  ['2026-11-23T03:00', never, '2026-11-23T03:00'],
  // Saturday: until Monday; with a quiet night until Monday morning.
  ['2026-11-28T10:00', { ...never, daysOff: true }, '2026-11-30T00:00'],
  ['2026-11-28T10:00', { ...night, daysOff: true }, '2026-11-30T07:00'],
  ['2026-11-27T22:30', { ...night, daysOff: true }, '2026-11-30T07:00'],
  ['2026-11-28T10:00', night, '2026-11-28T10:00'],
])('what would leave at %s leaves then or after the quiet time', (moment, quiet, leaves) => {
  expect(afterQuiet(at(moment), quiet, isWorkDay).toString()).toBe(at(leaves).toString())
})

test.each([
  ['2026-11-23T08:29', '2026-11-23T08:30'],
  ['2026-11-23T08:30', '2026-11-24T08:30'],
  ['2026-12-31T09:00', '2027-01-01T08:30'],
])('what is told at %s is in the digest of %s', (moment, digest) => {
  expect(nextDigest(at(moment), 510).toString()).toBe(at(digest).toString())
})

test('what leaves never leaves earlier, never in the quiet time, and waits no longer than it has to', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 * 24 * 14 }),
      minute,
      minute,
      fc.boolean(),
      (shift, from, to, daysOff) => {
        fc.pre(from !== to)
        const quiet = { from, to, daysOff }
        const moment = at('2026-11-23T00:00').add({ minutes: shift })
        const leaves = afterQuiet(moment, quiet, isWorkDay)
        expect(Temporal.PlainDateTime.compare(leaves, moment)).toBeGreaterThanOrEqual(0)
        expect(afterQuiet(leaves, quiet, isWorkDay).equals(leaves)).toBe(true)
        const justBefore = leaves.subtract({ minutes: 1 })
        const waits = Temporal.PlainDateTime.compare(justBefore, moment) >= 0 ? justBefore : leaves
        expect(afterQuiet(waits, quiet, isWorkDay).equals(leaves)).toBe(true)
      },
    ),
  )
})

test('a company that never works does not hold a message for ever', () => {
  const leaves = afterQuiet(at('2026-11-23T00:00'), { ...never, daysOff: true }, () => false)
  expect(leaves.since(at('2026-11-23T00:00')).total({ unit: 'days' })).toBe(200)
})
