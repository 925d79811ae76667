import { sql } from 'kysely'
import type { MemberContext } from '../http/context.ts'
import { found } from '../http/fail.ts'

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
  depth: number
  root_id: number
  /** This team and all above it, from the top. */
  lineage: number[]
  full_path: string
  /** People in the team itself, and with all teams below. */
  people: number
  people_below: number
  cover_role: string | null
}

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor'>

/** The virtual team of the people who stand in none. */
export const UNASSIGNED = { id: 0, name: 'NOT_ASSIGNED' } as const

// A circle cannot come about (see move-team), but a broken one must not run for ever.
const MOST_LEVELS = 50

/**
 * All teams in the order of the chart, each with how many people stand in it today, in one statement. People who have
 * left or have not come yet are not counted. The last row is NOT_ASSIGNED when somebody stands in no team.
 */
export async function listTeams({ tx, today, actor }: Reader): Promise<TeamRow[]> {
  const result = await sql<TeamRow>`
    with recursive tree as (
      select t.*, 1 as depth, t.id as root_id, array[t.id] as lineage, t.name as full_path,
        array[t.sort_order::bigint, t.id] as place, null::text as parent_name
      from teams t where t.parent_id is null
      union all
      select t.*, up.depth + 1, up.root_id, up.lineage || t.id, up.full_path || ' > ' || t.name,
        up.place || array[t.sort_order::bigint, t.id], up.name
      from teams t join tree up on t.company_id = up.company_id and t.parent_id = up.id
      where up.depth < ${MOST_LEVELS}
    ), standing as (
      select coalesce(tm.team_id, 0) as team_id, count(*)::int as people
      from members m
      left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
        and tm.starts_on <= ${today} and (tm.ends_on is null or tm.ends_on > ${today})
      where m.status in ('WORKING', 'ABSENCE') group by 1
    ), gathered as (
      select up.id, sum(s.people)::int as people
      from standing s join tree on tree.id = s.team_id cross join unnest(tree.lineage) up(id) group by up.id
    )
    select tree.id, tree.name, tree.parent_id, tree.parent_name, tree.leader_id, leader.name as leader_name, tree.charger_id,
      charger.name as charger_name, tree.charger_custom, tree.color, tree.sort_order, tree.depth, tree.root_id, to_json(tree.lineage) as lineage,
      tree.full_path, coalesce(s.people, 0) as people, coalesce(g.people, 0) as people_below, ct.role_name as cover_role,
      tree.place
    from tree
    left join standing s on s.team_id = tree.id
    left join gathered g on g.id = tree.id
    left join members leader on leader.company_id = tree.company_id and leader.id = tree.leader_id
    left join members charger on charger.company_id = tree.company_id and charger.id = tree.charger_id
    left join cover_teams ct on ct.company_id = tree.company_id and ct.team_id = tree.id and ct.member_id = ${actor.memberId}
    union all
    select 0, ${UNASSIGNED.name}::text, null, null, null, null, null, null, '', '', 0, 1, 0, '[0]', ${UNASSIGNED.name}::text, people,
      people, null, '{9223372036854775807}'
    from standing where team_id = 0
    order by place`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getTeam(ctx: Reader, teamId: number): Promise<TeamRow> {
  return found((await listTeams(ctx)).find((team) => team.id === teamId && team.id !== UNASSIGNED.id))
}

export interface ChartPerson {
  id: number
  name: string
  email: string
  position: string
  rank_name: string | null
  status: string
  has_image: boolean
  team_id: number
  is_leader: boolean
}

/** Everybody who works here with the team of today (0 for none), leaders first, then by rank and name. */
export async function listChartPeople({ tx, today }: Reader): Promise<ChartPerson[]> {
  const result = await sql<ChartPerson>`
    select m.id, m.name, m.email, m.position, r.name as rank_name, m.status, m.image_file_id is not null as has_image,
      coalesce(tm.team_id, 0) as team_id, coalesce(t.leader_id = m.id, false) as is_leader
    from members m
    left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
      and tm.starts_on <= ${today} and (tm.ends_on is null or tm.ends_on > ${today})
    left join teams t on t.company_id = tm.company_id and t.id = tm.team_id
    left join ranks r on r.company_id = m.company_id and r.id = m.rank_id
    where m.status in ('WORKING', 'ABSENCE')
    order by is_leader desc, r.sort_order nulls last, m.name, m.id`.execute(tx)
  return result.rows
}
