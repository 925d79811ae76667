import type { EndpointInput } from '#contract/endpoint.ts'
import type { listTeams as endpoint } from '#contract/people/organization/organization.ts'
import type { Actor } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import type { TeamRow } from './teams.queries.ts'

type Filter = EndpointInput<typeof endpoint>['query']

const BELOW = -9

/**
 * Narrows the chart to what was asked for: by role (admin_only, leader, admin_or_leader), then by team_id and org_range
 * (decisions ), then to teams with people.
 * @throws Failure NOT_FOUND for an unknown team
 */
export function chooseTeams(teams: readonly TeamRow[], filter: Filter, actor: Actor): TeamRow[] {
  const roleIds = idsByRole(filter, actor)
  const chosen = teams.filter((team) => (!roleIds || roleIds.has(team.id)) && isWanted(team, filter))
  const { team_id: teamId, org_range: range } = filter
  if (teamId === BELOW) return below(chosen, rootsInView(teams, actor, true), false)
  if (teamId) {
    if (!teams.some((team) => team.id === teamId)) fail('NOT_FOUND')
    return range === 'team' ? chosen.filter((team) => team.id === teamId) : below(chosen, new Set([teamId]))
  }
  if (teamId === 0 || range === undefined || range === 'company') return chosen
  const roots = rootsInView(teams, actor, false)
  return range === 'team' ? chosen.filter((team) => roots.has(team.id)) : below(chosen, roots)
}

function isWanted(team: TeamRow, filter: Filter): boolean {
  return filter.is_active === undefined || filter.is_active === team.people_below > 0
}

/** null: no narrowing by role. */
function idsByRole(filter: Filter, actor: Actor): Set<number> | null {
  if (filter.leader) return new Set(actor.ledTeamIds)
  if (!filter.admin_only && !filter.admin_or_leader) return null
  if (actor.isFullAdmin) return null
  return new Set([...actor.coverTeamIds, ...(filter.admin_or_leader ? actor.ledTeamIds : [])])
}

/** The teams that the caller leads, covers or stands in; for -9 a full admin looks from the top. */
function rootsInView(teams: readonly TeamRow[], actor: Actor, fromTop: boolean): Set<number> {
  const isRoot = (team: TeamRow) =>
    fromTop && actor.isFullAdmin
      ? team.parent_id === null
      : team.leader_id === actor.memberId || team.cover_role !== null || team.is_own
  return new Set(teams.filter(isRoot).map((team) => team.id))
}

function below(teams: readonly TeamRow[], roots: ReadonlySet<number>, withRoots = true): TeamRow[] {
  return teams.filter((team) => team.lineage.some((id) => roots.has(id) && (withRoots || id !== team.id)))
}

/** Puts children under their parents; a team whose parent was left out stands at the top. */
export function nest<T extends { team_id: number; team_parent_id: number | null; subteams: T[] }>(
  flat: readonly T[],
): T[] {
  const byId = new Map(flat.map((node) => [node.team_id, node]))
  const tops: T[] = []
  for (const node of flat) {
    const parent = node.team_parent_id === null ? undefined : byId.get(node.team_parent_id)
    if (parent) parent.subteams.push(node)
    else tops.push(node)
  }
  return tops
}
