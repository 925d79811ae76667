import type { DutyFacts } from './duty-state.ts'
import type { PlannedDay } from './plan-day.ts'

/** Work that begins within so long is what somebody comes for; work that ended less than so long ago may be taken up again. */
export const NEAR_MINUTES = 240
const DAY_MINUTES = 1440

/**
 * Whether somebody who presses before the day changes, or late in the evening, comes for the work of the day that is about to begin:
 * it is due soon, and nothing of the running day is left to come for. A shift over midnight, or one that is running late, keeps the
 * running day.
 * @param minute of the running day: 1798 is 05:58 after midnight
 */
export function comesForNextDay(
  minute: number,
  running: { facts: Pick<DutyFacts, 'inMinute' | 'outMinute'>; plan: Pick<PlannedDay, 'endMinute'> },
  next: Pick<PlannedDay, 'startMinute'>,
): boolean {
  const clock = minute - DAY_MINUTES
  if (next.startMinute === null || next.startMinute - clock > NEAR_MINUTES) return false
  const { inMinute, outMinute } = running.facts
  if (inMinute !== null) return outMinute !== null && minute - outMinute >= NEAR_MINUTES
  return running.plan.endMinute === null || running.plan.endMinute <= minute
}
