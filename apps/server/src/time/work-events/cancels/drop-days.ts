import { sql } from '../../../db/sql/sql.ts'
import { amendDocument } from '../../../approvals/documents/index.ts'
import { dayText } from '../../../day-text.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { releaseParts } from '../../work-days/index.ts'
import { holdCalendarFor } from '../../work-plans/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'
import { findCancellable } from './cancels.store.ts'
import { goesOnWithout } from './day-cancels.ts'
import { type HeldContent, onlyDays, withoutDays } from './held-content.ts'

const NOT_HELD: Record<Language, (day: string) => string> = {
  ko: (day) => `${day}은 이 신청에서 따로 취소할 수 없는 날입니다.`,
  ja: (day) => `${day}は、この申請から個別に取り消せない日です。`,
  en: (day) => `${day} cannot be canceled alone in this request.`,
}

/** @throws Failure BAD_REQUEST with a sentence on the day */
export function refuseDay({ language, today }: CommandContext, day: Temporal.PlainDate): never {
  fail('BAD_REQUEST', {}, { wk_cancel_date: NOT_HELD[language](dayText(day, language, today.year)) })
}

/**
 * Takes days out of a request: they are free again, the request and its document go on with the others, and say once which they were.
 * Whoever calls has judged that they may be.
 * @param isAgreed a document of the person's has decided that, whose outcome they are told
 * @throws Failure BAD_REQUEST when it does not go on without them, ALREADY_CONFIRMED
 */
export async function dropDays(
  ctx: CommandContext,
  request: { id: number; member_id: number; document_id: number | null },
  days: readonly string[],
  isAgreed = false,
): Promise<void> {
  if (request.document_id !== null) {
    const without = (content: unknown) => {
      const held = content as HeldContent
      const on = held.days.map((day) => day.on)
      const isIn = days.every((day) => on.includes(day)) && on.some((day) => !days.includes(day))
      return isIn ? { content: withoutDays(held, days), ended: onlyDays(held, days) } : null
    }
    await amendDocument(ctx, request.document_id, without, isAgreed)
  }
  await holdCalendarFor(ctx, request.member_id)
  // Read again behind both locks: another of its days may have gone meanwhile.
  const row = await findCancellable(ctx, request.id)
  if (!row || !goesOnWithout(row, days)) refuseDay(ctx, Temporal.PlainDate.from(days[0]!))
  const isGone = ({ date }: { date: string }) => days.includes(date)
  const kept = row.days.filter((day) => !isGone(day))
  const minutes = row.days.filter(isGone).reduce((sum, day) => sum + day.minutes, 0)
  const [from, to] = [
    isGone(row.days[0]!) ? kept[0]!.date : row.starts_on,
    isGone(row.days.at(-1)!) ? kept.at(-1)!.date : row.ends_on,
  ]
  await releaseParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events set canceled_days = canceled_days || ${days}::date[], starts_on = ${from}, ends_on = ${to},
        counted_minutes = greatest(0, counted_minutes - ${minutes})
      where company_id = ${thisCompany} and id = ${request.id} and status in ('REQUESTED', 'APPROVED')
      returning id`,
    days,
  )
  ctx.audit({
    action: 'work_event.cancel_day',
    target: ['work_event', request.id],
    before: { from: row.starts_on, to: row.ends_on },
    after: { canceled: days, from, to },
  })
}
