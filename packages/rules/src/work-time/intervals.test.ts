import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClockTime, parseClockTime } from './clock-time.ts'
import { coveredMinutes, intersection, lengthOf, mergeIntervals, type Interval } from './interval.ts'
import { nightMinutes } from './night-minutes.ts'
import { normalizeInterval } from './normalize-interval.ts'
import { splitByDayChange, workingDayOf } from './working-day.ts'

const time = (text: string): Temporal.PlainDateTime => Temporal.PlainDateTime.from(text)
const span = (start: string, end: string): Interval => ({ start: time(start), end: time(end) })
const anyTime = fc
  .integer({ min: 0, max: 60 * 24 * 900 })
  .map((minutes) => time('2026-01-01T00:00').add({ minutes }))
const anySpan = fc
  .tuple(anyTime, fc.integer({ min: 0, max: 60 * 24 * 4 }))
  .map(([start, minutes]) => ({ start, end: start.add({ minutes }) }))

test.each([
  ['09:00', '18:00', '2026-02-28T18:00:00', 540],
  ['22:00', '02:00', '2026-03-01T02:00:00', 240],
  ['22:00', '26:00', '2026-03-01T02:00:00', 240],
  ['18:00', '24:00', '2026-03-01T00:00:00', 360],
  ['09:00', '09:00', '2026-02-28T09:00:00', 0],
  ['10:00', '33:00', '2026-03-01T09:00:00', 1380],
  ['25:00', '02:30', '2026-03-01T02:30:00', 90],
  ['09:00:59', '18:00:30', '2026-02-28T18:00:00', 540],
])('%s to %s ends at %s after %d minutes', (start, end, at, minutes) => {
  const interval = normalizeInterval(Temporal.PlainDate.from('2026-02-28'), start, end)
  expect([`${interval.end}`, interval.minutes]).toEqual([at, minutes])
})

test.each(['', '9', '24:60', '48:00', '-1:00', '12:00:60', '１２:00', '12:00 '])('%j is no time', (text) => {
  expect(() => parseClockTime(text)).toThrow(RangeError)
})

test('a time of the next day cannot end before it starts', () => {
  expect(() => normalizeInterval(Temporal.PlainDate.from('2026-01-01'), '30:00', '28:00')).toThrow(RangeError)
})

test('written times read back as they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2879 }), (minutes) => {
      expect(parseClockTime(formatClockTime(minutes))).toBe(minutes)
    }),
  )
})

test.each([
  ['2026-11-21T05:59', 360, '2026-11-20'],
  ['2026-11-21T06:00', 360, '2026-11-21'],
  ['2026-11-21T00:00', 360, '2026-11-20'],
  ['2026-11-21T00:00', 0, '2026-11-21'],
  ['2027-01-01T03:59', 240, '2026-12-31'],
])('%s with the change at %d belongs to %s', (at, change, workingDay) => {
  expect(`${workingDayOf(time(at), change)}`).toBe(workingDay)
})

test.each([
  ['2026-11-20T23:00', '2026-11-21T06:00', 360, [420]],
  ['2026-11-21T06:00', '2026-11-22T06:00', 360, [1440]],
  ['2026-11-21T05:00', '2026-11-21T07:00', 360, [60, 60]],
  ['2026-11-21T00:00', '2026-11-22T00:00', 0, [1440]],
  ['2026-11-20T20:00', '2026-11-22T07:00', 360, [600, 1440, 60]],
  ['2026-11-21T09:00', '2026-11-21T09:00', 360, [0]],
])('%s to %s with the change at %d has the parts %j', (start, end, change, minutes) => {
  const split = splitByDayChange(span(start, end), change)
  expect(split.parts.map((part) => part.minutes)).toEqual(minutes)
  expect(split.error).toBe(minutes.length === 1 ? null : 'INVALID_TIME')
})

test('splitting keeps every minute and each part inside its working day', () => {
  fc.assert(
    fc.property(anySpan, fc.integer({ min: 0, max: 1439 }), (interval, change) => {
      const { parts } = splitByDayChange(interval, change)
      expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(lengthOf(interval))
      for (const part of parts.filter((one) => one.minutes > 0)) {
        expect(`${workingDayOf(part.start, change)}`).toBe(`${part.workingDay}`)
        expect(`${workingDayOf(part.end.subtract({ minutes: 1 }), change)}`).toBe(`${part.workingDay}`)
      }
    }),
  )
})

test.each<[string, string, [string, string][], number]>([
  ['2026-11-20T09:00', '2026-11-20T22:00', [], 0],
  ['2026-11-20T22:00', '2026-11-21T06:00', [], 480],
  ['2026-11-20T21:59', '2026-11-20T22:01', [], 1],
  ['2026-11-21T05:59', '2026-11-21T09:00', [], 1],
  ['2026-11-20T18:00', '2026-11-21T09:00', [['2026-11-20T21:30', '2026-11-20T22:30']], 450],
  [
    '2026-11-20T22:00',
    '2026-11-21T06:00',
    [
      ['2026-11-20T23:00', '2026-11-21T00:00'],
      ['2026-11-20T23:30', '2026-11-21T00:30'],
    ],
    390,
  ],
  ['2026-11-20T22:00', '2026-11-21T06:00', [['2026-11-20T00:00', '2026-11-22T00:00']], 0],
  ['2026-11-20T20:00', '2026-11-22T07:00', [], 960],
])('%s to %s without %j has %4$d minutes of night', (start, end, excluded, minutes) => {
  const exclusions = excluded.map(([from, to]) => span(from, to))
  expect(nightMinutes(span(start, end), exclusions)).toBe(minutes)
})

test('night minutes agree with counting minute by minute', () => {
  const short = fc
    .tuple(anyTime, fc.integer({ min: 0, max: 2000 }))
    .map(([start, minutes]) => ({ start, end: start.add({ minutes }) }))
  fc.assert(
    fc.property(short, (interval) => {
      let counted = 0
      for (
        let at = interval.start;
        Temporal.PlainDateTime.compare(at, interval.end) < 0;
        at = at.add({ minutes: 1 })
      ) {
        if (at.hour >= 22 || at.hour < 6) counted += 1
      }
      expect(nightMinutes(interval)).toBe(counted)
    }),
    { numRuns: 30 },
  )
})

test('merged intervals are apart, and what they cover is never more than the whole', () => {
  fc.assert(
    fc.property(anySpan, fc.array(anySpan, { maxLength: 6 }), (interval, others) => {
      const merged = mergeIntervals([...others, interval])
      merged.slice(1).forEach((one, index) => {
        expect(Temporal.PlainDateTime.compare(merged[index]?.end ?? one.end, one.start)).toBe(-1)
      })
      expect(coveredMinutes(interval, others)).toBeLessThanOrEqual(lengthOf(interval))
      expect(coveredMinutes(interval, [interval])).toBe(lengthOf(interval))
      for (const other of others) expect(intersection(interval, other)).toEqual(intersection(other, interval))
    }),
  )
})
