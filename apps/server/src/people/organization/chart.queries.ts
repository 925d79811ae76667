import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { Input } from '#contract/endpoint.ts'
import type { listOrg } from '#contract/people/organization/organization.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import { joinTermsOn, positionOn, rankOn, statusOn } from '../employment/index.ts'
import { hideFields, storedFlags } from '../roles/index.ts'
import { arrangeTeams, type StoredTeam, unassigned } from './arrange-teams.ts'
import {
  type ChartReader,
  type ChartView,
  isPresent,
  membersWithTeam,
  seatName,
  teamsOf,
} from './tree.queries.ts'
import { nameOrder } from '../../http/reader/name-order.ts'

export interface ChartRow {
  id: number
  name: string
  color: string
  parent_id: number | null
  leader_id: number | null
  leader_name: string | null
  charger_id: number | null
  charger_name: string | null
  people: number
  people_below: number
  members: Input<typeof listOrg.response>[number]['members']
}

export interface BranchView extends ChartView {
  /** That team with all below; the whole chart without. */
  teamId?: number | undefined
}

type StoredRow = StoredTeam & Omit<ChartRow, 'people_below'>
type Members = ChartRow['members']

/**
 * The chart with everybody in it, in one statement: a row per team, its people as the JSON that leaves, leaders first, then
 * by rank and name. People in no team come last, under NOT_ASSIGNED. What the company hides of people from the reader is
 * left out; of another day, only who sees everybody is told more than colleagues, since sight goes by the teams of today.
 */
export async function listChart(ctx: ChartReader, view: BranchView = {}): Promise<ChartRow[]> {
  const { teamId, asOf } = view
  const result = await sql<(StoredRow | { id: null; members: Members }) & { flags: unknown }>`
    with recursive ${shownTeams(ctx, view)}
    select t.id, t.name, t.color, t.parent_id, t.sort_order, t.is_known, t.leader_id, ${seatName('leader_id')} as leader_name,
      t.charger_id, coalesce(${seatName('charger_id')}, nullif(t.charger_custom, '')) as charger_name,
      coalesce(p.people, 0) as people, coalesce(p.members, '[]') as members, ${storedFlags} as flags
    from shown t ${joinPeople(ctx, view)}`.execute(ctx.tx)
  const hide = hideFields(ctx.actor, result.rows[0]?.flags, ['position', 'rank', 'image_url'])
  const stored = result.rows.filter((row): row is StoredRow & { flags: unknown } => row.id !== null)
  const rows: ChartRow[] = arrangeTeams(stored, teamId)
  const loose = result.rows.find((row) => row.id === null)?.members ?? []
  if (loose.length > 0) rows.push({ ...unassigned(loose.length), members: loose })
  return rows.map((row) => {
    const teamId = asOf ? null : row.id
    return { ...row, members: row.members.map((told) => hide({ id: told.user_id, teamId }, told)) }
  })
}

/** `shown`: the teams of the view, of a branch only the team with all below. */
function shownTeams(ctx: ChartReader, view: BranchView): RawBuilder<unknown> {
  const { teamId } = view
  if (!teamId) return sql`shown as (${teamsOf(ctx, view)})`
  // Of another day the teams are versions, which no index finds by their parent: they are told once.
  const [known, from] = view.asOf
    ? [sql`known as materialized (${teamsOf(ctx, view)}),`, sql`known`]
    : [sql``, sql`(${teamsOf(ctx, view)})`]
  return sql`${known} shown as (
    select t.* from ${from} t where t.id = ${teamId}
    union
    select t.* from shown above join ${from} t on t.parent_id = above.id
  )`
}

/**
 * Joins `p`: the people of each shown team, and without a branch those in none, whose `team_id` is null. The whole chart reads
 * everybody at once; a branch looks team by team, because how many teams it has is not known before.
 */
function joinPeople(ctx: ChartReader, view: BranchView): RawBuilder<unknown> {
  if (!view.teamId) {
    const everybody = sql`${membersWithTeam(ctx, view)} left join shown t on t.id = tm.team_id`
    const isShown = sql`(tm.team_id is null or t.id is not null)`
    return sql`full join (${toldPeople(ctx, view, everybody, isShown)}) p on p.team_id = t.id`
  }
  const ofTeam = sql`team_memberships tm join members m on m.company_id = ${thisCompany} and m.id = tm.member_id`
  const stands = view.asOf ? sql`` : sql`and tm.stands`
  const isHere = sql`tm.company_id = ${thisCompany} and tm.team_id = t.id and ${heldOn('tm', view.asOf ?? ctx.today)} ${stands}`
  return sql`left join lateral (${toldPeople(ctx, view, ofTeam, isHere)}) p on true`
}

/** By team, of members `m` with their membership `tm` and team `t`. */
function toldPeople(
  ctx: ChartReader,
  { asOf }: BranchView,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select p.team_id, count(*)::int as people, json_agg(json_build_object('user_id', p.id, 'username', p.name, 'position', p.position,
        'rank_name', r.name, 'cmem_status', p.status, 'is_leader', p.is_leader,
        'image_url', case when p.image_file_id is not null then '/user/users/' || p.id || '/serve_image/' end)
      order by p.is_leader desc, r.sort_order nulls last, p.by_name, p.id) as members
    from (
      select m.id, m.name, ${nameOrder(ctx)} as by_name, m.image_file_id, tm.team_id, coalesce(t.leader_id = m.id, false) as is_leader,
        ${asOf ? positionOn : sql`m.position`} as position, ${asOf ? statusOn(asOf) : sql`m.status`} as status,
        ${asOf ? rankOn : sql`m.rank_id`} as rank_id
      from ${from} ${asOf ? joinTermsOn(asOf) : sql``}
      where m.company_id = ${thisCompany} and ${isPresent({ asOf })} and ${where}
    ) p
    left join ranks r on r.company_id = ${thisCompany} and r.id = p.rank_id
    group by p.team_id`
}
