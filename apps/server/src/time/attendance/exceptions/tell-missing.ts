import type { tellMissing as endpoint } from '#contract/time/attendance/day-lists.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { CommandContext } from '../../../http/context.ts'
import { dayText } from '../../../day-text.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { missingDays } from './exceptions.queries.ts'

/** Tells people of their missing record of a day. @returns whom; who is out of sight or misses nothing is left out */
export async function tellMissing(
  ctx: CommandContext,
  { date, user_ids: memberIds }: EndpointInput<typeof endpoint>['body'],
): Promise<number[]> {
  const { rows } = await missingDays(ctx, { from: date, to: date }, { org_range: 'company', memberIds })
  const told = rows.map((row) => row.member_id)
  const inAll = (['ko', 'ja', 'en'] as const).map((language) => [
    language,
    dayText(date, language, ctx.today.year),
  ])
  const on = date.toString()
  await notify(ctx, {
    memberIds: told,
    kind: 'RECORD_MISSING',
    data: { day: Object.fromEntries(inAll) },
    link: `/main/work/me?date=${on}&record=${on}`,
  })
  ctx.audit({ action: 'work_day.tell_missing', after: { on, members: told } })
  return told
}
