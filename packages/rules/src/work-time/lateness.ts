import { adjustCheckIn } from './adjust-clock.ts'
import { type DaySpan, withoutLunch } from './day-schedule.ts'
import { minutesBetween } from './interval.ts'
import { timeOnDay } from './normalize-interval.ts'
import type { PlannedDay } from './plan-day.ts'

/**
 * Minutes after the time at which work was due; leave and lunch before it put that time off. Nobody is late on a day off,
 * on a day that leave fills, or where work is due at no set time.
 * @param inMinute when the person came, in minutes after midnight of the working day
 */
export function lateMinutes(plan: PlannedDay, inMinute: number | null, leave: readonly DaySpan[]): number {
  const { startMinute, endMinute, workType, schedule } = plan
  if (inMinute === null || startMinute === null || endMinute === null || workType === 'FLEX_DAY') return 0
  const due = dueMinute(startMinute, schedule.lunch ? [...leave, schedule.lunch] : leave)
  return due >= endMinute ? 0 : Math.max(0, inMinute - due)
}

function dueMinute(start: number, free: readonly DaySpan[]): number {
  return [...free]
    .sort((a, b) => a.start - b.start)
    .reduce((due, span) => (span.start <= due && due < span.end ? span.end : due), start)
}

/** When the planned minutes will be worked for somebody who came at `inMinute`, as the company counts it. */
export function expectedEnd(plan: PlannedDay, inMinute: number | null, leaveMinutes: number): number | null {
  if (inMinute === null || plan.startMinute === null) return null
  const due = Math.max(0, plan.plannedMinutes - leaveMinutes)
  const at = (minute: number) => timeOnDay(plan.day, minute)
  const start = minutesBetween(at(0), adjustCheckIn(at(inMinute), plan.checkIn, at(plan.startMinute)))
  const end = start + due
  const { lunch } = plan.schedule
  const isStraight = lunch === null || withoutLunch({ start, end }, plan.schedule) === due
  return isStraight ? end : end + (lunch.end - Math.max(start, lunch.start))
}
