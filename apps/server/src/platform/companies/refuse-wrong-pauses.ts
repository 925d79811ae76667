import { formatClockTime } from '#rules/work-time/clock-time.ts'
import { type CompanyHours, dinnerFault, lunchFault } from '#rules/work-time/day-schedule.ts'
import { fail } from '../../http/fail.ts'

type Pauses = Pick<
  CompanyHours,
  | 'workStartMinute'
  | 'workEndMinute'
  | 'lunchStartMinute'
  | 'lunchEndMinute'
  | 'dinnerStartMinute'
  | 'dinnerEndMinute'
>

/**
 * Judges lunch and dinner of a company by its hours.
 * @throws Failure INVALID_RANGE for one that ends before it begins, LUNCH_OUTSIDE_HOURS, DINNER_IN_HOURS
 */
export function refuseWrongPauses(hours: Pauses): void {
  const [lunch, dinner] = [lunchFault(hours), dinnerFault(hours)]
  if (lunch === 'ORDER' || dinner === 'ORDER') fail('INVALID_RANGE')
  const worked = { from: formatClockTime(hours.workStartMinute), to: formatClockTime(hours.workEndMinute) }
  if (lunch === 'OUTSIDE') fail('LUNCH_OUTSIDE_HOURS', worked)
  if (dinner === 'INSIDE') fail('DINNER_IN_HOURS', worked)
}
