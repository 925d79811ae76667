import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { confirmParts, type DayPart, holdParts, holdPartsAgain, releaseParts } from '../work-days/index.ts'
import type { LeaveContent } from './document/leave-content.ts'
import { LEAVE_HOLDER } from './leave-account.ts'

export interface NewRequest {
  memberId: number
  documentId: number
  content: LeaveContent
}

/** Writes a request with the days that it holds. @throws Failure EVENT_CONFLICT when one of them is held already */
export function insertRequest(
  ctx: CommandContext,
  { memberId, documentId, content: one }: NewRequest,
): Promise<number> {
  const wanted = {
    member_id: memberId,
    event_code: one.code,
    frees_work: true,
    state: 'HELD' as const,
    holder_kind: LEAVE_HOLDER,
    parts: one.days,
  }
  return holdParts(
    ctx,
    wanted,
    sql`
      insert into leave_requests (company_id, member_id, event_code, starts_on, ends_on, start_minute, end_minute,
        counted_minutes, status, reason, document_id, created_at)
      values (${thisCompany}, ${memberId}, ${one.code}, ${one.from}, ${one.to}, ${one.startMinute}, ${one.endMinute},
        ${one.minutes}, 'REQUESTED', ${one.reason}, ${documentId}, ${ctx.now.toString()})
      returning id`,
  )
}

/** Marks the request of a document as approved and takes its days, which it gives. */
export function approveRequest(ctx: CommandContext, documentId: number): Promise<DayPart[]> {
  return confirmParts(
    ctx,
    LEAVE_HOLDER,
    sql`
      update leave_requests set status = 'APPROVED'
      where company_id = ${thisCompany} and document_id = ${documentId} and status = 'REQUESTED'
      returning id`,
  )
}

/** Opens the approved request of a document again: its days are held as they were before, and given. */
export function reopenRequest(ctx: CommandContext, documentId: number): Promise<DayPart[]> {
  return holdPartsAgain(
    ctx,
    LEAVE_HOLDER,
    sql`
      update leave_requests set status = 'REQUESTED'
      where company_id = ${thisCompany} and document_id = ${documentId} and status = 'APPROVED'
      returning id`,
  )
}

/** Ends the request of a document and gives its days as they were; they are free again. */
export function freeRequest(
  ctx: CommandContext,
  documentId: number,
  status: 'DENIED' | 'CANCELED',
): Promise<DayPart[]> {
  return releaseParts(
    ctx,
    LEAVE_HOLDER,
    sql`
      update leave_requests set status = ${status}
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
    select starts_on from leave_requests where company_id = ${thisCompany} and document_id = ${documentId}`.execute(
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
    select member_id, document_id, status from leave_requests where company_id = ${thisCompany} and id = ${id}`.execute(
    tx,
  )
  return result.rows[0]
}

/** How many requests were made with any of the codes of the company. */
export async function countUses(tx: Tx, codes: readonly string[]): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from leave_requests
    where company_id = ${thisCompany} and event_code like 'CUSTOM:%' and event_code = any(${[...codes]}::text[])`.execute(
    tx,
  )
  return result.rows[0]!.count
}
