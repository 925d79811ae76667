import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { DayRange } from '../../work-plans/index.ts'
import { rangeOf } from '../list-range.ts'

/** Who asks for a sheet, outside a transaction. */
export type Reader = Omit<MemberContext, 'tx'>

export interface SheetDays {
  date?: Temporal.PlainDate | undefined
  start_date?: Temporal.PlainDate | undefined
  end_date?: Temporal.PlainDate | undefined
}

/** The days of a sheet: a month, or those that were named. @throws Failure INVALID_RANGE */
export function sheetDays(ctx: Reader, asked: SheetDays, mostDays = 366): DayRange {
  const range = rangeOf({ ...asked, span: 'month' }, ctx.today)
  if (range.from.until(range.to).days >= mostDays) fail('INVALID_RANGE')
  return range
}
