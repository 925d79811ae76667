import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { standingOf, worksHere } from '../roles/index.ts'
import { mayNameLeader } from './organization.policy.ts'

export interface LockedTeam {
  id: number
  name: string
  parent_id: number | null
  leader_id: number | null
  charger_id: number | null
  charger_custom: string
  color: string
  closed_on: string | null
}

/** One change of the chart at a time: two moves at once could otherwise make a circle. */
export async function lockChart(tx: Tx): Promise<void> {
  await sql`select 1 from companies where company_id = ${thisCompany} for no key update`.execute(tx)
}

/** Reads a team; its row is held unless the chart is locked anyway or nothing will be written. @throws Failure NOT_FOUND */
export async function lockTeam(tx: Tx, teamId: number, hold: 'hold' | 'read' = 'hold'): Promise<LockedTeam> {
  const result = await sql<LockedTeam>`
    select id, name, parent_id, leader_id, charger_id, charger_custom, color, closed_on
    from teams where company_id = ${thisCompany} and id = ${teamId} ${hold === 'hold' ? sql`for update` : sql``}`.execute(
    tx,
  )
  return found(result.rows[0])
}

/**
 * Keeps what the teams were until yesterday. Call before their name, place, leader or charger changes. What a team was for some
 * hours of one day is no version.
 */
export async function keepVersions(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  teamIds: readonly number[],
): Promise<void> {
  await sql`
    insert into team_versions (company_id, team_id, starts_on, ends_on, name, parent_id, leader_id, charger_id, charger_custom)
    select ${thisCompany}::bigint, t.id, coalesce(max(v.ends_on), t.opened_on), ${today}::date, t.name, t.parent_id, t.leader_id,
      t.charger_id, t.charger_custom
    from teams t left join team_versions v on v.company_id = t.company_id and v.team_id = t.id
    where t.company_id = ${thisCompany} and t.id = any(${teamIds}::bigint[])
    group by t.company_id, t.id having coalesce(max(v.ends_on), t.opened_on) < ${today}::date
    returning id`.execute(tx)
}

/** The ids from the top down to the team. @throws Failure NOT_FOUND */
export async function lineageOf(tx: Tx, teamId: number): Promise<number[]> {
  const result = await sql<{ id: number }>`
    with recursive up as (
      select id, parent_id, 1 as step from teams where company_id = ${thisCompany} and id = ${teamId}
      union all select t.id, t.parent_id, up.step + 1 from teams t join up on t.id = up.parent_id
      where t.company_id = ${thisCompany} and up.step < 50
    ) select id from up order by step desc`.execute(tx)
  found(result.rows[0])
  return result.rows.map((row) => row.id)
}

/** How many levels of open teams the deepest of the teams has below itself; 0 without any. */
export async function levelsBelow(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  teamIds: readonly number[],
): Promise<number> {
  const result = await sql<{ levels: number }>`
    with recursive below as (
      select id, 0 as step from teams where company_id = ${thisCompany} and id = any(${[...teamIds]}::bigint[])
      union all select t.id, below.step + 1 from teams t join below on t.parent_id = below.id
      where t.company_id = ${thisCompany} and below.step < 50 and (t.closed_on is null or t.closed_on > ${today})
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
  }>`
    select status from members where company_id = ${thisCompany} and id = any(${ids}::bigint[]) for key share`.execute(
    tx,
  )
  if (result.rows.length < ids.length) fail('NOT_FOUND')
  if (!result.rows.every(({ status }) => worksHere(status))) fail('LEADER_NOT_MEMBER')
}

/** Refuses a leader of a team whom the actor may not name; null is nobody. @throws Failure FORBIDDEN, NOT_FOUND */
export async function refuseLeader(
  ctx: CommandContext,
  team: { parent_id: number | null },
  leaderId: number | null,
): Promise<void> {
  if (ctx.actor.isFullAdmin) return
  const leader = leaderId === null ? null : await standingOf(ctx, leaderId)
  if (!mayNameLeader(ctx.actor, team, leader)) fail('FORBIDDEN')
}

/** What stands in the way of a team's end on a day: people who stand in it then or later, and teams below that stay. */
export async function whoStaysBehind(
  tx: Tx,
  teamId: number,
  on: Temporal.PlainDate,
): Promise<{ people: number; teamIds: number[] }> {
  const result = await sql<{ people: number; teamIds: number[] }>`
    select
      (select count(distinct member_id)::int from team_memberships
        where company_id = ${thisCompany} and team_id = ${teamId} and (ends_on is null or ends_on > ${on})) as people,
      (select coalesce(json_agg(id order by sort_order, id), '[]') from teams
        where company_id = ${thisCompany} and parent_id = ${teamId} and (closed_on is null or closed_on > ${on})) as "teamIds"`.execute(
    tx,
  )
  return result.rows[0]!
}

/** Who stands in a team on a day or later, held, so that nobody is moved meanwhile. */
export async function lockPeopleOf(tx: Tx, teamId: number, on: Temporal.PlainDate): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select m.id from members m where m.company_id = ${thisCompany} and m.id in (select member_id from team_memberships
      where company_id = ${thisCompany} and team_id = ${teamId} and (ends_on is null or ends_on > ${on})) order by m.id for update`.execute(
    tx,
  )
  return result.rows.map(({ id }) => id)
}
