import { sql } from '../../../db/sql/sql.ts'
import { daysToLookBack, lastDayToRemindOf } from '#rules/approvals/reminders.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import type { Actor, CommandContext } from '../../../http/context.ts'
import { type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import { type PeopleDone, workOffPeople } from '../../../jobs/work-off-people.ts'
import type { Pace } from '../../../jobs/work-off.ts'
import { partsOff } from '#contract/platform/companies/features.ts'
import { featuresOf } from '../../../platform/features/index.ts'
import { notifyEach } from '../../../platform/notifications/index.ts'
import { turnIsOpen } from '../box-conditions.ts'
import { titlesOf } from '../kinds/shown-content.ts'
import { kindIsOpen } from '../kinds/switched-off-kinds.ts'
import { workDaysOf } from './working-days.ts'

const PEOPLE_AT_ONCE = 100
/** A mail names the oldest; the rest is found behind its link, in the inbox. */
const NAMED = 10

interface Reminding {
  days: number
  /** What came before waits for so many working days. */
  before: Temporal.Instant
  reader: { actor: Pick<Actor, 'switchedOff'> }
}

/**
 * Calls to mind what has waited for as many working days as the company says, to each person once for all of it, and again after
 * as many more. On days off nobody is told. Repeating it on the same day changes nothing.
 */
export async function remindEverybody(
  parts: ActingParts,
  companyId: CompanyId,
  pace: Pick<Pace, 'signal' | 'progress'> & { cause: string },
): Promise<PeopleDone> {
  const plan = await inCompanyAs(parts, companyId, 'system', remindingToday, pace.cause)
  if (!plan) return { people: 0, failed: [] }
  const people = {
    page: (ctx: CommandContext, after: number, most: number) => remindPage(ctx, plan, { after, most }),
    next: async (ctx: CommandContext, after: number) => (await duePeople(ctx, plan, { after, most: 1 }))[0],
  }
  return workOffPeople(parts, companyId, people, { ...pace, size: PEOPLE_AT_ONCE })
}

async function remindingToday(ctx: CommandContext): Promise<Reminding | null> {
  const { rows } = await sql<{ days: number }>`
    select document_reminder_days as days from companies
    where company_id = ${thisCompany}`.execute(ctx.tx)
  const { days } = rows[0]!
  if (days === 0) return null
  const [isWorkDay, features] = await Promise.all([
    workDaysOf(ctx, daysToLookBack(ctx.today)),
    featuresOf(ctx.tx),
  ])
  const last = lastDayToRemindOf(ctx.today, days, isWorkDay)
  if (!last) return null
  const before = last.add({ days: 1 }).toZonedDateTime(ctx.actor.timezone).toInstant()
  return { days, before, reader: { actor: { switchedOff: partsOff(features) } } }
}

/** Turns of people at work that are to be called to mind: `r` is the place, `d` its document. */
const isDue = ({ before, reader }: Reminding) => sql<boolean>`${turnIsOpen} and d.status = 'REQUESTED'
  and coalesce(r.told_at, d.submitted_at) < ${before} and ${kindIsOpen(reader)}`

async function duePeople(
  { tx }: Pick<CommandContext, 'tx'>,
  plan: Reminding,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m
    where m.company_id = ${thisCompany} and m.id > ${after} and m.status = 'WORKING' and exists (
      select 1 from document_receivers r join documents d on d.company_id = r.company_id and d.id = r.document_id
      where r.company_id = ${thisCompany} and r.member_id = m.id and ${isDue(plan)})
    order by m.id ${atMost(most)}`.execute(tx)
  return rows.map(({ id }) => id)
}

interface DueTurn {
  member_id: number
  id: number
  kind: string
  title: string
  content: unknown
}

async function remindPage(
  ctx: CommandContext,
  plan: Reminding,
  page: { after: number; most: number },
): Promise<number[]> {
  const ids = await duePeople(ctx, plan, page)
  if (ids.length === 0) return ids
  // Held in their order, as by whoever decides; what is being decided at this moment needs no reminder.
  const held = await sql<{ id: number }>`
    select d.id from documents d
    where d.company_id = ${thisCompany} and d.status = 'REQUESTED' and d.id in (
      select r.document_id from document_receivers r
      where r.company_id = ${thisCompany} and r.member_id = any(${ids}::bigint[]) and ${turnIsOpen})
    order by d.id for no key update skip locked`.execute(ctx.tx)
  const { rows } = await sql<DueTurn>`
    update document_receivers r set told_at = ${ctx.now}
    from documents d
    where r.company_id = ${thisCompany} and r.document_id = any(${held.rows.map(({ id }) => id)}::bigint[])
      and r.member_id = any(${ids}::bigint[]) and d.company_id = r.company_id and d.id = r.document_id and ${isDue(plan)}
    returning r.member_id, d.id, d.kind, d.title, d.content`.execute(ctx.tx)
  await tellOf(
    ctx,
    plan,
    Map.groupBy(rows, ({ member_id }) => member_id),
  )
  return ids
}

async function tellOf(
  ctx: CommandContext,
  { days }: Reminding,
  byPerson: ReadonlyMap<number, readonly DueTurn[]>,
): Promise<void> {
  const all = [...byPerson].map(([memberId, turns]) => {
    const byId = new Map(turns.map((turn) => [turn.id, turn]))
    return { memberId, documents: [...byId.values()].toSorted((one, other) => one.id - other.id) }
  })
  const told = all.map(({ memberId, documents }) => ({
    memberId,
    data: {
      count: documents.length,
      days,
      title: titlesOf(documents[0]!, ctx.today),
      documentIds: documents.slice(0, NAMED).map(({ id }) => id),
    },
    link: '/main/approval/inbox',
  }))
  await notifyEach(ctx, 'APPROVAL_OVERDUE', told)
  for (const { memberId, documents } of all)
    ctx.audit({
      action: 'document.remind',
      target: ['member', memberId],
      after: { documents: documents.length },
    })
}
