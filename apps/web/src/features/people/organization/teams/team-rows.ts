import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listTeams } from '#contract/people/organization/organization.ts'

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
  return teams
    .filter((team) => team.team_id > 0 && team.closed_on === null)
    .map((team) => ({
      id: team.team_id,
      name: team.team_name,
      parentId: team.team_parent_id,
      disabled:
        branch.has(team.team_id) || !(isFullAdmin || team.abilities.update || team.team_id === stands),
    }))
}

/** Teams that take in the people of one that closes. */
export function targetOptions(teams: readonly Team[], closing: number) {
  return teams
    .filter((team) => team.team_id > 0 && team.closed_on === null && team.team_id !== closing)
    .map((team) => ({
      id: team.team_id,
      name: team.team_name,
      parentId: team.team_parent_id === closing ? null : team.team_parent_id,
      disabled: !team.abilities.update,
    }))
}

/** The rows that are drawn: what is below a closed branch is left out, the branches of what was searched are open. */
export function shownRows(
  teams: readonly Team[],
  folded: ReadonlySet<number>,
  fits: ((team: Team) => boolean) | null,
): Team[] {
  if (fits) {
    const kept = new Set<number>()
    for (const team of teams.toReversed())
      if (fits(team) || kept.has(team.team_id)) {
        kept.add(team.team_id)
        if (team.team_parent_id !== null) kept.add(team.team_parent_id)
      }
    return teams.filter((team) => kept.has(team.team_id))
  }
  const hidden = new Set<number>()
  return teams.filter((team) => {
    const parent = team.team_parent_id
    const isHidden = parent !== null && (folded.has(parent) || hidden.has(parent))
    if (isHidden) hidden.add(team.team_id)
    return !isHidden
  })
}

/** A large company opens at its two top levels. */
export function foldedAtFirst(teams: readonly Team[]): Set<number> {
  const isLarge = teams.length > 150
  return new Set(teams.filter((team) => isLarge && team.depth >= 2).map((team) => team.team_id))
}

/** Who may close a team may also say who leads it: not the very one that makes somebody a limited admin. */
export function mayNameLeader({ abilities }: Pick<Team, 'abilities'>): boolean {
  return abilities.update && abilities.close
}
