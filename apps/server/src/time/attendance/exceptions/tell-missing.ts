import type { tellMissing as endpoint } from '#contract/time/attendance/day-lists.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { CommandContext } from '../../../http/context.ts'
import { dayText } from '../../../day-text.ts'
import { lastTold, notify } from '../../../platform/notifications/index.ts'
import { lockPeople } from '../../work-days/index.ts'
import { missingDays } from './exceptions.queries.ts'

/** Where the notice of a day leads. */
export const recordLink = (day: string) => `/main/work/me?date=${day}&record=${day}`

/** Tells people of their missing record of a day, once on a day; who is out of sight or misses nothing is left out. */
export async function tellMissing(
  ctx: CommandContext,
  { date, user_ids: memberIds }: EndpointInput<typeof endpoint>['body'],
): Promise<Input<(typeof endpoint)['response']>> {
  const { rows } = await missingDays(ctx, { from: date, to: date }, { org_range: 'company', memberIds })
  const concerned = rows.map((row) => row.member_id)
  // Two presses at once tell once.
  await lockPeople(ctx, concerned)
  const on = date.toString()
  const link = recordLink(on)
  const toldAt = await lastTold(ctx, { kind: 'RECORD_MISSING', memberIds: concerned, links: [link] })
  const isTold = (memberId: number) => {
    const at = toldAt(memberId, link)
    return at !== null && dayOf(at, ctx.actor.timezone).equals(ctx.today)
  }
  const told = concerned.filter((memberId) => !isTold(memberId))
  await notify(ctx, { memberIds: told, kind: 'RECORD_MISSING', data: { day: dayInAll(ctx, date) }, link })
  if (told.length > 0) ctx.audit({ action: 'work_day.tell_missing', after: { on, members: told } })
  return { user_ids: told, already_told: concerned.filter(isTold) }
}

function dayOf(instant: string, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate()
}

function dayInAll({ today }: CommandContext, day: Temporal.PlainDate) {
  const text = (language: 'ko' | 'ja' | 'en') => dayText(day, language, today.year)
  return { ko: text('ko'), ja: text('ja'), en: text('en') }
}
