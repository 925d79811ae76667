import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { CommandContext } from '../../http/context.ts'
import { onConstraint } from '../../http/fail.ts'
import type { LeaveContent } from './document/leave-content.ts'

export interface DaySpanRow {
  on: string
  start: number
  end: number
  minutes: number
}

export interface NewRequest {
  memberId: number
  documentId: number
  content: LeaveContent
}

/** Writes a request with the days that it holds. @throws Failure EVENT_CONFLICT when one of them is held already */
export async function insertRequest(
  { tx, companyId, now }: Pick<CommandContext, 'tx' | 'companyId' | 'now'>,
  { memberId, documentId, content: one }: NewRequest,
): Promise<number> {
  const result = await onConstraint({ leave_days_no_overlap: 'EVENT_CONFLICT' }, () =>
    sql<{ id: number }>`
    with written as (
      insert into leave_requests (company_id, member_id, event_code, starts_on, ends_on, start_minute, end_minute,
        counted_minutes, status, reason, document_id, created_at)
      values (${companyId}, ${memberId}, ${one.code}, ${one.from}, ${one.to}, ${one.startMinute}, ${one.endMinute},
        ${one.minutes}, 'REQUESTED', ${one.reason}, ${documentId}, ${now.toString()})
      returning id
    ), held as (
      insert into leave_days (company_id, request_id, member_id, leave_on, start_minute, end_minute, minutes)
      select ${companyId}::bigint, written.id, ${memberId}::bigint, d.*
      from written, unnest(${one.days.map((day) => day.on)}::date[], ${one.days.map((day) => day.start)}::int[],
        ${one.days.map((day) => day.end)}::int[], ${one.days.map((day) => day.minutes)}::int[]) as d
    )
    select id from written`.execute(tx),
  )
  return result.rows[0]!.id
}

export interface SettledDay {
  request_id: number
  member_id: number
  leave_on: string
  minutes: number
  was_approved: boolean
}

/** Marks the request of a document as approved and gives its days. */
export async function approveRequest(tx: Tx, documentId: number): Promise<SettledDay[]> {
  const result = await sql<SettledDay>`
    with settled as (
      update leave_requests set status = 'APPROVED' where document_id = ${documentId} and status = 'REQUESTED'
      returning company_id, id
    )
    select d.request_id, d.member_id, d.leave_on, d.minutes, false as was_approved
    from settled s join leave_days d on d.company_id = s.company_id and d.request_id = s.id
    order by d.leave_on`.execute(tx)
  return result.rows
}

/** Ends the request of a document and gives its days, which are free again. */
export async function freeRequest(
  tx: Tx,
  documentId: number,
  status: 'DENIED' | 'CANCELED',
): Promise<SettledDay[]> {
  const result = await sql<SettledDay>`
    with ending as (
      select company_id, id, status from leave_requests
      where document_id = ${documentId} and status in ('REQUESTED', 'APPROVED') for update
    ), settled as (
      update leave_requests r set status = ${status} from ending e where r.company_id = e.company_id and r.id = e.id
      returning r.company_id, r.id, e.status = 'APPROVED' as was_approved
    )
    delete from leave_days d using settled s where d.company_id = s.company_id and d.request_id = s.id
    returning d.request_id, d.member_id, d.leave_on, d.minutes, s.was_approved`.execute(tx)
  return result.rows
}

/** The request that a document is about. */
export async function findRequestOfDocument(
  tx: Tx,
  documentId: number,
): Promise<{ starts_on: string } | undefined> {
  const result = await sql<{ starts_on: string }>`
    select starts_on from leave_requests where document_id = ${documentId}`.execute(tx)
  return result.rows[0]
}

/** The document of a request, and whose it is. */
export async function findRequest(
  tx: Tx,
  id: number,
): Promise<{ member_id: number; document_id: number; status: string } | undefined> {
  const result = await sql<{ member_id: number; document_id: number; status: string }>`
    select member_id, document_id, status from leave_requests where id = ${id}`.execute(tx)
  return result.rows[0]
}
