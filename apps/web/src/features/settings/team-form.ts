import type { z } from 'zod'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { createTeam, listTeams, updateTeam } from '#contract/organization.ts'
import type { PersonOption } from '../../ui/people/person-picker.tsx'
import type { TeamOption } from '../../ui/people/team-tree.ts'

export type Team = EndpointResponse<typeof listTeams>[number]
export type NewTeam = z.input<NonNullable<typeof createTeam.body>>
export type TeamChange = z.input<NonNullable<typeof updateTeam.body>>

export interface TeamForm extends Record<string, unknown> {
  name: string
  parent: number | null
  leader: PersonOption[]
}

/** The form of a team that exists, or of a new one below `parent`. */
export function teamForm(team: Team | null, parent: number | null = null): TeamForm {
  if (!team) return { name: '', parent, leader: [] }
  const leader =
    team.team_leader === null ? [] : [{ id: team.team_leader, name: team.team_leader_name ?? '' }]
  return { name: team.team_name, parent: team.team_parent_id, leader }
}

export function newTeamOf({ name, parent, leader }: TeamForm): NewTeam {
  return { team_name: name.trim(), team_parent_id: parent, team_leader: leader[0]?.id ?? null }
}

/** Only what changed: a team that stays where it is keeps its place among its neighbours. */
export function teamChangeOf(before: TeamForm, after: TeamForm): TeamChange {
  const [old, next] = [newTeamOf(before), newTeamOf(after)]
  return {
    ...(old.team_name !== next.team_name && { team_name: next.team_name }),
    ...(old.team_parent_id !== next.team_parent_id && { team_parent_id: next.team_parent_id }),
    ...(old.team_leader !== next.team_leader && { team_leader: next.team_leader }),
  }
}

/** Without the place of those who are in no team. */
export function realTeams(teams: readonly Team[]): Team[] {
  return teams.filter((team) => team.team_id > 0)
}

/** Where a team may stand: below what the viewer keeps, and not below itself. The place it has stays choosable. */
export function parentOptions(teams: readonly Team[], moved: Team | null): TeamOption[] {
  const ownBranch = moved ? branchOf(teams, moved.team_id) : new Set<number>()
  return teams.map((team) => ({
    id: team.team_id,
    name: team.team_name,
    parentId: team.team_parent_id,
    disabled:
      ownBranch.has(team.team_id) || (!team.abilities.update && team.team_id !== moved?.team_parent_id),
  }))
}

function branchOf(teams: readonly Team[], top: number): Set<number> {
  const branch = new Set([top])
  // Parents come before their children in the order of the chart.
  for (const team of teams) if (branch.has(team.team_parent_id ?? 0)) branch.add(team.team_id)
  return branch
}

/** Why a team cannot be deleted now. A limited admin keeps the team that makes them one. */
export function deleteBlock(
  team: Team,
  teams: readonly Team[],
  isFull: boolean,
): 'notCovered' | 'notEmpty' | null {
  const parent = teams.find((one) => one.team_id === team.team_parent_id)
  if (!team.abilities.update || (!isFull && !parent?.abilities.update)) return 'notCovered'
  const hasBelow = teams.some((one) => one.team_parent_id === team.team_id)
  return hasBelow || !team.abilities.delete ? 'notEmpty' : null
}
