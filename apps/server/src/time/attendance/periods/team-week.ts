import { sql } from '../../../db/sql/sql.ts'
import type { listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { MemberContext } from '../../../http/context.ts'
import { nameOrder } from '../../../http/reader/name-order.ts'
import { coveredMembers } from '../../../people/roles/index.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { termsWithin } from '../../../people/employment/index.ts'
import {
  employedDays,
  ownDays,
  readDays,
  settledDays,
  settlementOf,
  storedDaysOf,
} from '../../work-days/index.ts'
import { type DayRange, plannedDays, workingToday } from '../../work-plans/index.ts'
import { type AverageOfMonth, monthOf, monthToWire } from '../period-limits.ts'
import { clockOrNull } from '../attendance.wire.ts'
import { missingOf } from '../exceptions/missing-of.ts'
import { readInView } from '../in-view.ts'
import { peopleOf } from '../work-time.queries.ts'
import { judgeWeek, periodOf } from '../work-time.ts'

type Asked = EndpointInput<typeof listTeamWeek>['query']
type Week = Omit<Input<(typeof listTeamWeek)['response']>, 'next' | 'previous'>

interface StoredDay {
  work_on: string
  in_minute: number | null
  out_minute: number | null
  is_holiday: boolean
  worked_minutes: number
  overtime_minutes: number
  night_minutes: number
  holiday_minutes: number
  holiday_over_minutes: number
  excluded_minutes: number
  leave_minutes: number
  late_minutes: number
}

interface PersonRow {
  in_all: number
  id: number
  name: string
  team_id: number | null
  team_name: string | null
  days: StoredDay[] | null
  joined_on: string | null
  status: string
  retired_on: string | null
  /** At some time around it the person is settled by the month. */
  is_monthly: boolean
}

/**
 * A page of people with the days of their week: one statement, one more with a team filter, two for a week of which a day is over, and
 * three where somebody is settled by the month.
 */
export async function teamWeek(ctx: MemberContext, asked: Asked): Promise<Week> {
  const range = periodOf(asked.date ?? workingToday(ctx), 'week')
  const result = await readInView(ctx, asked, 'records', (inView) =>
    sql<PersonRow>`
    with in_view as materialized (
      select m.id, m.name, ${nameOrder(ctx)} as by_name, tm.team_id, t.name as team_name from ${peopleOf(range, inView)}
        and ${asked.admin_only ? coveredMembers(ctx, sql.ref('m.id')) : sql`true`}
        and (${asked.user_id ?? null}::bigint is null or m.id = ${asked.user_id ?? null})
    ), people as materialized (
      select * from in_view order by by_name, id ${pageOf(asked)}
    ), s as (
      select w.member_id, json_agg(json_build_object('work_on', w.work_on, 'in_minute', w.in_minute,
        'out_minute', w.out_minute, 'is_holiday', w.is_holiday, 'worked_minutes', w.worked_minutes,
        'overtime_minutes', w.overtime_minutes, 'night_minutes', w.night_minutes, 'holiday_minutes', w.holiday_minutes,
        'holiday_over_minutes', w.holiday_over_minutes, 'excluded_minutes', w.excluded_minutes,
        'leave_minutes', w.leave_minutes, 'late_minutes', w.late_minutes) order by w.work_on) as days
      from ${storedDaysOf(sql`people`, range)} group by w.member_id
    )
    select c.in_all, p.*, s.days, m.joined_on, m.retired_on, m.status, coalesce(m.work_type = 'FLEX_MONTH', false)
      or exists (select 1 from ${termsWithin(range)} te where te.work_type = 'FLEX_MONTH') as is_monthly
    from (select count(*)::int as in_all from in_view) c
    left join people p on true left join s on s.member_id = p.id
    left join members m on m.company_id = ${thisCompany} and m.id = p.id
    order by p.by_name, p.id`.execute(ctx.tx),
  )
  const rows = result.rows.filter((row) => row.id !== null)
  const ids = rows.map(({ id }) => id)
  const [months, missing] = await Promise.all([monthsOf(ctx, range, rows), missingOf(ctx, range, ids)])
  return {
    count: result.rows[0]!.in_all,
    start_date: range.from.toString(),
    end_date: range.to.toString(),
    prev_date: range.from.subtract({ days: 7 }).toString(),
    next_date: range.to.add({ days: 1 }).toString(),
    results: rows.map((row) => ({
      ...toWire(row, range.from, months.get(row.id) ?? null),
      missing: missing.get(row.id)?.toReversed() ?? [],
    })),
  }
}

/** The months of who is settled by it, judged by their average. */
async function monthsOf(
  ctx: MemberContext,
  range: DayRange,
  rows: readonly PersonRow[],
): Promise<ReadonlyMap<number, AverageOfMonth | null>> {
  const monthly = rows.filter((row) => row.is_monthly)
  if (monthly.length === 0) return new Map()
  const ids = monthly.map(({ id }) => id)
  const whole = settlementOf(range)
  const [known, plans] = await Promise.all([readDays(ctx, ids, whole), plannedDays(ctx, ids, whole)])
  return new Map(
    monthly.map(({ id, joined_on: joinedOn, retired_on: retiredOn, status }) => {
      const settled = settledDays(whole, { plan: plans.of(id)!, rows: ownDays(known, id).rows })
      return [id, monthOf(range, employedDays(settled, { joinedOn, retiredOn, status }))]
    }),
  )
}

function toWire(
  row: PersonRow,
  monday: Temporal.PlainDate,
  month: AverageOfMonth | null,
): Omit<Week['results'][number], 'missing'> {
  const days = row.days ?? []
  const judged = judgeWeek(
    days.map((day) => ({ minutes: day.worked_minutes, holiday: day.is_holiday })),
    monday,
  )
  return {
    user_id: row.id,
    username: row.name,
    team_id: row.team_id,
    team_name: row.team_name,
    days: days.map((day) => ({
      wk_date: day.work_on,
      wk_start_time: clockOrNull(day.in_minute),
      wk_end_time: clockOrNull(day.out_minute),
      work_minutes: day.worked_minutes,
      overtime_minutes: day.overtime_minutes,
      night_minutes: day.night_minutes,
      holiday_minutes: day.holiday_minutes + day.holiday_over_minutes,
      excluded_minutes: day.excluded_minutes,
      leave_minutes: day.leave_minutes,
      late_minutes: day.late_minutes,
    })),
    week: judged && {
      ...judged,
      ...(month && { status: month.status, over_40h_minutes: month.over40hMinutes }),
      month: month && monthToWire(month),
    },
  }
}
