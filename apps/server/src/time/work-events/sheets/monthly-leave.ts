import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { listMonthlyLeave } from '#contract/time/work-events/event-sheets.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import type { MemberContext } from '../../../http/context.ts'
import { eventName } from '../../event-codes/index.ts'
import { sheetDays } from './sheet-days.ts'
import { leaveByKind } from './sheets.queries.ts'

const MOST_DAYS = 100

/** Leave of everybody in view by kind in a month, or on other days. @throws Failure INVALID_RANGE */
export async function monthlyLeave(
  ctx: MemberContext,
  asked: EndpointInput<typeof listMonthlyLeave>['query'],
): Promise<Input<typeof listMonthlyLeave.response>> {
  const { from, to } = sheetDays(ctx, asked, MOST_DAYS)
  const kinds = await leaveByKind(ctx, { days: daysBetween(from, to).map(String), scope: asked })
  return {
    start_date: from.toString(),
    end_date: to.toString(),
    kinds: kinds.map(({ own_name, ...line }) => ({
      ...line,
      event_name: eventName(line.kind, ctx.language, own_name),
    })),
  }
}
