import { parseClockTime } from './clock-time.ts'
import { lengthOf, type Interval } from './interval.ts'

const DAY_MINUTES = 1440

/** The wall-clock time that lies some minutes after midnight of a day. */
export function timeOnDay(date: Temporal.PlainDate, minutes: number): Temporal.PlainDateTime {
  return date.toPlainDateTime().add({ minutes })
}

/**
 * Places two written times on a day: an end before the start lies on the next day, hours from 24 on roll
 * over, equal times give no length.
 * @throws RangeError for a text that is no time, or an end that stays before the start (30:00 to 28:00)
 */
export function normalizeInterval(
  date: Temporal.PlainDate,
  startTime: string,
  endTime: string,
): Interval & { minutes: number } {
  const start = parseClockTime(startTime)
  let end = parseClockTime(endTime)
  if (end < start && end < DAY_MINUTES) end += DAY_MINUTES
  if (end < start) throw new RangeError(`end ${endTime} before start ${startTime}`)
  const interval = { start: timeOnDay(date, start), end: timeOnDay(date, end) }
  return { ...interval, minutes: lengthOf(interval) }
}
