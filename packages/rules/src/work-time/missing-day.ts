import type { DutyFacts } from './duty-state.ts'
import type { PlannedDay } from './plan-day.ts'

/**
 * What is missing of a day that is over: the check-out, or, where work was due, the whole day; null where nothing is. Of
 * a day before the company kept records no whole day is.
 * @param isEmployed the person worked for the company on that day and was not absent
 */
export function missingOfDay(
  { inMinute, outMinute, leaveMinutes }: Omit<DutyFacts, 'isAway'>,
  { kind, wholeMinutes, isBeforeRecords }: Pick<PlannedDay, 'kind' | 'wholeMinutes' | 'isBeforeRecords'>,
  isEmployed: boolean,
): 'DAY' | 'OUT' | null {
  if (inMinute !== null) return outMinute === null ? 'OUT' : null
  const isDue = kind === 'WORK' && isEmployed && !isBeforeRecords
  return isDue && leaveMinutes < wholeMinutes ? 'DAY' : null
}
