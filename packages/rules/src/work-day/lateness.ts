import type { DaySpan } from '../work-time/day-schedule.ts'
import { endAfter } from '../work-time/pauses-of-day.ts'
import type { PlannedDay } from '../work-time/plan-day.ts'
import { movesHours } from '../work-time/work-type.ts'
import { adjustCheckIn } from './adjust-clock.ts'
import { spansWithout } from './spans.ts'

/**
 * When work was due before somebody came: never after the planned end, and neither in leave nor at lunch. What is missed by coming
 * late, by leaving early and in between is never more than the planned minutes of the day. Nobody is late on a day off, on a day
 * that leave fills, or where work is due at no set time.
 * @param inMinute when the person came, in minutes after midnight of the working day
 */
export function lateSpans(
  plan: PlannedDay,
  inMinute: number | null,
  leave: readonly DaySpan[],
): readonly DaySpan[] {
  const due = boundTo(plan, leave)
  if (due === null || inMinute === null || inMinute <= due.start) return []
  return missedSpans(plan, { start: due.start, end: Math.min(inMinute, due.end) }, leave)
}

/** The same after somebody left. */
export function earlySpans(
  plan: PlannedDay,
  outMinute: number | null,
  leave: readonly DaySpan[],
): readonly DaySpan[] {
  const due = boundTo(plan, leave)
  if (due === null || outMinute === null || outMinute >= due.end) return []
  return missedSpans(plan, { start: Math.max(outMinute, due.start), end: due.end }, leave)
}

function missedSpans({ schedule: { lunch } }: PlannedDay, span: DaySpan, leave: readonly DaySpan[]) {
  return spansWithout([span], lunch ? [...leave, lunch] : leave)
}

/** From when to when somebody has to be there; null where nobody has to, or not at a set time. */
export function boundTo(plan: PlannedDay, leave: readonly DaySpan[]): DaySpan | null {
  return plan.workType === 'FIXED' ? dueSpan(plan, leave) : null
}

/** A planned time that holds for the person; null where hours move with them. */
export function setTime({ workType }: PlannedDay, minute: number | null): number | null {
  return movesHours(workType) ? null : minute
}

/** What leave and lunch at its ends leave of the planned time; null when that is nothing. */
export function dueSpan(
  {
    startMinute,
    endMinute,
    schedule: { lunch },
  }: Pick<PlannedDay, 'startMinute' | 'endMinute'> & { schedule: Pick<PlannedDay['schedule'], 'lunch'> },
  leave: readonly DaySpan[],
): DaySpan | null {
  if (startMinute === null || endMinute === null) return null
  const free = lunch ? [...leave, lunch] : [...leave]
  const start = free
    .toSorted((a, b) => a.start - b.start)
    .reduce((due, span) => (span.start <= due && due < span.end ? span.end : due), startMinute)
  const end = free
    .toSorted((a, b) => b.end - a.end)
    .reduce((due, span) => (span.start < due && due <= span.end ? span.start : due), endMinute)
  return start < end ? { start, end } : null
}

/** When the planned minutes will be worked for somebody who came at `inMinute`, as the company counts it; deemed ones as planned. */
export function expectedEnd(plan: PlannedDay, inMinute: number | null, leaveMinutes: number): number | null {
  if (inMinute === null || plan.startMinute === null) return null
  if (plan.workType === 'DEEMED') return plan.endMinute
  const due = Math.max(0, plan.plannedMinutes - leaveMinutes)
  const start = adjustCheckIn(inMinute, plan.checkIn, setTime(plan, plan.startMinute))
  return endAfter(start, due, plan.schedule)
}

/**
 * The end of a day whose check-out was forgotten: the one that was planned, or where no time is set, when the planned minutes
 * were worked. Null where no work was due, or the person came only after it.
 */
export function plannedEnd(
  plan: PlannedDay,
  inMinute: number,
  leave: readonly DaySpan[],
  leaveMinutes: number,
): number | null {
  const due = dueSpan(plan, leave)
  const end = movesHours(plan.workType) ? due && expectedEnd(plan, inMinute, leaveMinutes) : due?.end
  return end != null && end > inMinute ? end : null
}
