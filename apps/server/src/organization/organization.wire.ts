import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/organization.ts'
import type { Actor } from '../http/context.ts'
import { isAdmin } from '../roles/index.ts'
import { mayKeepTeam } from './organization.policy.ts'
import type { RankRow } from './ranks.store.ts'
import { type ChartPerson, type TeamRow, UNASSIGNED } from './teams.queries.ts'

type WireTeam = Input<typeof contract.createTeam.response>
type WireNode = Input<typeof contract.listOrg.response>[number]
type WireRank = Input<typeof contract.createRank.response>

export function teamToWire(row: TeamRow, actor: Actor): WireTeam {
  const keeps = row.id !== UNASSIGNED.id && isAdmin(actor) && mayKeepTeam(actor, row.id)
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
    team_charger_name: row.charger_name,
    team_color: row.color,
    team_root: row.root_id,
    _order: row.sort_order,
    depth: row.depth,
    team_nums: row.people,
    team_sub_nums: row.people_below,
    cover_team: actor.coverTeamIds.includes(row.id),
    role_cover_team: row.cover_role,
    subteams: [],
    abilities: { update: keeps, delete: keeps && row.people_below === 0 },
  }
}

export function nodeToWire(row: TeamRow, people: readonly ChartPerson[]): WireNode {
  return {
    team_id: row.id,
    team_name: row.name,
    team_color: row.color,
    team_parent_id: row.parent_id,
    team_leader: row.leader_id,
    team_leader_name: row.leader_name,
    team_nums: row.people,
    team_sub_nums: row.people_below,
    members: people.map(personToWire),
    subteams: [],
  }
}

function personToWire(person: ChartPerson): WireNode['members'][number] {
  return {
    user_id: person.id,
    username: person.name,
    email: person.email,
    position: person.position,
    rank_name: person.rank_name,
    cmem_status: person.status,
    is_leader: person.is_leader,
    image_url: person.has_image ? `/user/users/${person.id}/serve_image/` : null,
  }
}

export function rankToWire(row: RankRow): WireRank {
  return { id: row.id, company: row.company_id, name: row.name, _order: row.sort_order }
}
