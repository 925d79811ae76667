import { sql } from '../../../db/sql/sql.ts'
import { deadlineOf, type Period } from '#rules/work-time/confirm-period.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { dayText } from '../../../day-text.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { ownLink } from '../closings/asked-notices.ts'
import { requireCovered } from '../closings/confirm-many.ts'
import { anyOf } from '../closings/close-people.ts'
import { joinOwn, own } from '../closings/people.queries.ts'
import { periodOf, periodsEnding } from '../periods/period-of.ts'
import { rangeText } from '../range-text.ts'
import { findSettings, noteReminding } from '../settings/settings.store.ts'

/** Whom an admin reminds: those of the people who have not confirmed. @throws Failure NOT_FOUND, FORBIDDEN, NO_CONFIRM_PERIOD */
export async function remindPeople(
  ctx: CommandContext,
  date: Temporal.PlainDate,
  memberIds: readonly number[],
): Promise<number> {
  const ids = await requireCovered(ctx, memberIds)
  const period = await periodOf(ctx, date)
  const reminded = await remindOpen(ctx, period, period.deadline, anyOf(ids))
  if (reminded.length > 0)
    ctx.audit({
      action: 'work_closing.remind',
      after: { members: reminded, from: `${period.from}`, to: `${period.to}` },
    })
  return reminded.length
}

/** Reminds on the day after a period has ended, and on its last day for confirming; of a company that has said how it closes. */
export async function remindOfCompany(ctx: CommandContext): Promise<{ reminded: number }> {
  const settings = await findSettings(ctx)
  if (!settings || !(await noteReminding(ctx))) return { reminded: 0 }
  const days = [ctx.today.subtract({ days: 1 }), ctx.today.subtract({ days: settings.deadline_days })]
  const ended = new Map<string, Period>()
  for (const day of days)
    for (const period of await periodsEnding(ctx, settings, { from: day, to: day }))
      if (Temporal.PlainDate.compare(period.to, ctx.today) < 0) ended.set(period.to.toString(), period)
  let reminded = 0
  for (const period of ended.values())
    reminded += (
      await remindOpen(ctx, period, deadlineOf(period, settings.deadline_days), sql`true`, ctx.today)
    ).length
  return { reminded }
}

async function remindOpen(
  ctx: CommandContext,
  period: Period,
  deadline: Temporal.PlainDate,
  who: ReturnType<typeof anyOf>,
  /** Of the days on which the product reminds by itself each counts once. */
  on?: Temporal.PlainDate,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m ${joinOwn(period)}
    where m.company_id = ${thisCompany} and ${who} and m.status = 'WORKING' and ${own.works}
      and not ${own.isConfirmed} order by m.id`.execute(ctx.tx)
  const memberIds = rows.map(({ id }) => id)
  const range = { starts_on: period.from.toString(), ends_on: period.to.toString() }
  const isOverdue = Temporal.PlainDate.compare(deadline, ctx.today) < 0
  const until = (language: Language) => dayText(deadline, language, ctx.today.year)
  await notify(ctx, {
    memberIds,
    kind: isOverdue ? 'WORK_CONFIRM_OVERDUE' : 'WORK_CONFIRM_DUE',
    data: {
      period: rangeText(range, ctx.today),
      deadline: { ko: until('ko'), ja: until('ja'), en: until('en') },
    },
    link: ownLink(period),
    ...(on && { occasion: `WORK_CONFIRM_DUE ${range.starts_on} ${on}` }),
  })
  return memberIds
}
