import { sql } from 'kysely'
import type { listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { MemberContext } from '../../../http/context.ts'
import { coveredMembers } from '../../../people/roles/index.ts'
import { storedDays } from '../../work-days/index.ts'
import { workingToday } from '../../work-plans/index.ts'
import { clockOrNull } from '../attendance.wire.ts'
import { membersInView } from '../in-view.ts'
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
}

/** A page of people with the days of their week: one statement, one more with a team filter. */
export async function teamWeek(ctx: MemberContext, asked: Asked): Promise<Week> {
  const range = periodOf(asked.date ?? workingToday(ctx), 'week')
  const inView = await membersInView(ctx, asked, 'records')
  const result = await sql<PersonRow>`
    with in_view as materialized (
      select m.id, m.name, tm.team_id, t.name as team_name from ${peopleOf(range, inView)}
        and ${asked.admin_only ? coveredMembers(ctx, sql.ref('m.id')) : sql`true`}
        and (${asked.user_id ?? null}::bigint is null or m.id = ${asked.user_id ?? null})
    ), people as materialized (
      select * from in_view order by name, id ${pageOf(asked)}
    ), s as (
      select w.member_id, json_agg(json_build_object('work_on', w.work_on, 'in_minute', w.in_minute,
        'out_minute', w.out_minute, 'is_holiday', w.is_holiday, 'worked_minutes', w.worked_minutes,
        'overtime_minutes', w.overtime_minutes, 'night_minutes', w.night_minutes, 'holiday_minutes', w.holiday_minutes,
        'holiday_over_minutes', w.holiday_over_minutes, 'excluded_minutes', w.excluded_minutes,
        'leave_minutes', w.leave_minutes, 'late_minutes', w.late_minutes) order by w.work_on) as days
      from ${storedDays(range)} where w.member_id in (select id from people) group by w.member_id
    )
    select c.in_all, p.*, s.days from (select count(*)::int as in_all from in_view) c
    left join people p on true left join s on s.member_id = p.id
    order by p.name, p.id`.execute(ctx.tx)
  return {
    count: result.rows[0]!.in_all,
    start_date: range.from.toString(),
    end_date: range.to.toString(),
    prev_date: range.from.subtract({ days: 7 }).toString(),
    next_date: range.to.add({ days: 1 }).toString(),
    results: result.rows.filter((row) => row.id !== null).map((row) => toWire(row, range.from)),
  }
}

function toWire(row: PersonRow, monday: Temporal.PlainDate): Week['results'][number] {
  const days = row.days ?? []
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
    week: judgeWeek(
      days.map((day) => ({ minutes: day.worked_minutes, holiday: day.is_holiday })),
      monday,
    ),
  }
}
