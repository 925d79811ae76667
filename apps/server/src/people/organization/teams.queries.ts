import { sql } from 'kysely'
import { found } from '../../http/fail.ts'
import { joinCover } from '../roles/index.ts'
import { type ChartReader, type ChartView, UNASSIGNED, withTree } from './tree.queries.ts'

export interface TeamRow {
  id: number
  name: string
  parent_id: number | null
  parent_name: string | null
  leader_id: number | null
  leader_name: string | null
  charger_id: number | null
  charger_name: string | null
  charger_custom: string
  color: string
  sort_order: number
  opened_on: string
  closed_on: string | null
  depth: number
  root_id: number
  /** This team and all above it, from the top. */
  lineage: number[]
  full_path: string
  /** People in the team itself, and with all teams below. */
  people: number
  people_below: number
  has_subteams: boolean
  /** Looked at only where nobody stands: somebody did once, or will, or the team was another one. */
  has_past: boolean
  cover_role: string | null
  /** Whether the caller stands in it. */
  is_own: boolean
}

/**
 * All teams in the order of the chart, each with how many people stand in it, in one statement. The last row is
 * NOT_ASSIGNED when somebody stands in no team.
 */
export async function listTeams(ctx: ChartReader, view: ChartView = {}): Promise<TeamRow[]> {
  const { memberId } = ctx.actor
  const result = await sql<TeamRow>`
    ${withTree(ctx, view)}
    select c.id, c.name, c.parent_id, c.parent_name, c.leader_id, leader.name as leader_name, c.charger_id,
      charger.name as charger_name, c.charger_custom, c.color, c.sort_order, c.opened_on, c.closed_on, c.depth, c.root_id,
      to_json(c.lineage) as lineage, c.full_path, c.people, c.people_below,
      c.id in (select parent_id from tree where parent_id is not null) as has_subteams,
      case when c.people_below > 0 then true else ${hasPast} end as has_past,
      ct.role_name as cover_role, coalesce(c.id = (select team_id from standing where id = ${memberId}), false) as is_own
    from counted c
    left join members leader on leader.company_id = c.company_id and leader.id = c.leader_id
    left join members charger on charger.company_id = c.company_id and charger.id = c.charger_id
    ${joinCover('c', memberId)}
    order by c.place`.execute(ctx.tx)
  return result.rows
}

const hasPast = sql`(
        exists (select 1 from team_memberships tm where tm.company_id = c.company_id and tm.team_id = c.id)
        or exists (select 1 from team_versions v where v.company_id = c.company_id and v.team_id = c.id)
        or exists (select 1 from team_versions v where v.company_id = c.company_id and v.parent_id = c.id)
        or exists (select 1 from teams b where b.company_id = c.company_id and b.parent_id = c.id and b.closed_on is not null))`

/** Closed or not. @throws Failure NOT_FOUND */
export async function getTeam(ctx: ChartReader, teamId: number): Promise<TeamRow> {
  const teams = await listTeams(ctx, { closed: true })
  return found(teams.find((team) => team.id === teamId && team.id !== UNASSIGNED.id))
}

export interface TeamPath {
  id: number
  name: string
  full_path: string
}

/** Names from the top, without looking at people. */
export async function listPaths(ctx: ChartReader, view: ChartView = {}): Promise<TeamPath[]> {
  const result = await sql<TeamPath>`
    ${withTree(ctx, view)}
    select id, name, full_path from tree where is_known order by place`.execute(ctx.tx)
  return result.rows
}
