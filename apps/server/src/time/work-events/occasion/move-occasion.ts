import { sql } from '../../../db/sql/sql.ts'
import { MOST_OCCASION_MOVE } from '#contract/time/work-events/occasion.ts'
import { builtInCodeOf } from '#rules/event-codes/event-codes.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Language, MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { holdCalendarFor } from '../../work-plans/index.ts'
import { mayCorrect } from '../changes/cancel-event.ts'
import { findRequest } from '../events.store.ts'

const TOO_FAR: Record<Language, string> = {
  ko: `신청한 날짜로부터 ${MOST_OCCASION_MOVE}일 이내의 날짜를 선택해 주십시오.`,
  ja: `申請した日から${MOST_OCCASION_MOVE}日以内の日付を選択してください。`,
  en: `Choose a day within ${MOST_OCCASION_MOVE} days of the one in the request.`,
}

/**
 * Lets the leave of a person for one birth go by the day on which it came: later parts are judged by it and share the days of the earlier
 * ones. What was taken stays taken.
 * @returns how many requests go by that day
 * @throws Failure NOT_FOUND, NO_PERMISSION, DOCUMENT_STATE for what is over or goes by no event, BAD_REQUEST for a day too far away
 */
export async function moveOccasion(ctx: MemberContext, id: number, day: Temporal.PlainDate): Promise<number> {
  const request = found(await findRequest(ctx.tx, id))
  const { member_id: memberId, occasion_on: before, status } = request
  if (memberId !== ctx.actor.memberId && !(await mayCorrect(ctx, request))) fail('NO_PERMISSION')
  if (before === null || (status !== 'REQUESTED' && status !== 'APPROVED')) fail('DOCUMENT_STATE')
  const kind = `${builtInCodeOf(request.event_code)!.code}:%`
  // Nobody asks for another part meanwhile.
  const [, expected] = await Promise.all([
    holdCalendarFor(ctx, memberId),
    expectedOn(ctx, memberId, { before, kind }),
  ])
  const moved = Math.abs(Temporal.PlainDate.from(expected).until(day, { largestUnit: 'days' }).days)
  if (moved > MOST_OCCASION_MOVE) fail('BAD_REQUEST', {}, { wk_occasion_date: TOO_FAR[ctx.language] })
  const { rows } = await sql<{ id: number }>`
    update work_events set occasion_on = ${day}
    where company_id = ${thisCompany} and member_id = ${memberId} and occasion_on = ${before}::date
      and event_code like ${kind} and status in ('REQUESTED', 'APPROVED')
    returning id`.execute(ctx.tx)
  for (const one of rows)
    ctx.audit({
      action: 'work_event.move_occasion',
      target: ['work_event', one.id],
      before: { occasion: before },
      after: { occasion: day.toString() },
    })
  return rows.length
}

/** The day that the first of the requests for an event named, however often it has been moved since. */
async function expectedOn(
  { tx }: Pick<MemberContext, 'tx'>,
  memberId: number,
  { before, kind }: { before: string; kind: string },
): Promise<string> {
  const { rows } = await sql<{ expected: string }>`
    select coalesce(occasion_expected_on, occasion_on) as expected from work_events
    where company_id = ${thisCompany} and member_id = ${memberId} and occasion_on = ${before}::date
      and event_code like ${kind} and status in ('REQUESTED', 'APPROVED')
    order by id limit 1`.execute(tx)
  return rows[0]?.expected ?? before
}
