import { type RawBuilder, sql } from 'kysely'
import type { ON_DUTY_STATES } from '#contract/attendance/attendance.ts'

export type OnDutyState = (typeof ON_DUTY_STATES)[number]

export interface DayFacts {
  inMinute: number | null
  outMinute: number | null
  isAway: boolean
  leaveMinutes: number
  isWorkDay: boolean
  /** Leave of this length fills the day. */
  standardDayMinutes: number
}

/** What a person is doing on a day. The same sentence as {@link onDutySql}. */
export function onDutyOf(day: DayFacts): OnDutyState {
  if (day.inMinute !== null && day.outMinute === null) return day.isAway ? 'AWAY' : 'WORKING'
  if (day.inMinute !== null) return 'OUT'
  if (day.leaveMinutes >= day.standardDayMinutes) return 'LEAVE'
  return day.isWorkDay ? 'NOT_IN' : 'DAY_OFF'
}

/** {@link onDutyOf} for a query with `m` of members and `w` of work_days (left joined). */
export function onDutySql(isWorkDay: boolean): RawBuilder<OnDutyState> {
  return sql<OnDutyState>`case
    when w.in_minute is not null and w.out_minute is null then case when w.is_away then 'AWAY' else 'WORKING' end
    when w.in_minute is not null then 'OUT'
    when w.leave_minutes >= m.standard_day_minutes then 'LEAVE'
    when ${isWorkDay}::boolean then 'NOT_IN'
    else 'DAY_OFF' end`
}
