import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { notify, notifyEach } from '../../../platform/notifications/index.ts'
import { whoseDuty } from '../../../people/roles/index.ts'

/** So many days before the time to answer is over people are reminded. */
const REMINDED_BEFORE = 3
/** So many days before its own deadline the company is reminded of who has not answered. */
const NOTICE_REMINDED_BEFORE = 7

interface Deadlines {
  id: number
  member_id: number
  what: 'OPENS' | 'REPLY' | 'NOTICE'
  until: string
}

/** Tells those in charge of what opens and of whose days they must fix, and people of the end of their time to answer; each once, also when a morning was missed. */
export async function tellOfDeadlines(ctx: CommandContext): Promise<void> {
  const rows = await listDeadlines(ctx)
  if (rows.length === 0) return
  const managers = await whoseDuty(ctx, 'LEAVE_PROMOTION')
  for (const [what, kind] of [
    ['OPENS', 'LEAVE_PROMOTION_OPEN'],
    ['NOTICE', 'LEAVE_PROMOTION_UNANSWERED'],
  ] as const)
    for (const [until, some] of Map.groupBy(
      rows.filter((row) => row.what === what),
      (row) => row.until,
    ))
      await notify(ctx, {
        memberIds: managers,
        kind,
        data: { count: some.length, deadline: dayOf(ctx, until) },
        link: `/main/leave/promotion?step=${what === 'OPENS' ? 'POSSIBLE' : 'NOTICE'}`,
      })
  const reminded = rows.filter(({ what }) => what === 'REPLY')
  const told = reminded.map((row) => ({
    memberId: row.member_id,
    data: { targetId: row.id, deadline: dayOf(ctx, row.until) },
    link: `/main/leave/plan?ask=${row.id}`,
  }))
  await notifyEach(ctx, 'LEAVE_PROMOTION_REMINDER', told)
}

const dayOf = ({ today }: CommandContext, day: string) => inEveryLanguage(Temporal.PlainDate.from(day), today)

async function listDeadlines({ tx, today }: CommandContext): Promise<Deadlines[]> {
  const untoldSince = (day: unknown) => sql`(p.told_on is null or p.told_on < ${day})`
  const { rows } = await sql<Deadlines>`
    update leave_promotions p set told_on = ${today}
    where p.company_id = ${thisCompany} and (
      (p.step = 'READY' and ${today} between p.ask_from and p.ask_to and p.target_minutes > 0 and ${untoldSince(sql`p.ask_from`)})
      or (p.step = 'ASKED' and ${today} between p.reply_by - ${REMINDED_BEFORE}::int and p.reply_by
        and ${untoldSince(sql`p.reply_by - ${REMINDED_BEFORE}::int`)})
      or (p.step = 'ASKED' and p.reply_by < ${today} and ${today} <= p.notice_by and (${untoldSince(sql`p.reply_by + 1`)}
        or (${today} >= p.notice_by - ${NOTICE_REMINDED_BEFORE}::int
          and ${untoldSince(sql`p.notice_by - ${NOTICE_REMINDED_BEFORE}::int`)}))))
    returning p.id, p.member_id,
      case when p.step = 'READY' then 'OPENS' when p.reply_by < ${today} then 'NOTICE' else 'REPLY' end as what,
      case when p.step = 'READY' then p.ask_to when p.reply_by < ${today} then p.notice_by else p.reply_by end as until`.execute(
    tx,
  )
  return rows
}
