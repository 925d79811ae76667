import { coveredMinutes, lengthOf, mergeIntervals, type Interval } from './interval.ts'

export const OVERTIME_BASES = [
  'ACTUAL_TIME',
  'EVENT_TIME_IF_REQ',
  'ACTUAL_TIME_IF_REQ',
  'OVERLAP_TIME_IF_REQ',
] as const

export type OvertimeBasis = (typeof OVERTIME_BASES)[number]

const total = (intervals: readonly Interval[]): number =>
  mergeIntervals(intervals).reduce((sum, one) => sum + lengthOf(one), 0)

/**
 * Minutes of overtime or holiday work that the company counts.
 * @param worked intervals worked beyond the plan, or on the holiday
 * @param requested intervals of approved requests; none means that nobody asked
 */
export function countedOvertimeMinutes(
  basis: OvertimeBasis,
  worked: readonly Interval[],
  requested: readonly Interval[],
): number {
  if (basis === 'ACTUAL_TIME') return total(worked)
  if (requested.length === 0) return 0
  if (basis === 'EVENT_TIME_IF_REQ') return total(requested)
  if (basis === 'ACTUAL_TIME_IF_REQ') return total(worked)
  return mergeIntervals(worked).reduce((sum, one) => sum + coveredMinutes(one, requested), 0)
}
