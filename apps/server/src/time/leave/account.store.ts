import { sql } from '../../db/sql/sql.ts'
import type { DayRounding } from '#rules/leave/fiscal-basis.ts'
import type { ContractHours } from '#rules/leave/contract-hours.ts'
import { atMost } from '../../db/page-of.ts'
import type { Tx } from '../../db/connection.ts'

import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import { contractHours, plannedLastDay } from '../../people/employment/index.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { type CountedPart, partsOfMember } from '../work-days/index.ts'
import { attendanceColumn, type AttendanceRow } from './attendance/attendance.store.ts'
import { type AdjustmentRow, adjustmentsOf } from './ledger/adjustments.store.ts'
import { EVENT_HOLDER } from '../work-events/index.ts'
import {
  type DayRange,
  holdCalendarFor,
  type PersonPlan,
  type PlanColumns,
  planColumns,
  planOf,
} from '../work-plans/index.ts'

type Asking = Pick<CommandContext, 'tx' | 'today'>

/** A person with what their company says about leave. */
export interface LeavePerson {
  id: number
  name: string
  status: string
  joined_on: string | null
  retired_on: string | null
  /** Arranged ahead: they still work here. */
  leaves_on: string | null
  standard_day_minutes: number
  /** What the contract says of hours, since ever and to come. */
  contract_hours: ContractHours[]
  leave_basis: 'HIRE_DATE' | 'FISCAL_YEAR'
  fiscal_start_month: number
  leave_rounding: DayRounding
  /** Of a year's leave so many days can be used so many months longer. */
  leave_carry_days: number
  leave_carry_months: number
  /** By what leave arose before, oldest first, each until the first day that is no longer its own. */
  earlier_leave_bases: { until: string; basis: 'HIRE_DATE' | 'FISCAL_YEAR'; month: number }[]
  /** Periods by whose attendance less arose than in others. */
  attendance: AttendanceRow[]
  company_language: Language
  team_name: string | null
  done_cancelable: boolean
  leave_changeable: boolean
}

/** The last day of work of who has left, or has arranged to; null of all others. */
export function lastDayOf({
  retired_on,
  leaves_on,
}: Pick<LeavePerson, 'retired_on' | 'leaves_on'>): string | null {
  return retired_on ?? leaves_on
}

const personColumns = sql`
  select m.id, m.name, m.status, m.joined_on, m.retired_on, ${plannedLastDay} as leaves_on, m.standard_day_minutes, ${contractHours} as contract_hours, c.leave_basis,
    c.fiscal_start_month, c.leave_rounding, c.leave_carry_days, c.leave_carry_months, c.earlier_leave_bases, ${attendanceColumn} as attendance, c.language as company_language, c.documents_done_cancelable as done_cancelable, c.leave_changeable`

const teamOf = ({ today }: Asking) => sql`
  (select t.name from team_memberships tm
      join teams t on t.company_id = tm.company_id and t.id = tm.team_id
      where tm.company_id = ${thisCompany} and tm.member_id = m.id and ${heldOn('tm', today)}) as team_name`

const fromMember = (memberId: number) => sql`
  from members m join companies c on c.company_id = m.company_id where m.company_id = ${thisCompany} and m.id = ${memberId}`

export async function findPerson(ctx: Asking, memberId: number): Promise<LeavePerson | undefined> {
  const result = await sql<LeavePerson>`
    ${personColumns}, ${teamOf(ctx)} ${fromMember(memberId)}`.execute(ctx.tx)
  return result.rows[0]
}

/** A person with what is planned for them on the days that are asked for. */
export interface AskingPerson {
  person: LeavePerson
  plan: PersonPlan
}

/** What a request is judged by: the person, the plan, and what the balance is counted from. */
interface Judged extends AskingPerson {
  facts: LeaveFacts
}

/**
 * Lets one request of the person be judged at a time, so that two cannot both use the last day; what is read is true after that.
 * @param days those that are asked for
 */
export async function lockAsking(
  ctx: Asking & Pick<CommandContext, 'companyId'>,
  memberId: number,
  days: DayRange,
): Promise<Judged | undefined> {
  const [, asking] = await Promise.all([holdCalendarFor(ctx, memberId), findAsking(ctx, memberId, days)])
  return asking
}

/** The same for a look. @param but what this request holds is left out */
export async function findAsking(
  ctx: Asking,
  memberId: number,
  days: DayRange,
  but?: number,
): Promise<Judged | undefined> {
  const result = await sql<LeavePerson & PlanColumns & LeaveFacts>`
    ${personColumns}, ${teamOf(ctx)}, ${planColumns(days)}, ${factsColumns(memberId, but)} ${fromMember(memberId)}`.execute(
    ctx.tx,
  )
  const row = result.rows[0]
  if (!row) return undefined
  const plan = planOf(row)
  // What is asked for is told in days of the contract of then.
  return { person: { ...row, standard_day_minutes: plan.on(days.from).standardMinutes }, plan, facts: row }
}

/** Lets one change of a person's leave be made at a time. */
export async function lockPerson(ctx: Asking, memberId: number): Promise<LeavePerson | undefined> {
  const result = await sql<LeavePerson>`
    ${personColumns}, ${teamOf(ctx)} ${fromMember(memberId)} for no key update of m`.execute(ctx.tx)
  return result.rows[0]
}

/** People with what the company has said of their leave. */
export async function listPersons(
  tx: Tx,
  memberIds: readonly number[],
): Promise<(LeavePerson & Pick<LeaveFacts, 'adjustments'>)[]> {
  const result = await sql<LeavePerson & Pick<LeaveFacts, 'adjustments'>>`
    ${personColumns}, null as team_name, ${adjustmentsOf(sql.ref('m.id'))} as adjustments
    from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[]) order by m.id`.execute(tx)
  return result.rows
}

