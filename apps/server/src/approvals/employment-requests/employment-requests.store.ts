import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found, onConstraint } from '../../http/fail.ts'
import { plannedBefore } from '../../people/employment/index.ts'

export type RequestStatus = 'REQUESTED' | 'APPROVED' | 'DENIED' | 'CANCELED'

export interface EmploymentRequest {
  document_id: number
  member_id: number
  kind: 'ABSENCE' | 'RETIREMENT'
  starts_on: string
  until_on: string | null
  status: RequestStatus
  planned_before: unknown
}

type Asked = Pick<EmploymentRequest, 'document_id' | 'member_id' | 'kind' | 'starts_on' | 'until_on'>

const ONCE = { employment_requests_open: 'EMPLOYMENT_ALREADY_REQUESTED' } as const

/** @throws Failure EMPLOYMENT_ALREADY_REQUESTED */
export async function insertRequest(tx: Tx, asked: Asked): Promise<void> {
  await onConstraint(ONCE, () =>
    sql`insert into employment_requests (company_id, document_id, member_id, kind, starts_on, until_on)
      values (${thisCompany}, ${asked.document_id}, ${asked.member_id}, ${asked.kind}, ${asked.starts_on},
        ${asked.until_on})`.execute(tx),
  )
}

/** What a document that waits asks for becomes something else. */
export async function rewriteRequest(
  tx: Tx,
  asked: Pick<Asked, 'document_id' | 'starts_on' | 'until_on'>,
): Promise<void> {
  await sql`update employment_requests set starts_on = ${asked.starts_on}, until_on = ${asked.until_on}
    where company_id = ${thisCompany} and document_id = ${asked.document_id} and status = 'REQUESTED'`.execute(
    tx,
  )
}

export async function readRequest(tx: Tx, documentId: number): Promise<EmploymentRequest | undefined> {
  const result = await sql<EmploymentRequest>`
    select document_id, member_id, kind, starts_on, until_on, status, planned_before from employment_requests
    where company_id = ${thisCompany} and document_id = ${documentId}`.execute(tx)
  return result.rows[0]
}

/** Held until the transaction ends. @throws Failure NOT_FOUND */
export async function holdRequest(tx: Tx, documentId: number): Promise<EmploymentRequest> {
  await sql`select 1 from employment_requests
    where company_id = ${thisCompany} and document_id = ${documentId} for update`.execute(tx)
  return found(await readRequest(tx, documentId))
}

/** @throws Failure EMPLOYMENT_ALREADY_REQUESTED where it waits again and another one has come meanwhile */
export async function setStatus(
  tx: Tx,
  documentId: number,
  status: RequestStatus,
  before: unknown = null,
): Promise<void> {
  await onConstraint(ONCE, () =>
    sql`update employment_requests
      set status = ${status}, planned_before = ${before === null ? null : JSON.stringify(before)}::jsonb
      where company_id = ${thisCompany} and document_id = ${documentId}`.execute(tx),
  )
}

/**
 * Where a later document has planned over the last day of this one, that stays: it brings back what this one would have.
 * @returns whether there is one
 */
export async function handOnBefore(tx: Tx, request: EmploymentRequest): Promise<boolean> {
  const planned = sql`(planned_before->>'planned_at')::timestamptz`
  const before = readPlannedBefore(request.planned_before)
  const { rows } = await sql`
    update employment_requests set planned_before = ${before && JSON.stringify(before)}::jsonb
    where company_id = ${thisCompany} and document_id = (
      select document_id from employment_requests
      where company_id = ${thisCompany} and member_id = ${request.member_id} and kind = 'RETIREMENT' and status = 'APPROVED'
        and document_id <> ${request.document_id} and planned_before->>'last_day' = ${request.starts_on}::text
        and (${before?.planned_at ?? null}::timestamptz is null or ${planned} > ${before?.planned_at ?? null}::timestamptz)
      order by ${planned} limit 1)
      and status = 'APPROVED'
    returning document_id`.execute(tx)
  return rows.length > 0
}

export const readPlannedBefore = (stored: unknown) => plannedBefore.nullable().parse(stored ?? null)
