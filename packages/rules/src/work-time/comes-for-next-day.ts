import type { DaySpan } from './day-schedule.ts'
import { type DutyFacts, isStillOpen } from './duty-state.ts'
import type { PlannedDay } from './plan-day.ts'

/** Work that begins within so long is what somebody comes for; work that ended less than so long ago may be taken up again. */
export const NEAR_MINUTES = 240
const DAY_MINUTES = 1440

/** The working day that runs by the clock. */
export interface RunningDay {
  facts: Pick<DutyFacts, 'inMinute' | 'outMinute'>
  plan: Pick<PlannedDay, 'endMinute'>
  /** What was agreed to be worked on it, within its hours or beyond. */
  work: readonly DaySpan[]
}

/**
 * Whether somebody who presses before the day changes, or late in the evening, comes for the work of the day that is about to begin:
 * it is due soon, and nothing of the running day is left to come for. A shift over midnight, one that is running late, and overtime
 * that was agreed to keep the running day; a check-out that was forgotten does not, and work right up to the next shift is its own.
 * @param minute of the running day: 1798 is 05:58 after midnight
 */
export function comesForNextDay(
  minute: number,
  { facts, plan, work }: RunningDay,
  next: Pick<PlannedDay, 'startMinute'>,
): boolean {
  const clock = minute - DAY_MINUTES
  const begins = next.startMinute
  if (begins === null || begins - clock > NEAR_MINUTES) return false
  const { inMinute, outMinute } = facts
  if (inMinute !== null && outMinute === null) return !isStillOpen(facts, clock)
  if (work.some(({ end }) => end > minute && end - DAY_MINUTES < begins)) return false
  if (outMinute !== null) return minute - outMinute >= NEAR_MINUTES
  return plan.endMinute === null || plan.endMinute <= minute
}
