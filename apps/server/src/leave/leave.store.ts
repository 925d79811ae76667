import { sql } from 'kysely'
import type { HolidayCorrection } from '#rules/calendar/holidays.ts'
import type { Tx } from '../db/connection.ts'
import type { CompanyId } from '../db/transaction.ts'
import type { Language } from '../http/context.ts'
import { onConstraint } from '../http/fail.ts'

/** A person with what their company says about days and leave. Times are minutes after midnight. */
export interface LeavePerson {
  id: number
  name: string
  status: string
  joined_on: string | null
  standard_day_minutes: number
  work_start_minute: number
  work_end_minute: number
  lunch_start_minute: number
  lunch_end_minute: number
  day_change_minute: number
  leave_basis: 'HIRE_DATE' | 'FISCAL_YEAR'
  fiscal_start_month: number
  company_language: Language
}

const personColumns = sql`
  select m.id, m.name, m.status, m.joined_on, m.standard_day_minutes, c.work_start_minute, c.work_end_minute,
    c.lunch_start_minute, c.lunch_end_minute, c.day_change_minute, c.leave_basis, c.fiscal_start_month,
    c.language as company_language
  from members m join companies c on c.company_id = m.company_id`

export async function findPerson(tx: Tx, memberId: number): Promise<LeavePerson | undefined> {
  return (await sql<LeavePerson>`${personColumns} where m.id = ${memberId}`.execute(tx)).rows[0]
}

/**
 * The same, and lets one request of the person be judged at a time, so that two cannot both use the last day.
 * Rows that merely point at the person are not held up.
 */
export async function lockPerson(tx: Tx, memberId: number): Promise<LeavePerson | undefined> {
  return (
    await sql<LeavePerson>`${personColumns} where m.id = ${memberId} for no key update of m`.execute(tx)
  ).rows[0]
}

export interface GrantRow {
  /** null for a grant that has arisen but is not stored yet. */
  id: number | null
  kind: 'MONTHLY' | 'ANNUAL' | 'EXTRA'
  granted_on: string
  expires_on: string
  minutes: number
  article: string
  memo: string
}

export interface UseRow {
  on: string
  start: number
  end: number
  minutes: number
  status: 'REQUESTED' | 'APPROVED'
}

export interface LeaveFacts {
  grants: GrantRow[]
  uses: UseRow[]
  corrections: HolidayCorrection[]
}

interface FactsRow {
  grants: GrantRow[]
  uses: UseRow[]
  corrections: { on: string; name: string; is_off: boolean }[]
}

/** Everything that a person's balance is counted from, in one statement. */
export async function loadFacts(tx: Tx, memberId: number): Promise<LeaveFacts> {
  const result = await sql<FactsRow>`
    select
      (select coalesce(json_agg(json_build_object('id', g.id, 'kind', g.kind, 'granted_on', g.granted_on,
          'expires_on', g.expires_on, 'minutes', g.minutes, 'article', g.article, 'memo', g.memo) order by g.granted_on, g.id), '[]')
        from leave_grants g where g.member_id = ${memberId}) as grants,
      (select coalesce(json_agg(json_build_object('on', d.leave_on, 'start', d.start_minute, 'end', d.end_minute,
          'minutes', d.minutes, 'status', r.status)), '[]')
        from leave_requests r join leave_days d on d.company_id = r.company_id and d.request_id = r.id
        where r.member_id = ${memberId}) as uses,
      (select coalesce(json_agg(json_build_object('on', h.holiday_on, 'name', h.name, 'is_off', h.is_off)), '[]')
        from company_holidays h) as corrections`.execute(tx)
  const { grants, uses, corrections } = result.rows[0]!
  return { grants, uses, corrections: corrections.map(toCorrection) }
}

function toCorrection(row: FactsRow['corrections'][number]): HolidayCorrection {
  const date = Temporal.PlainDate.from(row.on)
  return row.is_off ? { action: 'ADD', date, name: row.name } : { action: 'REMOVE', date }
}

export interface NewGrant {
  memberId: number
  grant: GrantRow
}

/** Stores grants that are not stored yet; who comes second changes nothing. */
export async function insertGrants(tx: Tx, companyId: CompanyId, rows: readonly NewGrant[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into leave_grants (company_id, member_id, kind, granted_on, expires_on, minutes, article)
    select ${companyId}::bigint, g.* from unnest(${rows.map((row) => row.memberId)}::bigint[],
      ${rows.map(({ grant }) => grant.kind)}::text[], ${rows.map(({ grant }) => grant.granted_on)}::date[],
      ${rows.map(({ grant }) => grant.expires_on)}::date[], ${rows.map(({ grant }) => grant.minutes)}::int[],
      ${rows.map(({ grant }) => grant.article)}::text[]) as g
    on conflict on constraint leave_grants_once do nothing`.execute(tx)
}

export interface DaySpanRow {
  on: string
  start: number
  end: number
  minutes: number
}

export interface NewRequest {
  companyId: CompanyId
  memberId: number
  eventCode: string
  startsOn: string
  endsOn: string
  startMinute: number | null
  endMinute: number | null
  countedMinutes: number
  status: 'REQUESTED' | 'APPROVED'
  reason: string
  documentId: number
  createdAt: string
  days: readonly DaySpanRow[]
}

/** Writes a request with the days that it holds. @throws Failure EVENT_CONFLICT when one of them is held already */
export async function insertRequest(tx: Tx, one: NewRequest): Promise<number> {
  const result = await onConstraint({ leave_days_no_overlap: 'EVENT_CONFLICT' }, () =>
    sql<{ id: number }>`
    with written as (
      insert into leave_requests (company_id, member_id, event_code, starts_on, ends_on, start_minute, end_minute,
        counted_minutes, status, reason, document_id, created_at)
      values (${one.companyId}, ${one.memberId}, ${one.eventCode}, ${one.startsOn}, ${one.endsOn}, ${one.startMinute},
        ${one.endMinute}, ${one.countedMinutes}, ${one.status}, ${one.reason}, ${one.documentId}, ${one.createdAt})
      returning id
    ), held as (
      insert into leave_days (company_id, request_id, member_id, leave_on, start_minute, end_minute, minutes)
      select ${one.companyId}::bigint, written.id, ${one.memberId}::bigint, d.*
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

/** The document of a request, and whose it is. */
export async function findRequest(
  tx: Tx,
  id: number,
): Promise<{ member_id: number; document_id: number; status: string } | undefined> {
  const result = await sql<{ member_id: number; document_id: number; status: string }>`
    select member_id, document_id, status from leave_requests where id = ${id}`.execute(tx)
  return result.rows[0]
}
