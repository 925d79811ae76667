import { type RawBuilder, sql } from 'kysely'
import { type DutyState, dutyState, openAfter } from '#rules/work-time/duty-state.ts'
import { missingOfDay } from '#rules/work-time/missing-day.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { dayMinutesOn } from '../../people/employment/index.ts'
import { joinShift, wholeMinutesOn, worksOn } from '../work-plans/index.ts'
import type { WorkDayRow } from './work-days.store.ts'

type StoredDay = Pick<WorkDayRow, 'in_minute' | 'out_minute' | 'is_away' | 'leave_minutes'>

/** A day on which people are looked at. */
export interface DutyDay {
  day: Temporal.PlainDate
  /** Of everybody without a schedule. */
  isWorkDay: boolean
  /** Who checked in on the day before after this minute, and not out, is still in that shift; null on a day that is not running. */
  openAfter: number | null
}

/** The running day of the company as one to look at people on. @param minute of that day, see workingNow */
export function dutyDay({ day, kind }: PlannedDay, minute: number): DutyDay {
  return { day, isWorkDay: kind === 'WORK', openAfter: openAfter(minute) }
}

/** What a person is doing on a day, by what is stored of it. */
export function onDutyOf(row: StoredDay | undefined, plan: PlannedDay): DutyState {
  return dutyState({ ...recordedOf(row), isAway: row?.is_away ?? false }, plan)
}

/** What is missing of a day that is over, by what is stored of it. */
export function missingOn(
  row: Omit<StoredDay, 'is_away'> | undefined,
  plan: PlannedDay,
  isEmployed: boolean,
): 'DAY' | 'OUT' | null {
  return missingOfDay(recordedOf(row), plan, isEmployed)
}

function recordedOf(row: Omit<StoredDay, 'is_away'> | undefined) {
  return {
    inMinute: row?.in_minute ?? null,
    outMinute: row?.out_minute ?? null,
    leaveMinutes: row?.leave_minutes ?? 0,
  }
}

/** Later than any check-in. Where no shift can go on this stands for null: Citus 14 dies of a join whose condition is never true. */
const NEVER_OPEN = 2880

/** Joins to `m` (members) their schedule and what is stored of a day (`w`), and the shift of the day before that still goes on (`open`). */
export function joinDuty({ day, openAfter: after }: DutyDay): RawBuilder<unknown> {
  return sql`
    ${joinShift(day)}
    left join work_days w on w.company_id = m.company_id and w.member_id = m.id and w.work_on = ${day}
    left join work_days open on open.company_id = m.company_id and open.member_id = m.id
      and open.work_on = ${day.subtract({ days: 1 })} and open.out_minute is null and open.in_minute > ${after ?? NEVER_OPEN}::int
      and w.in_minute is null`
}

/** The rule {@link dutyState} for a query with {@link joinDuty}: lists filter, count and order by it. */
export function onDutySql({ day, isWorkDay }: DutyDay): RawBuilder<DutyState> {
  return sql<DutyState>`case
    when coalesce(w.in_minute, open.in_minute) is null then case
      when w.leave_minutes > 0 and w.leave_minutes >= ${wholeMinutesOn(sql`${day}::date`, dayMinutesOn(day), isWorkDay)} then 'LEAVE'
      when ${worksOn(isWorkDay)} then 'NOT_IN'
      else 'DAY_OFF' end
    when w.out_minute is not null then 'OUT'
    when coalesce(open.is_away, w.is_away) then 'AWAY'
    else 'WORKING' end`
}
