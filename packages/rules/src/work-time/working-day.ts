import { lengthOf, type Interval } from './interval.ts'
import { timeOnDay } from './normalize-interval.ts'

/** 06:00: earlier times belong to the working day that began on the calendar day before. */
export const DEFAULT_CHANGE_MINUTE = 360

/**
 * The working day of a wall-clock time (근기 01254-20752: work over midnight belongs to the day it began).
 * @param changeMinute day-change time in minutes from midnight; the instant itself belongs to the new day
 */
export function workingDayOf(
  time: Temporal.PlainDateTime,
  changeMinute: number = DEFAULT_CHANGE_MINUTE,
): Temporal.PlainDate {
  const date = time.toPlainDate()
  return time.hour * 60 + time.minute < changeMinute ? date.subtract({ days: 1 }) : date
}

export type WorkingDayPart = Interval & { workingDay: Temporal.PlainDate; minutes: number }

/**
 * Cuts an interval at every day change strictly inside it. More than one part means that a request over it
 * is refused with INVALID_TIME; the parts are the suggested requests. The minutes of the parts add up to
 * the whole.
 */
export function splitByDayChange(
  interval: Interval,
  changeMinute: number = DEFAULT_CHANGE_MINUTE,
): { accepted: boolean; error: 'INVALID_TIME' | null; parts: WorkingDayPart[] } {
  const { compare } = Temporal.PlainDateTime
  const parts: WorkingDayPart[] = []
  let start = interval.start
  do {
    const workingDay = workingDayOf(start, changeMinute)
    const change = timeOnDay(workingDay.add({ days: 1 }), changeMinute)
    const end = compare(change, interval.end) < 0 ? change : interval.end
    parts.push({ workingDay, start, end, minutes: lengthOf({ start, end }) })
    start = end
  } while (compare(start, interval.end) < 0)
  const accepted = parts.length === 1
  return { accepted, error: accepted ? null : 'INVALID_TIME', parts }
}
