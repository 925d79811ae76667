import { sql } from '../../db/sql/sql.ts'
import { looseKey } from '#rules/search/loose-key.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { levelsBelow, lineageOf, lockTeam } from './teams.store.ts'

/** Ten levels are more than any company of ours has; deeper charts cannot be shown on a phone. */
export const MOST_LEVELS = 10

/**
 * Refuses a place in the chart that would make a circle or go too deep. Call under lockChart.
 * @param teamIds the teams that move there together; none for a new one
 * @throws Failure NOT_FOUND for an unknown parent, TEAM_CLOSED, TEAM_CIRCLE, TEAM_TOO_DEEP
 */
export async function refuseBadPlace(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  teamIds: readonly number[],
  parentId: number | null,
): Promise<void> {
  if (parentId === null) return
  const { tx } = ctx
  const parent = await lockTeam(tx, parentId, 'read')
  if (parent.closed_on !== null) fail('TEAM_CLOSED')
  const above = await lineageOf(tx, parentId)
  if (teamIds.some((id) => above.includes(id))) fail('TEAM_CIRCLE')
  const below = teamIds.length === 0 ? 0 : await levelsBelow(ctx, teamIds)
  if (above.length + 1 + below > MOST_LEVELS) fail('TEAM_TOO_DEEP', { most: MOST_LEVELS })
}

/**
 * Refuses names that stand below a parent already, or would do so twice: nobody could tell the two teams apart. A team that is
 * to close holds its name until then. Call under lockChart.
 * @param teams those that come there, or stay under a new name; a new one has no id
 * @param leaving teams that are about to close there
 * @throws Failure TEAM_NAME_TAKEN
 */
export async function refuseTwins(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  parentId: number | null,
  teams: readonly { id?: number; name: string }[],
  leaving: readonly number[] = [],
): Promise<void> {
  const coming = new Set([...teams.map(({ id }) => id), ...leaving])
  const there = (await namesBelow(ctx, [parentId])).filter(({ id }) => !coming.has(id))
  const taken = new Set(there.map(({ name }) => looseKey(name)))
  for (const { name } of teams) {
    if (taken.has(looseKey(name))) fail('TEAM_NAME_TAKEN', { name })
    taken.add(looseKey(name))
  }
}

/** The teams directly below some parents that are open, or still so; null is the top. */
export async function namesBelow(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  parentIds: readonly (number | null)[],
): Promise<{ id: number; name: string; parentId: number | null }[]> {
  const ids = parentIds.filter((id) => id !== null)
  const result = await sql<{ id: number; name: string; parentId: number | null }>`
    select id, name, parent_id as "parentId" from teams
    where company_id = ${thisCompany} and (closed_on is null or closed_on > ${today})
      and (parent_id = any(${ids}::bigint[]) or (${ids.length < parentIds.length} and parent_id is null))`.execute(
    tx,
  )
  return result.rows
}

/** Puts teams below another one, or at the top, behind those that are there, in the order given. */
export async function putLast(tx: Tx, teamIds: readonly number[], parentId: number | null): Promise<void> {
  await sql`
    update teams t set parent_id = ${parentId}::bigint, sort_order = last.place + w.at
    from unnest(${[...teamIds]}::bigint[]) with ordinality as w (id, at),
      (select coalesce(max(sort_order), -1) as place from teams
        where company_id = ${thisCompany} and parent_id is not distinct from ${parentId}::bigint) last
    where t.company_id = ${thisCompany} and t.id = w.id`.execute(tx)
}

/**
 * Puts a team at a place among those under its parent and counts the others anew from 0, in one statement.
 * @param place from 0; undefined or beyond the end is the end
 * @returns whether any of them stands elsewhere now
 */
export async function orderSiblings(tx: Tx, teamId: number, place: number | undefined): Promise<boolean> {
  const { rows } = await sql`
    with others as (
      select s.id, row_number() over (order by s.sort_order, s.id) - 1 as at
      from teams s join teams t on t.company_id = s.company_id and t.id = ${teamId}
      where s.company_id = ${thisCompany} and s.parent_id is not distinct from t.parent_id and s.id <> t.id
    ), goal as (
      select least(coalesce(${place ?? null}::int, 2147483647), count(*))::int as at from others
    ), placed as (
      select o.id, (o.at + case when o.at >= g.at then 1 else 0 end)::int as at from others o cross join goal g
      union all select ${teamId}::bigint, g.at from goal g
    )
    update teams t set sort_order = p.at from placed p
    where t.company_id = ${thisCompany} and t.id = p.id and t.sort_order <> p.at returning t.id`.execute(tx)
  return rows.length > 0
}
