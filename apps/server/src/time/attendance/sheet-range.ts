import type { downloadWorkTime } from '#contract/time/attendance/attendance-team.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { type DayRange, workingToday } from '../work-plans/index.ts'
import { periodOf } from './work-time.ts'

/** What a sheet of days is asked for with. */
export type AskedRange = EndpointInput<typeof downloadWorkTime>['query']

/** Who asks for one, outside a transaction. */
export type Reader = Omit<MemberContext, 'tx'>

const LONGEST_DAYS = 100

/** The days of a sheet: a month, or what was asked for. @throws Failure INVALID_RANGE */
export function sheetRange(ctx: Reader, asked: AskedRange): DayRange {
  const month = periodOf(asked.date ?? workingToday(ctx), 'month')
  const from = asked.start_date ?? month.from
  const to = asked.end_date ?? (asked.start_date ? periodOf(asked.start_date, 'month').to : month.to)
  const length = from.until(to, { largestUnit: 'days' }).days + 1
  if (length < 1 || length > LONGEST_DAYS) fail('INVALID_RANGE')
  return { from, to }
}
