import type { EndpointInput } from '#contract/endpoint.ts'
import type { listTeams as endpoint } from '#contract/organization.ts'
import type { Actor } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import type { TeamRow } from './teams.queries.ts'

type Filter = EndpointInput<typeof endpoint>['query']

/**
 * Narrows the chart to what was asked for. A team with those below it by team_id, the team alone with org_range=team;
 * 0 is the whole company, -9 everything below the teams that the caller leads or covers (decision A-28).
 * @throws Failure NOT_FOUND for an unknown team
 */
export function chooseTeams(teams: readonly TeamRow[], filter: Filter, actor: Actor): TeamRow[] {
  const roleIds = idsByRole(filter, actor)
  let chosen = teams.filter((team) => !roleIds || roleIds.has(team.id))
  const { team_id: teamId, org_range: range } = filter
  if (teamId === -9) {
    const inView = new Set([...actor.ledTeamIds, ...actor.coverTeamIds])
    chosen = chosen.filter((team) => actor.isFullAdmin || inView.has(team.id))
  } else if (teamId !== undefined && teamId !== 0) {
    if (!teams.some((team) => team.id === teamId)) fail('NOT_FOUND')
    chosen = chosen.filter((team) => (range === 'team' ? team.id === teamId : team.lineage.includes(teamId)))
  }
  return filter.is_active ? chosen.filter((team) => team.people_below > 0) : chosen
}

/** null: no narrowing by role. */
function idsByRole(filter: Filter, actor: Actor): Set<number> | null {
  if (filter.leader) return new Set(actor.ledTeamIds)
  if (!filter.admin_only && !filter.admin_or_leader) return null
  if (actor.isFullAdmin) return null
  return new Set([...actor.coverTeamIds, ...(filter.admin_or_leader ? actor.ledTeamIds : [])])
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
