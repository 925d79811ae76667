import { expect, test } from 'vitest'
import type { Booking } from './meeting-queries.ts'
import { takenDays, windowsOf } from './use-taken-days.ts'

test('days are asked for in ranges of at most six weeks', () => {
  expect(windowsOf(['2026-11-23', '2026-11-30', '2027-01-03', '2027-01-04', '2027-03-01'])).toEqual([
    { from: '2026-11-23', to: '2027-01-03' },
    { from: '2027-01-04', to: '2027-01-04' },
    { from: '2027-03-01', to: '2027-03-01' },
  ])
  expect(windowsOf([])).toEqual([])
})

test('a day is taken by what overlaps, not by what touches', () => {
  const booking = (date: string, start_time: string, end_time: string) =>
    ({ date, start_time, end_time }) as Booking
  const bookings = [
    booking('2026-11-23', '09:00:00', '10:00:00'),
    booking('2026-11-30', '10:45:00', '12:00:00'),
    booking('2026-12-01', '10:00:00', '11:00:00'),
  ]
  expect([...takenDays(['2026-11-23', '2026-11-30'], { start: 600, end: 660 }, bookings).keys()]).toEqual([
    '2026-11-30',
  ])
})
