import { sql } from '../../db/sql/sql.ts'
import { looseKey } from '#rules/search/loose-key.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { mayKeepTeam } from './organization.policy.ts'
import { MOST_LEVELS, namesBelow } from './place-team.ts'
import { lockChart } from './teams.store.ts'

export interface NewTeam {
  name: string
  parentId: number | null
}

/**
 * Makes many teams, each as createTeam makes one: without people, behind the others under its parent. Five statements
 * however many they are.
 * @returns the id of each; null for one that createTeam would refuse, because of its place, its name or the actor
 */
export async function createTeams(
  ctx: CommandContext,
  teams: readonly NewTeam[],
): Promise<(number | null)[]> {
  const allowed = teams.filter(({ parentId }) => mayKeepTeam(ctx.actor, parentId))
  if (allowed.length === 0) return teams.map(() => null)
  await lockChart(ctx.tx)
  const levels = await levelsOf(ctx, allowed)
  const placed = allowed.filter(
    ({ parentId }) => parentId === null || (levels.get(parentId) ?? MOST_LEVELS) < MOST_LEVELS,
  )
  const made = await withoutTwins(ctx, placed)
  const ids = new Map<NewTeam, number>()
  for (const [place, id] of (await insertLast(ctx, made)).entries()) {
    const team = made[place]!
    ids.set(team, id)
    const after = { team_name: team.name, team_parent_id: team.parentId }
    ctx.audit({ action: 'team.create', target: ['team', id], after })
  }
  return teams.map((team) => ids.get(team) ?? null)
}

/** Those whose name nobody has below their parent, the first of those that would share one. */
async function withoutTwins(ctx: CommandContext, teams: readonly NewTeam[]): Promise<NewTeam[]> {
  const keyOf = ({ name, parentId }: NewTeam) => `${parentId} ${looseKey(name)}`
  const there = await namesBelow(ctx, [...new Set(teams.map(({ parentId }) => parentId))])
  const taken = new Set(there.map(keyOf))
  return teams.filter((team) => {
    const isFree = !taken.has(keyOf(team))
    taken.add(keyOf(team))
    return isFree
  })
}

/** On which level, from 1, the parents are that are open; closed and unknown ones are absent. */
async function levelsOf({ tx }: CommandContext, teams: readonly NewTeam[]): Promise<Map<number, number>> {
  const parentIds = [...new Set(teams.map(({ parentId }) => parentId).filter((id) => id !== null))]
  if (parentIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; level: number }>`
    with recursive up as (
      select id, parent_id, 1 as level from teams
      where company_id = ${thisCompany} and id = any(${parentIds}::bigint[]) and closed_on is null
      union all
      select up.id, t.parent_id, up.level + 1
      from up join teams t on t.company_id = ${thisCompany} and t.id = up.parent_id where up.level < 50
    ) select id, max(level)::int as level from up group by id`.execute(tx)
  return new Map(rows.map(({ id, level }) => [id, level]))
}

/** The ids in the order of the teams. */
async function insertLast({ tx, today }: CommandContext, teams: readonly NewTeam[]): Promise<number[]> {
  if (teams.length === 0) return []
  const names = teams.map(({ name }) => name)
  const parentIds = teams.map(({ parentId }) => parentId)
  const last = await sql<{ parent_id: number | null; place: number }>`
    select parent_id, max(sort_order)::int as place from teams
    where company_id = ${thisCompany} and (parent_id is null or parent_id = any(${parentIds}::bigint[]))
    group by parent_id`.execute(tx)
  const next = new Map(last.rows.map(({ parent_id, place }) => [parent_id, place + 1]))
  const places = parentIds.map((parent) => {
    const place = next.get(parent) ?? 0
    next.set(parent, place + 1)
    return place
  })
  const { rows } = await sql<{ id: number }>`
    insert into teams (company_id, name, parent_id, sort_order, opened_on)
    select ${thisCompany}::bigint, w.name, w.parent_id, w.place, ${today.toString()}::date
    from unnest(${names}::text[], ${parentIds}::bigint[], ${places}::int[]) with ordinality as w (name, parent_id, place, at)
    order by w.at
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
