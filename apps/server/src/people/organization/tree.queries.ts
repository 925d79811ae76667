import { type RawBuilder, sql } from 'kysely'
import { heldOn } from '../../db/dated-rows.ts'
import type { MemberContext } from '../../http/context.ts'
import { employedOn } from '../employment/index.ts'

export type ChartReader = Pick<MemberContext, 'tx' | 'today' | 'actor'>

export interface ChartView {
  /** A day other than today: teams, leaders and people as they stood then. */
  asOf?: Temporal.PlainDate | undefined
  /** Closed teams too. */
  closed?: boolean | undefined
}

/** The virtual team of the people who stand in none. */
export const UNASSIGNED = { id: 0, name: 'NOT_ASSIGNED' } as const

// A circle cannot come about (see place-team), but a broken one must not run for ever.
const ENOUGH_LEVELS = 50

/**
 * The beginning of every statement about the chart: `tree` (the teams in their order, with path and lineage), `standing`
 * (people with the team of the day, `team_id` 0 for none) and `counted` (the teams with their people, own and with all
 * below, and NOT_ASSIGNED as the last one when somebody stands in no team). People are counted once and rolled up.
 */
export function withTree({ today }: Pick<ChartReader, 'today'>, view: ChartView): RawBuilder<unknown> {
  const on = view.asOf ?? today
  return sql`
    with recursive known as (${view.asOf ? knownOn(view.asOf) : knownToday(today, view.closed ?? false)}
    ), tree as (
      select k.*, 1 as depth, k.id as root_id, array[k.id] as lineage, k.name as full_path,
        array[k.sort_order::bigint, k.id] as place, null::text as parent_name
      from known k where k.parent_id is null
      union all
      select k.*, up.depth + 1, up.root_id, up.lineage || k.id, up.full_path || ' > ' || k.name,
        up.place || array[k.sort_order::bigint, k.id], up.name
      from known k join tree up on k.company_id = up.company_id and k.parent_id = up.id
      where up.depth < ${ENOUGH_LEVELS}
    ), standing as (
      select m.company_id, m.id, coalesce(tm.team_id, 0) as team_id
      from members m
      left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
        and ${heldOn('tm', on)}
      where ${view.asOf ? employedOn(view.asOf) : sql`m.status in ('WORKING', 'ABSENCE')`}
    ), own as (
      select team_id, count(*)::int as people from standing group by team_id
    ), gathered as (
      select up.id, sum(own.people)::int as people
      from own join tree on tree.id = own.team_id cross join unnest(tree.lineage) up(id) group by up.id
    ), counted as (
      select tree.*, coalesce(own.people, 0) as people, coalesce(gathered.people, 0) as people_below
      from tree left join own on own.team_id = tree.id left join gathered on gathered.id = tree.id
      where tree.is_known or gathered.people > 0
      union all
      select null, 0, ${UNASSIGNED.name}, null, null, null, '', '', 0, '0001-01-01', null, true, 1, 0, '{0}', ${UNASSIGNED.name},
        '{9223372036854775807}', null, people, people
      from own where team_id = 0
    )`
}

function knownToday(today: Temporal.PlainDate, closed: boolean): RawBuilder<unknown> {
  return sql`
      select t.company_id, t.id, t.name, t.parent_id, t.leader_id, t.charger_id, t.charger_custom, t.color, t.sort_order,
        t.opened_on, t.closed_on, true as is_known
      from teams t where t.closed_on is null or t.closed_on > ${today} or ${closed}`
}

/**
 * The version in force on the day, which for the present one is the row itself. A team that was opened later is shown as it
 * first was when somebody's record already stands in it.
 */
function knownOn(day: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`
      select t.company_id, t.id, coalesce(v.name, t.name) as name,
        case when v.id is null then t.parent_id else v.parent_id end as parent_id,
        case when v.id is null then t.leader_id else v.leader_id end as leader_id,
        case when v.id is null then t.charger_id else v.charger_id end as charger_id,
        coalesce(v.charger_custom, t.charger_custom) as charger_custom, t.color, t.sort_order,
        t.opened_on, t.closed_on, t.opened_on <= ${day} as is_known
      from teams t
      left join lateral (
        select * from team_versions v where v.company_id = t.company_id and v.team_id = t.id and v.ends_on > ${day}
        order by v.ends_on limit 1
      ) v on true
      where (t.closed_on is null or t.closed_on > ${day}) and v.was_closed is not true`
}

/** Today is not another day: the rows of today are then read without looking at any past. */
export function otherDay(
  { today }: Pick<ChartReader, 'today'>,
  day: Temporal.PlainDate | undefined,
): Temporal.PlainDate | undefined {
  return day?.equals(today) ? undefined : day
}
