import { sql } from '../../db/sql/sql.ts'
import type { ExpirationReason } from '#rules/leave/promotion-steps.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { holdCalendarFor } from '../work-plans/index.ts'
import type { PromotionDoc } from './document/promotion-doc.ts'
import { promotionColumns, type PromotionRow } from './promotion-row.ts'

type Asking = Pick<CommandContext, 'tx'>
type Acting = Pick<CommandContext, 'tx' | 'now' | 'actor'>

export async function findPromotion({ tx }: Asking, id: number): Promise<PromotionRow | undefined> {
  const { rows } = await sql<PromotionRow>`
    select ${promotionColumns} from leave_promotions p where p.company_id = ${thisCompany} and p.id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

/**
 * The same, and nobody else changes it, nor judges a request of its person, until the transaction ends. The person is held first, as by
 * who leaves and ends what is open: the other way round the two would wait for each other.
 */
export async function holdPromotion(
  ctx: Pick<CommandContext, 'tx' | 'companyId'>,
  id: number,
): Promise<PromotionRow | undefined> {
  const seen = await findPromotion(ctx, id)
  if (!seen) return undefined
  await holdCalendarFor(ctx, seen.member_id)
  const { rows } = await sql<PromotionRow>`
    select ${promotionColumns} from leave_promotions p
    where p.company_id = ${thisCompany} and p.id = ${id} for no key update of p`.execute(ctx.tx)
  return rows[0]
}

/** Those of people whose leave has not ended yet, held until the transaction ends. */
export async function holdPromotionsOf(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  memberIds: readonly number[],
): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select ${promotionColumns} from leave_promotions p
    where p.company_id = ${thisCompany} and p.member_id = any(${[...memberIds]}::bigint[]) and p.expires_on >= ${today}
    order by p.id for no key update of p`.execute(tx)
  return rows
}

export interface Counted {
  id: number
  used_minutes: number
  target_minutes: number
}

export async function saveCounts({ tx }: Asking, counts: readonly Counted[]): Promise<void> {
  if (counts.length === 0) return
  await sql`
    update leave_promotions p set used_minutes = c.used_minutes, target_minutes = c.target_minutes
    from json_to_recordset(${JSON.stringify(counts)}) as c(id bigint, used_minutes int, target_minutes int)
    where p.company_id = ${thisCompany} and p.id = c.id`.execute(tx)
}

export interface AskedNow {
  id: number
  replyBy: Temporal.PlainDate
  doc: PromotionDoc
  sha256: string
}

export async function markAsked({ tx, now, actor }: Acting, asked: readonly AskedNow[]): Promise<void> {
  const rows = asked.map(({ id, replyBy, doc, sha256 }) => ({ id, reply_by: String(replyBy), doc, sha256 }))
  await sql`
    update leave_promotions p set step = 'ASKED', asked_at = ${now}, asked_by = ${actor.memberId}, reply_by = a.reply_by,
      read_at = null, ask_doc = a.doc, ask_sha256 = a.sha256
    from json_to_recordset(${JSON.stringify(rows)}) as a(id bigint, reply_by date, doc jsonb, sha256 text)
    where p.company_id = ${thisCompany} and p.id = a.id`.execute(tx)
}

/** It stands as if nobody had asked; the audit trail keeps that somebody had. */
export async function unmarkAsked({ tx }: Asking, id: number): Promise<void> {
  await sql`
    update leave_promotions set step = 'READY', asked_at = null, asked_by = null, reply_by = null, read_at = null, ask_doc = null,
      ask_sha256 = null
    where company_id = ${thisCompany} and id = ${id}`.execute(tx)
}

/** It has ended; what was written stays. */
export async function markExpired({ tx }: Asking, id: number, reason: ExpirationReason): Promise<void> {
  await sql`
    update leave_promotions set step = 'EXPIRED', expiration_reason = ${reason}
    where company_id = ${thisCompany} and id = ${id}`.execute(tx)
}

export async function markRead({ tx, now }: Acting, id: number): Promise<string> {
  const { rows } = await sql<{ read_at: string }>`
    update leave_promotions set read_at = coalesce(read_at, ${now}) where company_id = ${thisCompany} and id = ${id}
    returning read_at`.execute(tx)
  return rows[0]!.read_at
}

/** All its leave has a day: the person's plan, or what the company fixed. */
export async function markDone(
  { tx, now, actor }: Acting,
  id: number,
  { by, doc, sha256 }: { by: 'WORKER' | 'COMPANY'; doc: PromotionDoc; sha256: string },
): Promise<void> {
  const own = by === 'WORKER'
  await sql`
    update leave_promotions set step = 'DONE', planned_at = ${own ? now : null}, noticed_at = ${own ? null : now},
      noticed_by = ${own ? null : actor.memberId}, plan_doc = ${JSON.stringify(doc)}::jsonb, plan_sha256 = ${sha256}
    where company_id = ${thisCompany} and id = ${id}`.execute(tx)
}

/** Ends what is open of people, with the reason. @returns how many ended */
export async function expireOpen(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  memberIds: readonly number[],
  reason: ExpirationReason,
  keep: readonly number[] = [],
): Promise<number> {
  const { rows } = await sql`
    update leave_promotions set step = 'EXPIRED', expiration_reason = ${reason}
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and step in ('READY', 'ASKED')
      and expires_on >= ${today} and not id = any(${[...keep]}::bigint[])
    returning id`.execute(tx)
  return rows.length
}

/** The same of what nobody was asked for yet. */
export async function expireUnasked(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  memberIds: readonly number[],
  reason: ExpirationReason,
): Promise<void> {
  await sql`
    update leave_promotions set step = 'EXPIRED', expiration_reason = ${reason}
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and step = 'READY' and expires_on >= ${today}
    returning id`.execute(tx)
}

export async function readDocs(
  { tx }: Asking,
  id: number,
): Promise<{ ask_doc: PromotionDoc | null; plan_doc: PromotionDoc | null } | undefined> {
  const { rows } = await sql<{ ask_doc: PromotionDoc | null; plan_doc: PromotionDoc | null }>`
    select ask_doc, plan_doc from leave_promotions where company_id = ${thisCompany} and id = ${id}`.execute(
    tx,
  )
  return rows[0]
}