export interface GrantRow {
  /** null for a grant that has arisen but is not stored yet. */
  id: number | null
  /** ADJUSTMENT: the company has corrected it; EXTRA: it gave more than the law. */
  kind: 'MONTHLY' | 'ANNUAL' | 'EXTRA' | 'ADJUSTMENT'
  granted_on: string
  expires_on: string
  minutes: number
  article: string
  memo: string
  /** So much of what is left on the last day can be used until another one. */
  carry_minutes: number
  carry_until: string | null
  /** The adjustment that it comes from. */
  adjustment_id?: number
}

export interface LeaveFacts {
  grants: GrantRow[]
  /** What is held or taken of the person's days, by leave and by anything else. */
  parts: CountedPart[]
  adjustments: AdjustmentRow[]
}

/** Everything that a person's balance is counted from, in one statement. */
export async function loadFacts(ctx: Pick<CommandContext, 'tx'>, memberId: number): Promise<LeaveFacts> {
  const result = await sql<LeaveFacts>`select ${factsColumns(memberId)}`.execute(ctx.tx)
  return result.rows[0]!
}

const factsColumns = (memberId: number, but?: number) => sql`
  (select coalesce(json_agg(json_build_object('id', g.id, 'kind', g.kind, 'granted_on', g.granted_on,
      'expires_on', g.expires_on, 'minutes', g.minutes, 'article', g.article, 'memo', g.memo, 'carry_minutes', g.carry_minutes,
      'carry_until', g.carry_until) order by g.granted_on, g.id), '[]')
    from leave_grants g where g.company_id = ${thisCompany} and g.member_id = ${memberId}) as grants,
  ${adjustmentsOf(memberId)} as adjustments,
  ${partsOfMember(memberId, but === undefined ? null : { kind: EVENT_HOLDER, id: but })} as parts`

/** Stored grants of people, by member. */
export async function listGrants(
  tx: Tx,
  memberIds: readonly number[],
): Promise<(GrantRow & { member_id: number })[]> {
  const result = await sql<GrantRow & { member_id: number }>`
    select g.member_id, g.id, g.kind, g.granted_on, g.expires_on, g.minutes, g.article, g.memo, g.carry_minutes, g.carry_until
    from leave_grants g
    where g.company_id = ${thisCompany} and g.member_id = any(${[...memberIds]}::bigint[]) order by g.granted_on, g.id`.execute(
    tx,
  )
  return result.rows
}

export interface NewGrant {
  memberId: number
  grant: GrantRow
}

export interface StoredGrant extends Pick<GrantRow, 'kind' | 'granted_on' | 'minutes'> {
  member_id: number
}

/** Stores grants that are not stored yet; who comes second changes nothing. @returns those that were not there */
export async function insertGrants(tx: Tx, rows: readonly NewGrant[]): Promise<StoredGrant[]> {
  if (rows.length === 0) return []
  const stored = await sql<StoredGrant>`
    insert into leave_grants (company_id, member_id, kind, granted_on, expires_on, minutes, article, carry_minutes, carry_until)
    select ${thisCompany}::bigint, g.* from unnest(${rows.map((row) => row.memberId)}::bigint[],
      ${rows.map(({ grant }) => grant.kind)}::text[], ${rows.map(({ grant }) => grant.granted_on)}::date[],
      ${rows.map(({ grant }) => grant.expires_on)}::date[], ${rows.map(({ grant }) => grant.minutes)}::int[],
      ${rows.map(({ grant }) => grant.article)}::text[], ${rows.map(({ grant }) => grant.carry_minutes)}::int[],
      ${rows.map(({ grant }) => grant.carry_until)}::date[]) as g
    on conflict on constraint leave_grants_once do nothing
    returning member_id, kind, granted_on, minutes`.execute(tx)
  return stored.rows
}

/** Lets what the company lets people carry over hold for all leave of years that have not ended. */
export async function carryOverAnew({ tx, today }: Asking): Promise<void> {
  await sql`update leave_grants g set
      carry_minutes = case when g.minutes > 0 then least(g.minutes, c.leave_carry_days * m.standard_day_minutes) else 0 end,
      carry_until = case when c.leave_carry_days > 0 then (g.expires_on + make_interval(months => c.leave_carry_months))::date end
    from members m join companies c on c.company_id = m.company_id
    where g.company_id = ${thisCompany} and m.company_id = ${thisCompany} and m.id = g.member_id
      and g.kind = 'ANNUAL' and g.expires_on >= ${today}`.execute(tx)
}

export async function deleteGrants(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from leave_grants where company_id = ${thisCompany} and id = any(${ids}::bigint[])`.execute(
    tx,
  )
}

export type AccruingPerson = LeavePerson & { grants: GrantRow[] }

/** People of the company who gain leave, by id after the given one, each with the kinds and days of stored grants. */
export async function listAccruing(tx: Tx, after: number, most: number): Promise<AccruingPerson[]> {
  const result = await sql<AccruingPerson>`
    ${personColumns}, null as team_name,
      (select coalesce(json_agg(json_build_object('kind', g.kind, 'granted_on', g.granted_on)), '[]')
        from leave_grants g where g.company_id = ${thisCompany} and g.member_id = m.id) as grants
    from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id > ${after} and m.joined_on is not null
      and m.status in ('WORKING', 'ABSENCE')
    order by m.id ${atMost(most)}`.execute(tx)
  return result.rows
}
