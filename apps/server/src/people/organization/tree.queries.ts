import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { tallied, talliesOf } from '../../db/tallies.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { employedOn } from '../employment/index.ts'

export type ChartReader = Pick<MemberContext, 'tx' | 'today' | 'actor' | 'language'>
type Reader = Pick<ChartReader, 'today'>

export interface ChartView {
  /** A day other than today: teams, leaders and people as they stood then. */
  asOf?: Temporal.PlainDate | undefined
  /** Closed teams too. */
  closed?: boolean | undefined
}

/** The virtual team of the people who stand in none. */
export const UNASSIGNED = { id: 0, name: 'NOT_ASSIGNED' } as const

/** The teams of a view, in no order; arrange() makes the chart of them. */
export function teamsOf({ today }: Reader, view: ChartView): RawBuilder<unknown> {
  if (view.asOf) return teamsOn(view.asOf)
  return sql`
    select t.company_id, t.id, t.name, t.parent_id, t.leader_id, t.charger_id, t.charger_custom, t.color, t.sort_order,
      t.opened_on, t.closed_on, true as is_known
    from teams t
    where t.company_id = ${thisCompany} and (t.closed_on is null or t.closed_on > ${today} or ${view.closed ?? false})`
}

/**
 * The version in force on the day, which for the present one is the row itself. A team that was opened later is shown as it
 * first was when somebody's record already stands in it.
 */
function teamsOn(day: Temporal.PlainDate): RawBuilder<unknown> {
  return sql`
    select t.company_id, t.id, coalesce(v.name, t.name) as name,
      case when v.id is null then t.parent_id else v.parent_id end as parent_id,
      case when v.id is null then t.leader_id else v.leader_id end as leader_id,
      case when v.id is null then t.charger_id else v.charger_id end as charger_id,
      coalesce(v.charger_custom, t.charger_custom) as charger_custom, t.color, t.sort_order,
      t.opened_on, t.closed_on, t.opened_on <= ${day} as is_known
    from teams t
    left join lateral (
      select * from team_versions v where v.company_id = ${thisCompany} and v.team_id = t.id and v.ends_on > ${day}
      order by v.ends_on limit 1
    ) v on true
    where t.company_id = ${thisCompany} and (t.closed_on is null or t.closed_on > ${day}) and v.was_closed is not true`
}

/** What is said of the leader and the charger of a team `t`, closed or not. */
export function seatName(seat: 'leader_id' | 'charger_id'): RawBuilder<string | null> {
  return sql`(select s.name from members s where s.company_id = ${thisCompany} and s.id = ${sql.ref(`t.${seat}`)})`
}

/** Whether `m` is among the people of a view. */
export function isPresent({ asOf }: ChartView): RawBuilder<boolean> {
  return asOf ? employedOn(asOf) : sql`m.status in ('WORKING', 'ABSENCE')`
}

/** Members `m` with the membership `tm` of the day of a view, which may be missing. */
export function membersWithTeam({ today }: Reader, { asOf }: ChartView): RawBuilder<unknown> {
  return sql`members m left join team_memberships tm on tm.company_id = ${thisCompany} and tm.member_id = m.id
    and ${heldOn('tm', asOf ?? today)}`
}

/** How many people stand in each team of a view by itself: `team_id`, 0 for none, and `people`. */
export function peopleByTeam(reader: Reader, view: ChartView): RawBuilder<unknown> {
  if (!view.asOf) return peopleToday(reader)
  return sql`
    select coalesce(tm.team_id, ${UNASSIGNED.id}) as team_id, count(*)::int as people
    from ${membersWithTeam(reader, view)} where m.company_id = ${thisCompany} and ${isPresent(view)} group by 1`
}

/**
 * Of today without a look at the people: those whose membership has no end are counted ahead. Those of them who come later are
 * taken off, and those who leave later added; both are few.
 */
function peopleToday({ today }: Reader): RawBuilder<unknown> {
  const dated = sql`from team_memberships tm where tm.company_id = ${thisCompany} and tm.stands`
  return sql`
    with standing as materialized (
      select team_id, sum(change)::int as people from (
        select of_id as team_id, amount as change from (${talliesOf('TEAM')}) endless
        union all select tm.team_id, -1 ${dated} and tm.ends_on is null and tm.starts_on > ${today}
        union all select tm.team_id, 1 ${dated} and tm.ends_on > ${today} and tm.starts_on <= ${today}
      ) changes group by team_id
    )
    select team_id, people from standing
    union all
    select ${UNASSIGNED.id}, ${tallied(['MEMBERS_WORKING', 'MEMBERS_ABSENCE'])}
      - (select coalesce(sum(people), 0)::int from standing)`
}

/** Today is not another day: the rows of today are then read without looking at any past. */
export function otherDay(
  { today }: Pick<ChartReader, 'today'>,
  day: Temporal.PlainDate | undefined,
): Temporal.PlainDate | undefined {
  return day?.equals(today) ? undefined : day
}
