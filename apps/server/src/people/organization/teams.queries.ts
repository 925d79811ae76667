import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found } from '../../http/fail.ts'
import { joinCover } from '../roles/index.ts'
import { arrangeTeams, type StoredTeam, unassigned } from './arrange-teams.ts'
import {
  type ChartReader,
  type ChartView,
  isPresent,
  membersWithTeam,
  peopleByTeam,
  seatName,
  teamsOf,
  UNASSIGNED,
} from './tree.queries.ts'

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

type StoredRow = StoredTeam &
  Pick<
    TeamRow,
    | 'leader_id'
    | 'leader_name'
    | 'charger_id'
    | 'charger_name'
    | 'charger_custom'
    | 'color'
    | 'opened_on'
    | 'closed_on'
    | 'has_past'
    | 'cover_role'
    | 'is_own'
  >

/** What the one statement says beside each team; the team is missing in a company that has none. */
interface Around {
  people_without: number
  /** The caller's team; 0 for none, null when the caller is not among the people. */
  own_team: number | null
}

/**
 * All teams in the order of the chart, each with how many people stand in it, in one statement. The last row is
 * NOT_ASSIGNED when somebody stands in no team.
 */
export async function listTeams(ctx: ChartReader, view: ChartView = {}): Promise<TeamRow[]> {
  const { memberId } = ctx.actor
  const result = await sql<(StoredRow | { id: null }) & Around>`
    with own as materialized (${peopleByTeam(ctx, view)})
    select around.*, t.id, t.name, t.parent_id, t.leader_id, t.charger_id, t.charger_custom, t.color, t.sort_order, t.opened_on,
      t.closed_on, t.is_known, false as is_own, ${seatName('leader_id')} as leader_name, ${seatName('charger_id')} as charger_name,
      coalesce(own.people, 0) as people, case when own.people > 0 then true else ${hasPast} end as has_past,
      ct.role_name as cover_role
    from (
      select coalesce((select people from own where team_id = ${UNASSIGNED.id}), 0) as people_without, (
        select coalesce(tm.team_id, ${UNASSIGNED.id}) from ${membersWithTeam(ctx, view)}
        where m.company_id = ${thisCompany} and m.id = ${memberId} and ${isPresent(view)}) as own_team
    ) around
    left join (${teamsOf(ctx, view)}) t on true
    left join own on own.team_id = t.id
    ${joinCover('t', memberId)}`.execute(ctx.tx)
  const { people_without: without, own_team: ownTeam } = result.rows[0]!
  const rows: TeamRow[] = arrangeTeams(
    result.rows.filter((row): row is StoredRow & Around => row.id !== null),
  )
  for (const row of rows) {
    row.has_past ||= row.people_below > 0
    row.is_own = row.id === ownTeam
  }
  if (without > 0)
    rows.push({
      ...unassigned(without),
      has_past: true,
      cover_role: null,
      is_own: ownTeam === UNASSIGNED.id,
    })
  return rows
}

// Asked of the few teams where nobody stands. `exists` would be answered for all of them at once, from every membership.
const hasPast = sql`coalesce(
        (select true from team_memberships tm where tm.company_id = ${thisCompany} and tm.team_id = t.id limit 1),
        (select true from team_versions v where v.company_id = ${thisCompany} and v.team_id = t.id limit 1),
        (select true from team_versions v where v.company_id = ${thisCompany} and v.parent_id = t.id limit 1),
        (select true from teams b where b.company_id = ${thisCompany} and b.parent_id = t.id and b.closed_on is not null limit 1),
        false)`

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
  const result = await sql<StoredTeam>`
    select id, name, parent_id, sort_order, is_known, 0 as people from (${teamsOf(ctx, view)}) t`.execute(
    ctx.tx,
  )
  return arrangeTeams(result.rows).map(({ id, name, full_path }) => ({ id, name, full_path }))
}
