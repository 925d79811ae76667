import { expect, test } from 'vitest'
import {
  bookableSpan,
  freeAround,
  freeSpans,
  fullHours,
  hoursFor,
  minuteAt,
  overlaps,
  shareOf,
  snap,
} from './grid-time.ts'

const HOURS = { start: 420, end: 1320 }
const h = (hour: number, minute = 0) => hour * 60 + minute

test('hours are 07 to 22 and widen to whole hours for what lies outside', () => {
  expect(hoursFor([])).toEqual(HOURS)
  expect(hoursFor([{ start: h(6, 30), end: h(7, 30) }])).toEqual({ start: h(6), end: h(22) })
  expect(hoursFor([{ start: h(22), end: h(23, 15) }])).toEqual({ start: h(7), end: h(24) })
  expect(fullHours({ start: h(7), end: h(9) })).toEqual([h(7), h(8)])
})

test('minutes and shares turn into each other and stay inside', () => {
  expect(shareOf(h(7), HOURS)).toBe(0)
  expect(shareOf(h(14, 30), HOURS)).toBe(0.5)
  expect(minuteAt(0.5, HOURS)).toBe(h(14, 30))
  expect(shareOf(h(3), HOURS)).toBe(0)
  expect(minuteAt(1.7, HOURS)).toBe(h(22))
})

test.each([
  [h(9, 7), h(9)],
  [h(9, 8), h(9, 15)],
  [h(9, 53), h(10)],
])('%i snaps to %i', (minute, snapped) => expect(snap(minute)).toBe(snapped))

test('bookings that touch do not overlap', () => {
  expect(overlaps({ start: h(9), end: h(10) }, { start: h(10), end: h(11) })).toBe(false)
  expect(overlaps({ start: h(9), end: h(10, 15) }, { start: h(10), end: h(11) })).toBe(true)
})

test('the free room around a minute ends at the neighbours', () => {
  const taken = [
    { start: h(9), end: h(10) },
    { start: h(13), end: h(14) },
  ]
  expect(freeAround(h(11), taken, HOURS)).toEqual({ start: h(10), end: h(13) })
  expect(freeAround(h(10), taken, HOURS)).toEqual({ start: h(10), end: h(13) })
  expect(freeAround(h(13, 30), taken, HOURS)).toBeUndefined()
  expect(freeAround(h(6), taken, HOURS)).toBeUndefined()
})

test('free times leave out slivers and what is taken', () => {
  const taken = [
    { start: h(13), end: h(14) },
    { start: h(7, 10), end: h(9) },
  ]
  expect(freeSpans(taken, HOURS)).toEqual([
    { start: h(9), end: h(13) },
    { start: h(14), end: h(22) },
  ])
  expect(freeSpans([{ start: 0, end: 1440 }], HOURS)).toEqual([])
})

test('what is over cannot be booked, the running quarter can', () => {
  const now = { day: '2026-11-23', minute: h(9, 20) }
  expect(bookableSpan('2026-11-23', now).start).toBe(h(9, 15))
  expect(bookableSpan('2026-11-24', now).start).toBe(0)
  const past = bookableSpan('2026-11-22', now)
  expect(past.start).toBe(past.end)
})
