import type { DaySchedule, DaySpan } from '../work-time/day-schedule.ts'
import { ONE_HOUR_MINUTES, QUARTER_MINUTES, type LeaveUnit } from './leave-unit.ts'

/** Days and the part of each day that a request or an event takes up. */
export type Occupancy = {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  unit: LeaveUnit
  start?: number | null
  end?: number | null
}

const WHOLE_DAY: DaySpan = { start: 0, end: 2880 }

/** The minute at which half of the work of the day is done, lunch left out: 14:00 for 09:00-18:00. */
export function halfDaySplit(schedule: DaySchedule): number {
  const lunch = schedule.lunch ? schedule.lunch.end - schedule.lunch.start : 0
  const split = schedule.start + Math.floor((schedule.end - schedule.start - lunch) / 2)
  return schedule.lunch && split > schedule.lunch.start ? split + lunch : split
}

/** One half of a day. */
export function halfSpan(half: 'AM' | 'PM', schedule: DaySchedule): DaySpan {
  const split = halfDaySplit(schedule)
  return half === 'AM' ? { start: schedule.start, end: split } : { start: split, end: schedule.end }
}

/**
 * The span of a day that a unit takes up. A timed unit without a start takes the whole day, to be safe; when work goes
 * on over midnight, the small hours belong to the day on which it started.
 */
export function occupiedSpan(
  unit: LeaveUnit,
  schedule: DaySchedule,
  start: number | null = null,
  end: number | null = null,
): DaySpan {
  if (unit === 'AM' || unit === 'PM') return halfSpan(unit, schedule)
  if (unit === 'FULL' || start === null) return WHOLE_DAY
  const from = start < schedule.start && start + 1440 < schedule.end ? start + 1440 : start
  if (unit === 'QUARTER') return { start: from, end: from + QUARTER_MINUTES }
  if (unit === 'ONEHOUR') return { start: from, end: from + ONE_HOUR_MINUTES }
  if (end === null) return WHOLE_DAY
  return { start: from, end: from + (end < start ? end + 1440 : end) - start }
}

// Who comes so long before the second half of the day comes for that half.
const EARLY_MINUTES = 60

/** Whether somebody who comes at a minute of the day comes in the part of it for which leave is planned. */
export function comesInLeave(unit: 'FULL' | 'AM' | 'PM', minute: number, schedule: DaySchedule): boolean {
  const { start, end } = occupiedSpan(unit, schedule)
  if (unit === 'AM') return minute < end - EARLY_MINUTES
  return unit === 'FULL' || (start <= minute && minute < end)
}

/** Minutes of work in a span of the day: none outside working hours, and lunch is not work. */
export function workedMinutes(span: DaySpan, schedule: DaySchedule): number {
  return overlap(span, schedule) - (schedule.lunch ? overlap(span, schedule.lunch) : 0)
}

function overlap(a: DaySpan, b: DaySpan): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
}

/** First day on which two occupancies overlap, or null. Spans that only touch do not overlap. */
export function conflictDay(a: Occupancy, b: Occupancy, schedule: DaySchedule): Temporal.PlainDate | null {
  const from = Temporal.PlainDate.compare(a.from, b.from) >= 0 ? a.from : b.from
  const to = Temporal.PlainDate.compare(a.to, b.to) <= 0 ? a.to : b.to
  if (Temporal.PlainDate.compare(from, to) > 0) return null
  const one = occupiedSpan(a.unit, schedule, a.start, a.end)
  const other = occupiedSpan(b.unit, schedule, b.start, b.end)
  return one.start < other.end && other.start < one.end ? from : null
}

/** The existing requests (pending or approved) that a new one collides with. */
export function findConflicts<Existing extends Occupancy>(
  request: Occupancy,
  existing: readonly Existing[],
  schedule: DaySchedule,
): Existing[] {
  return existing.filter((one) => conflictDay(request, one, schedule) !== null)
}
