import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import {
  confirmParts,
  type DayPart,
  type HeldPart,
  holdParts,
  holdPartsAgain,
  releaseParts,
} from '../work-days/index.ts'

/** By what events hold parts of days. */
export const EVENT_HOLDER = 'EVENT'

/** What is asked for, as the document of its kind says it. */
export interface NewEvent {
  memberId: number
  documentId: number
  /** The person need not work in it. */
  freesWork: boolean
  content: {
    code: string
    from: string
    to: string
    startMinute: number | null
    endMinute: number | null
    minutes: number
    days: readonly HeldPart[]
    reason: string
    location?: string
  }
}

/** Writes a request with the days that it holds. @throws Failure EVENT_CONFLICT when one of them is held already */
export async function insertEvent(
  ctx: CommandContext,
  { memberId, documentId, freesWork, content: one }: NewEvent,
): Promise<number> {
  const wanted = {
    member_id: memberId,
    event_code: one.code,
    frees_work: freesWork,
    state: 'HELD' as const,
    holder_kind: EVENT_HOLDER,
    parts: one.days,
  }
  const id = await holdParts(
    ctx,
    wanted,
    sql`
      insert into work_events (company_id, member_id, event_code, starts_on, ends_on, start_minute, end_minute,
        counted_minutes, status, reason, location, frees_work, document_id, created_at)
      values (${thisCompany}, ${memberId}, ${one.code}, ${one.from}, ${one.to}, ${one.startMinute}, ${one.endMinute},
        ${one.minutes}, 'REQUESTED', ${one.reason}, ${one.location ?? ''}, ${freesWork}, ${documentId}, ${ctx.now.toString()})
      returning id`,
  )
  const { code, from, to, minutes } = one
  ctx.audit({
    action: 'work_event.request',
    target: ['work_event', id],
    after: { member: memberId, code, from, to, minutes },
  })
  return id
}

/** Marks the request of a document as approved and takes its days, which it gives. */
export function approveEvent(ctx: CommandContext, documentId: number): Promise<DayPart[]> {
  return confirmParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events set status = 'APPROVED'
      where company_id = ${thisCompany} and document_id = ${documentId} and status = 'REQUESTED'
      returning id`,
  )
}

/** Opens the approved request of a document again: its days are held as they were before, and given. */
export function reopenEvent(ctx: CommandContext, documentId: number): Promise<DayPart[]> {
  return holdPartsAgain(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events set status = 'REQUESTED'
      where company_id = ${thisCompany} and document_id = ${documentId} and status = 'APPROVED'
      returning id`,
  )
}

/** Ends the request of a document and gives its days as they were; they are free again. */
export function freeEvent(
  ctx: CommandContext,
  documentId: number,
  status: 'DENIED' | 'CANCELED',
): Promise<DayPart[]> {
  return releaseParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events set status = ${status}
      where company_id = ${thisCompany} and document_id = ${documentId} and status in ('REQUESTED', 'APPROVED')
      returning id`,
  )
}

/** The request that a document is about. */
export async function findRequestOfDocument(
  tx: Tx,
  documentId: number,
): Promise<{ starts_on: string } | undefined> {
  const result = await sql<{ starts_on: string }>`
    select starts_on from work_events where company_id = ${thisCompany} and document_id = ${documentId}`.execute(
    tx,
  )
  return result.rows[0]
}

/** The document of a request, and whose it is. */
export async function findRequest(
  tx: Tx,
  id: number,
): Promise<{ member_id: number; document_id: number; status: string } | undefined> {
  const result = await sql<{ member_id: number; document_id: number; status: string }>`
    select member_id, document_id, status from work_events where company_id = ${thisCompany} and id = ${id}`.execute(
    tx,
  )
  return result.rows[0]
}

/** How many requests were made with any of the codes of the company. */
export async function countUses(tx: Tx, codes: readonly string[]): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from work_events
    where company_id = ${thisCompany} and event_code like 'CUSTOM:%' and event_code = any(${[...codes]}::text[])`.execute(
    tx,
  )
  return result.rows[0]!.count
}

/** Where a person stands, undefined for nobody of the company. */
export async function findStatus(tx: Tx, memberId: number): Promise<string | undefined> {
  const row = await tx.selectFrom('members').select('status').where('id', '=', memberId).executeTakeFirst()
  return row?.status
}
