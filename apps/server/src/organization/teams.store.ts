import { sql } from 'kysely'
import type { Tx } from '../db/connection.ts'
import { fail, found } from '../http/fail.ts'

export interface LockedTeam {
  id: number
  name: string
  parent_id: number | null
  leader_id: number | null
}

/** One change of the chart at a time: two moves at once could otherwise make a circle. */
export async function lockChart(tx: Tx): Promise<void> {
  await sql`select 1 from companies for no key update`.execute(tx)
}

/** @throws Failure NOT_FOUND */
export async function lockTeam(tx: Tx, teamId: number): Promise<LockedTeam> {
  const result =
    await sql<LockedTeam>`select id, name, parent_id, leader_id from teams where id = ${teamId} for update`.execute(
      tx,
    )
  return found(result.rows[0])
}

/** The ids from the top down to the team. @throws Failure NOT_FOUND */
export async function lineageOf(tx: Tx, teamId: number): Promise<number[]> {
  const result = await sql<{ id: number }>`
    with recursive up as (
      select id, parent_id, 1 as step from teams where id = ${teamId}
      union all select t.id, t.parent_id, up.step + 1 from teams t join up on t.id = up.parent_id where up.step < 50
    ) select id from up order by step desc`.execute(tx)
  found(result.rows[0])
  return result.rows.map((row) => row.id)
}

/** How many levels the team has below itself; 0 without any. */
export async function levelsBelow(tx: Tx, teamId: number): Promise<number> {
  const result = await sql<{ levels: number }>`
    with recursive below as (
      select id, 0 as step from teams where id = ${teamId}
      union all select t.id, below.step + 1 from teams t join below on t.parent_id = below.id where below.step < 50
    ) select max(step)::int as levels from below`.execute(tx)
  return result.rows[0]?.levels ?? 0
}

/** @throws Failure NOT_FOUND, LEADER_NOT_MEMBER for people who do not work here */
export async function requirePeople(
  tx: Tx,
  memberIds: readonly (number | null | undefined)[],
): Promise<void> {
  const ids = [...new Set(memberIds.filter((id) => typeof id === 'number'))]
  if (ids.length === 0) return
  const result = await sql<{
    status: string
  }>`select status from members where id = any(${ids}::bigint[]) for key share`.execute(tx)
  if (result.rows.length < ids.length) fail('NOT_FOUND')
  if (result.rows.some(({ status }) => status !== 'WORKING' && status !== 'ABSENCE'))
    fail('LEADER_NOT_MEMBER')
}

/** Where a team that comes last under its parent stands. */
export async function lastPlace(tx: Tx, parentId: number | null): Promise<number> {
  const result = await sql<{ place: number }>`
    select coalesce(max(sort_order) + 1, 0)::int as place from teams where parent_id is not distinct from ${parentId}::bigint`.execute(
    tx,
  )
  return result.rows[0]?.place ?? 0
}
