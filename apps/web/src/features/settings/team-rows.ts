import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listTeams } from '#contract/organization.ts'

export type Team = EndpointResponse<typeof listTeams>[number]

/** The team and everything below it: where it cannot be moved to. */
export function branchOf(teams: readonly Team[], teamId: number): Set<number> {
  const branch = new Set([teamId])
  // Parents stand before their teams in the order of the chart.
  for (const team of teams)
    if (team.team_parent_id !== null && branch.has(team.team_parent_id)) branch.add(team.team_id)
  return branch
}

/** Teams to choose as a parent; those that would make a circle, or are not the viewer's, cannot be chosen; where it stands it may stay. */
export function parentOptions(teams: readonly Team[], moved: number | null, isFullAdmin: boolean) {
  const branch = moved === null ? new Set<number>() : branchOf(teams, moved)
  const stands = teams.find((team) => team.team_id === moved)?.team_parent_id
  return teams.map((team) => ({
    id: team.team_id,
    name: team.team_name,
    parentId: team.team_parent_id,
    disabled: branch.has(team.team_id) || !(isFullAdmin || team.abilities.update || team.team_id === stands),
  }))
}

export type TeamForm = {
  team_name: string
  team_parent_id: number | null
  leader: { id: number; name: string }[]
}

/** Only what changed of a team. */
export function teamChange(before: TeamForm, after: TeamForm) {
  const leader = after.leader[0]?.id ?? null
  return {
    ...(after.team_name !== before.team_name && { team_name: after.team_name }),
    ...(after.team_parent_id !== before.team_parent_id && { team_parent_id: after.team_parent_id }),
    ...(leader !== (before.leader[0]?.id ?? null) && { team_leader: leader }),
  }
}

/** Why a team cannot be deleted now. A limited admin keeps the very team that makes them one. */
export function deleteBlock(
  team: Team,
  teams: readonly Team[],
  isFullAdmin: boolean,
): 'notCovered' | 'notEmpty' | 'notAbove' | null {
  if (!team.abilities.update) return 'notCovered'
  const hasTeamsBelow = teams.some((one) => one.team_parent_id === team.team_id)
  if (hasTeamsBelow || !team.abilities.delete) return 'notEmpty'
  const parent = teams.find((one) => one.team_id === team.team_parent_id)
  return isFullAdmin || parent?.abilities.update ? null : 'notAbove'
}
