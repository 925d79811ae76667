import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/people/organization/organization.ts'
import type { Actor, MemberContext } from '../../http/context.ts'
import { isAdmin, roleNameIn } from '../roles/index.ts'
import type { ChartRow } from './chart.queries.ts'
import { mayEndTeam, mayKeepTeam, mayPlaceTeam } from './organization.policy.ts'
import type { TeamRow } from './teams.queries.ts'
import { UNASSIGNED } from './tree.queries.ts'

type WireTeam = Input<typeof contract.createTeam.response>
type WireNode = Input<typeof contract.listOrg.response>[number]

/** @param isPast of another day: nothing can be done to it */
export function teamToWire(
  row: TeamRow,
  { actor, language }: Pick<MemberContext, 'actor' | 'language'>,
  isPast = false,
): WireTeam {
  const keeps = !isPast && row.id !== UNASSIGNED.id && isAdmin(actor)
  const isOpen = row.closed_on === null
  const ends = keeps && mayEndTeam(actor, row)
  return {
    team_id: row.id,
    company: actor.companyId,
    team_name: row.name,
    team_leader: row.leader_id,
    team_leader_name: row.leader_name,
    team_parent: row.parent_name,
    team_parent_id: row.parent_id,
    team_charger: row.charger_id,
    team_charger_custom: row.charger_custom,
    team_charger_name: row.charger_name ?? (row.charger_custom || null),
    team_color: row.color,
    team_root: row.root_id,
    _order: row.sort_order,
    depth: row.depth,
    team_nums: row.people,
    team_sub_nums: row.people_below,
    opened_on: row.opened_on,
    closed_on: row.closed_on,
    cover_team: actor.coverTeamIds.includes(row.id),
    role_cover_team: row.cover_role === null ? null : roleNameIn(language, row.cover_role),
    subteams: [],
    abilities: {
      update: keeps && isOpen && mayKeepTeam(actor, row.id),
      move: isOpen && keeps && mayPlaceTeam(actor, row, row.parent_id),
      delete: ends && !row.has_subteams && !row.has_past,
      close: ends && isOpen,
      reopen: ends && !isOpen,
    },
  }
}

export function nodeToWire(row: ChartRow, actor: Actor, isPast: boolean): WireNode {
  return {
    team_id: row.id,
    team_name: row.name,
    team_color: row.color,
    team_parent_id: row.parent_id,
    team_leader: row.leader_id,
    team_leader_name: row.leader_name,
    team_charger: row.charger_id,
    team_charger_name: row.charger_name,
    team_nums: row.people,
    team_sub_nums: row.people_below,
    members: row.members,
    subteams: [],
    abilities: {
      move: !isPast && row.id !== UNASSIGNED.id && isAdmin(actor) && mayPlaceTeam(actor, row, row.parent_id),
    },
  }
}
