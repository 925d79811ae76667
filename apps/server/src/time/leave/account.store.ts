import { type RawBuilder, sql } from 'kysely'
import { atMost } from '../../db/page-of.ts'
import type { Tx } from '../../db/connection.ts'

import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { type CountedPart, partsOfMember } from '../work-days/index.ts'
import { type DayRange, type PersonPlan, type PlanColumns, planColumns, planOf } from '../work-plans/index.ts'

type Asking = Pick<CommandContext, 'tx' | 'today'>

/** A person with what their company says about leave. */
export interface LeavePerson {
  id: number
  name: string
  status: string
  joined_on: string | null
  retired_on: string | null
  standard_day_minutes: number
  leave_basis: 'HIRE_DATE' | 'FISCAL_YEAR'
  fiscal_start_month: number
  company_language: Language
  team_name: string | null
  done_cancelable: boolean
}

const personColumns = sql`
  select m.id, m.name, m.status, m.joined_on, m.retired_on, m.standard_day_minutes, c.leave_basis,
    c.fiscal_start_month, c.language as company_language, c.documents_done_cancelable as done_cancelable`

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

export async function findAsking(
  ctx: Asking,
  memberId: number,
  days: DayRange,
): Promise<AskingPerson | undefined> {
  return askingPerson(ctx, memberId, days, sql``)
}

/**
 * The same, and lets one request of the person be judged at a time, so that two cannot both use the last day.
 * Rows that merely point at the person are not held up.
 */
export async function lockAsking(
  ctx: Asking,
  memberId: number,
  days: DayRange,
): Promise<AskingPerson | undefined> {
  return askingPerson(ctx, memberId, days, sql`for no key update of m`)
}

async function askingPerson(ctx: Asking, memberId: number, days: DayRange, lock: RawBuilder<unknown>) {
  const result = await sql<LeavePerson & PlanColumns>`
    ${personColumns}, ${teamOf(ctx)}, ${planColumns(days)} ${fromMember(memberId)} ${lock}`.execute(ctx.tx)
  const row = result.rows[0]
  return row && { person: row, plan: planOf(row) }
}

/** Lets one change of a person's leave be made at a time. */
export async function lockPerson(ctx: Asking, memberId: number): Promise<LeavePerson | undefined> {
  const result = await sql<LeavePerson>`
    ${personColumns}, ${teamOf(ctx)} ${fromMember(memberId)} for no key update of m`.execute(ctx.tx)
  return result.rows[0]
}

export async function listPersons(tx: Tx, memberIds: readonly number[]): Promise<LeavePerson[]> {
  const result = await sql<LeavePerson>`
    ${personColumns}, null as team_name from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[]) order by m.id`.execute(tx)
  return result.rows
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

export interface LeaveFacts {
  grants: GrantRow[]
  /** What is held or taken of the person's days, by leave and by anything else. */
  parts: CountedPart[]
}

/** Everything that a person's balance is counted from, in one statement. */
export async function loadFacts(ctx: Pick<CommandContext, 'tx'>, memberId: number): Promise<LeaveFacts> {
  const result = await sql<LeaveFacts>`
    select
      (select coalesce(json_agg(json_build_object('id', g.id, 'kind', g.kind, 'granted_on', g.granted_on,
          'expires_on', g.expires_on, 'minutes', g.minutes, 'article', g.article, 'memo', g.memo) order by g.granted_on, g.id), '[]')
        from leave_grants g where g.company_id = ${thisCompany} and g.member_id = ${memberId}) as grants,
      ${partsOfMember(memberId)} as parts`.execute(ctx.tx)
  return result.rows[0]!
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
    insert into leave_grants (company_id, member_id, kind, granted_on, expires_on, minutes, article)
    select ${thisCompany}::bigint, g.* from unnest(${rows.map((row) => row.memberId)}::bigint[],
      ${rows.map(({ grant }) => grant.kind)}::text[], ${rows.map(({ grant }) => grant.granted_on)}::date[],
      ${rows.map(({ grant }) => grant.expires_on)}::date[], ${rows.map(({ grant }) => grant.minutes)}::int[],
      ${rows.map(({ grant }) => grant.article)}::text[]) as g
    on conflict on constraint leave_grants_once do nothing
    returning member_id, kind, granted_on, minutes`.execute(tx)
  return stored.rows
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
