import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import type { EventCodes } from '../../db/rows.gen.ts'

import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found, onConstraint } from '../../http/fail.ts'
import { isFullAdmin } from '../../people/roles/index.ts'

const broken = {
  event_codes_name_key: 'NAME_TAKEN',
  event_codes_some_unit: 'EVENT_CODE_NO_UNIT',
} as const

export async function countCodes(tx: Tx): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from event_codes where company_id = ${thisCompany}`.execute(tx)
  return result.rows[0]!.count
}

/** @throws Failure NAME_TAKEN, EVENT_CODE_NO_UNIT */
export async function insertCode(tx: Tx, code: Insertable<EventCodes>): Promise<number> {
  const query = tx.insertInto('event_codes').values(code).returning('id')
  return (await onConstraint(broken, () => query.executeTakeFirstOrThrow())).id
}

/** @throws Failure NAME_TAKEN, EVENT_CODE_NO_UNIT */
export async function changeCode(tx: Tx, id: number, change: Updateable<EventCodes>): Promise<void> {
  const query = tx
    .updateTable('event_codes')
    .set({ id, ...change })
    .where('id', '=', id)
  await onConstraint(broken, () => query.execute())
}

/** The kind, locked until the transaction ends, so that nobody asks for it meanwhile. @throws Failure NOT_FOUND */
export async function lockCode(tx: Tx, id: number): Promise<Selectable<EventCodes>> {
  const query = tx.selectFrom('event_codes').selectAll().where('id', '=', id).forUpdate()
  return found(await query.executeTakeFirst())
}

/** Whether the company gives time off for work beyond the plan. */
export async function givesComptime(tx: Tx): Promise<boolean> {
  const company = await tx.selectFrom('companies').select('alternative_days as gives').executeTakeFirst()
  return company?.gives === true
}

/** Keeps a kind from going while a request with it is stored; many may do so at once. */
export async function holdCode(tx: Tx, id: number): Promise<boolean> {
  const held = await sql`
    select 1 from event_codes where company_id = ${thisCompany} and id = ${id} for key share`.execute(tx)
  return held.rows.length > 0
}

export async function removeCode(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('event_codes').where('id', '=', id).execute()
}

export interface Assignable {
  id: number
  status: string
  teamId: number | null
  isFullAdmin: boolean
  /** Named as a person; the others come with a team. */
  isNamed: boolean
}

/** The named people, and everybody who stands in one of the teams or below it today. */
export async function peopleToAssign(
  tx: Tx,
  wanted: { userIds: readonly number[]; teamIds: readonly number[]; today: Temporal.PlainDate },
): Promise<Assignable[]> {
  const userIds = [...wanted.userIds]
  const result = await sql<Assignable>`
    with recursive below as (
      select id from teams where company_id = ${thisCompany} and id = any(${[...wanted.teamIds]}::bigint[])
      union select t.id from teams t join below on t.parent_id = below.id where t.company_id = ${thisCompany}
    )
    select m.id, m.status, tm.team_id as "teamId", m.id = any(${userIds}::bigint[]) as "isNamed",
      ${isFullAdmin} as "isFullAdmin"
    from members m
    left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
      and ${heldOn('tm', wanted.today)}
    where m.company_id = ${thisCompany}
      and (m.id = any(${userIds}::bigint[]) or (tm.team_id in (select id from below) and m.status <> 'RETIRED'))
    order by m.id`.execute(tx)
  return result.rows
}

export async function countTeams(tx: Tx, ids: readonly number[]): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from teams where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
  return result.rows[0]!.count
}

/** Who is assigned already stays so. */
export async function assign(tx: Tx, codeId: number, memberIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    insert into event_code_members (company_id, code_id, member_id)
    select ${thisCompany}, ${codeId}, id from unnest(${[...memberIds]}::bigint[]) as m (id) order by id
    on conflict do nothing returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

export async function unassign(tx: Tx, codeId: number, memberIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    delete from event_code_members
    where company_id = ${thisCompany} and code_id = ${codeId} and member_id = any(${[...memberIds]}::bigint[])
    returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}
