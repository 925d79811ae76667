import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { maySeeMember } from '../../people/roles/index.ts'
import { membersInView, peopleOf, type ViewFilter } from '../attendance/index.ts'
import { storedDays } from '../work-days/index.ts'
import type { DayRange } from '../work-plans/index.ts'
import type { Compared } from './two-periods.ts'

export type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface AnalyticsFilter extends ViewFilter {
  user_id?: number | undefined
}

export interface Sums {
  worked_days: number
  work_minutes: number
  overtime_minutes: number
  night_minutes: number
  holiday_minutes: number
  leave_minutes: number
  late_days: number
}

export interface TeamCount {
  team_id: number | null
  team_name: string | null
  member_count: number
}

export interface PeriodSums {
  teams: TeamCount[]
  /** Of a team over the days that count, or of a day over all people. */
  ofTeams: (Sums & { team_id: number | null })[]
  ofDays: { work_on: string; work_minutes: number }[]
  updated_at: string | null
}

/** The people whom the caller asks about, as a condition on `m`. @throws Failure FORBIDDEN, NOT_FOUND for an unknown team */
export async function peopleAsked(ctx: Asking, filter: AnalyticsFilter): Promise<RawBuilder<boolean>> {
  const { user_id: memberId } = filter
  if (memberId !== undefined && !(await maySeeMember(ctx, memberId))) fail('FORBIDDEN')
  const inView = await membersInView(ctx, filter)
  return memberId === undefined ? inView : sql<boolean>`${inView} and m.id = ${memberId}`
}

/** The sums of a period by team and by day: one statement, whatever the number of people. */
export async function sumPeriod(
  ctx: Asking,
  { range, until }: Compared,
  asked: RawBuilder<boolean>,
): Promise<PeriodSums> {
  const result = await sql<PeriodSums>`
    with people as materialized (select m.id, tm.team_id, t.name as team_name from ${peopleOf(range, asked)}),
    days as (
      select p.team_id, w.work_on <= ${until}::date as counts, w.work_on, w.in_minute, w.worked_minutes,
        w.overtime_minutes, w.night_minutes, w.holiday_minutes, w.holiday_over_minutes, w.leave_minutes, w.late_minutes,
        w.updated_at
      from ${storedDays(range)} join people p on p.id = w.member_id
    ), sums as materialized (
      select grouping(work_on) = 1 as is_team, team_id, counts, work_on, max(updated_at) as updated_at,
        count(in_minute)::int as worked_days, sum(worked_minutes)::int as work_minutes,
        sum(overtime_minutes)::int as overtime_minutes, sum(night_minutes)::int as night_minutes,
        sum(holiday_minutes + holiday_over_minutes)::int as holiday_minutes, sum(leave_minutes)::int as leave_minutes,
        count(nullif(late_minutes, 0))::int as late_days
      from days group by grouping sets ((team_id, counts), (work_on))
    )
    select (select coalesce(json_agg(c order by c.team_name nulls last, c.team_id), '[]') from (
        select team_id, team_name, count(*)::int as member_count from people group by 1, 2) c) as teams,
      (select coalesce(json_agg(s), '[]') from sums s where s.is_team and s.counts) as "ofTeams",
      (select coalesce(json_agg(s), '[]') from (
        select work_on, work_minutes from sums where not is_team order by work_on) s) as "ofDays",
      (select max(updated_at) from sums) as updated_at`.execute(ctx.tx)
  return result.rows[0]!
}

export interface Times {
  starts: number
  ends: number
  start_minute: number | null
  end_minute: number | null
  start_slots: { slot: number; n: number }[]
  end_slots: { slot: number; n: number }[]
}

/**
 * When people came and left on the days that count; a time that stands for a forgotten press is left out. Counted by the few minutes
 * at which anybody did before anything is reckoned of them.
 */
export async function timesOf(
  ctx: Asking,
  { range, until }: Compared,
  asked: RawBuilder<boolean>,
): Promise<Times> {
  const days: DayRange = {
    from: range.from,
    to: until ?? range.from.subtract({ days: 1 }),
  }
  const result = await sql<Times>`
    with people as materialized (select m.id from ${peopleOf(range, asked)}),
    times as materialized (
      select case when w.in_by <> 'PLAN' then w.in_minute end as start_minute,
        case when w.out_by <> 'PLAN' then w.out_minute end as end_minute, count(*) as n
      from ${storedDays(days)} where w.member_id in (select id from people) and w.in_minute is not null group by 1, 2
    ),
    slots as (
      select floor(start_minute / 30.0)::int as start_slot, floor(end_minute / 30.0)::int as end_slot, sum(n)::int as n
      from times group by 1, 2
    )
    select ${countOf('start_minute')}::int as starts, ${countOf('end_minute')}::int as ends,
      round(sum(start_minute * n) / nullif(${countOf('start_minute')}, 0))::int as start_minute,
      round(sum(end_minute * n) / nullif(${countOf('end_minute')}, 0))::int as end_minute,
      ${slotsOf('start_slot')} as start_slots, ${slotsOf('end_slot')} as end_slots
    from times`.execute(ctx.tx)
  return result.rows[0]!
}

const countOf = (minute: string) => sql`coalesce(sum(n) filter (where ${sql.ref(minute)} is not null), 0)`
const slotsOf = (slot: string) => sql`(select coalesce(json_agg(s order by s.slot), '[]') from (
    select ${sql.ref(slot)} as slot, sum(n)::int as n from slots where ${sql.ref(slot)} is not null group by 1) s)`
