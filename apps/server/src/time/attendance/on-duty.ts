import { type RawBuilder, sql } from 'kysely'
import type { ON_DUTY_STATES } from '#contract/time/attendance/attendance.ts'
import type { WorkDayRow } from './attendance.store.ts'
import type { DayPlan } from './company-hours.ts'

export type OnDutyState = (typeof ON_DUTY_STATES)[number]

type StoredDay = Pick<WorkDayRow, 'in_minute' | 'out_minute' | 'is_away' | 'leave_minutes'>

const DAY_MINUTES = 1440

// Work that began less than this ago may still be going on although the day has changed; longer ago, the check-out
// was forgotten.
const CONTINUES_FOR_MINUTES = 960

/** A day on which people are looked at. */
export interface DutyDay {
  day: Temporal.PlainDate
  isWorkDay: boolean
  /** Who checked in on the day before after this minute, and not out, is still in that shift; null on a day that is not running. */
  openAfter: number | null
}

/** The running day as one to look at people on. @param minute of that day, see workingNow */
export function dutyDay({ day, isWorkDay }: DayPlan, minute: number): DutyDay {
  return { day, isWorkDay, openAfter: openAfter(minute) }
}

function openAfter(minute: number): number {
  return minute + DAY_MINUTES - CONTINUES_FOR_MINUTES
}

/** Whether a shift of the day before still goes on at a minute of the running day. The same sentence as {@link joinDuty}. */
export function isStillOpen(before: StoredDay, minute: number): boolean {
  return before.in_minute !== null && before.out_minute === null && before.in_minute > openAfter(minute)
}

/**
 * What a person is doing on a day, by what is stored of it. The same sentence as {@link onDutySql}.
 * @param standardDayMinutes leave of this length fills the day
 */
export function onDutyOf(
  row: StoredDay | undefined,
  { isWorkDay }: Pick<DayPlan, 'isWorkDay'>,
  standardDayMinutes: number,
): OnDutyState {
  if (row?.in_minute == null) {
    if (row && row.leave_minutes >= standardDayMinutes) return 'LEAVE'
    return isWorkDay ? 'NOT_IN' : 'DAY_OFF'
  }
  if (row.out_minute !== null) return 'OUT'
  return row.is_away ? 'AWAY' : 'WORKING'
}

/** Joins to `m` (members) what is stored of a day (`w`), and the shift of the day before that still goes on (`open`). */
export function joinDuty({ day, openAfter }: DutyDay): RawBuilder<unknown> {
  return sql`
    left join work_days w on w.company_id = m.company_id and w.member_id = m.id and w.work_on = ${day}
    left join work_days open on open.company_id = m.company_id and open.member_id = m.id
      and open.work_on = ${day.subtract({ days: 1 })} and open.out_minute is null and open.in_minute > ${openAfter}::int
      and w.in_minute is null`
}

/** {@link onDutyOf} for a query with {@link joinDuty}. */
export function onDutySql({ isWorkDay }: DutyDay): RawBuilder<OnDutyState> {
  return sql<OnDutyState>`case
    when coalesce(w.in_minute, open.in_minute) is null then case
      when w.leave_minutes >= m.standard_day_minutes then 'LEAVE'
      when ${isWorkDay}::boolean then 'NOT_IN'
      else 'DAY_OFF' end
    when w.out_minute is not null then 'OUT'
    when coalesce(open.is_away, w.is_away) then 'AWAY'
    else 'WORKING' end`
}
