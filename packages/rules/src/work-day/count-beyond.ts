import { commonSpans, minutesOf } from './spans.ts'
import type { DaySpan } from '../work-time/day-schedule.ts'

export const OVERTIME_BASES = [
  'ACTUAL_TIME',
  'EVENT_TIME_IF_REQ',
  'ACTUAL_TIME_IF_REQ',
  'OVERLAP_TIME_IF_REQ',
] as const

/** By what a company counts work beyond eight hours, and on holidays. */
export type OvertimeBasis = (typeof OVERTIME_BASES)[number]

/** Approved work beyond the plan: where it lies, and what it was approved for. */
export interface RequestedWork extends DaySpan {
  minutes: number
}

/**
 * Minutes of overtime or holiday work that the company counts.
 * @param worked where work beyond eight hours, or on the holiday, was done
 * @param minutes of it; less than the spans where rest without a place is in them
 * @param requested what was approved; none means that nobody asked
 */
export function countBeyond(
  basis: OvertimeBasis,
  { worked, minutes }: { worked: readonly DaySpan[]; minutes: number },
  requested: readonly RequestedWork[],
): number {
  if (basis === 'ACTUAL_TIME') return minutes
  if (requested.length === 0) return 0
  if (basis === 'EVENT_TIME_IF_REQ') return requested.reduce((sum, one) => sum + one.minutes, 0)
  if (basis === 'ACTUAL_TIME_IF_REQ') return minutes
  return Math.min(minutes, minutesOf(commonSpans(worked, requested)))
}

/** Whether an event of a day is approved work beyond the plan. */
export function asksForWork(eventCode: string): boolean {
  return eventCode === 'WORK:EXTENDED' || eventCode.startsWith('WORK:WEEKEND:')
}

/**
 * When a day ends on which work beyond the plan was approved: with the last of it, if that is later.
 * @param end when it ends otherwise; null where it has no end
 * @param approved what was approved for the day; work of a whole day says no time
 */
export function endWithRequested(
  end: number | null,
  approved: readonly { code: string; end: number }[],
): number | null {
  const ends = approved
    .filter(({ code }) => asksForWork(code) && !code.endsWith(':FULL'))
    .map((one) => one.end)
  return ends.length === 0 ? end : Math.max(end ?? 0, ...ends)
}
