import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { type DutyState, dutyState, openAfter } from '#rules/work-time/duty-state.ts'
import { missingOfDay } from '#rules/work-time/missing-day.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { dayMinutesOn } from '../../people/employment/index.ts'
import { joinShift, type WorkingNow, wholeMinutesOn, worksOn, closedMissing } from '../work-plans/index.ts'
import type { WorkDayRow } from './work-days.store.ts'

type StoredDay = Pick<WorkDayRow, 'in_minute' | 'out_minute' | 'is_away' | 'leave_minutes'>

/** A day on which people are looked at. */
export interface DutyDay {
  day: Temporal.PlainDate
  /** Of everybody without a schedule. */
  isWorkDay: boolean
  /** Of a day that is running, see workingNow: its people may be in the shift of the day before or after; null on any other. */
  minute: number | null
  /** Of a day that is over: who came after this minute may still be there, see openAfter; null while nobody has gone by the day alone. */
  goesOnAfter: number | null
}

/** A day as one to look at people on. */
export function dutyDay({ day, kind }: PlannedDay, now: WorkingNow): DutyDay {
  const isWorkDay = kind === 'WORK'
  const before = Temporal.PlainDate.compare(day, now.day)
  if (before >= 0) return { day, isWorkDay, minute: before === 0 ? now.minute : null, goesOnAfter: null }
  const isYesterday = day.add({ days: 1 }).equals(now.day)
  return { day, isWorkDay, minute: null, goesOnAfter: isYesterday ? openAfter(now.minute) : NEVER }
}

/** What a person is doing on a day, by what is stored of it. @param hasEnded see {@link dutyState} */
export function onDutyOf(row: StoredDay | undefined, plan: PlannedDay, hasEnded = false): DutyState {
  return dutyState({ ...recordedOf(row), isAway: row?.is_away ?? false, hasEnded }, plan)
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

const DAY_MINUTES = 1440

/**
 * Later than any check-in, and with a minus before any. On a day that is not running this stands for null: Citus 14 dies of a join
 * whose condition is never true.
 */
const NEVER = 2880

/**
 * Joins to `m` (members) their schedule and what is stored of a day (`w`), the shift of the day before that still goes on (`open`), and
 * that of the day after which has begun already (`early`).
 */
export function joinDuty({ day, minute }: DutyDay): RawBuilder<unknown> {
  const after = minute === null ? NEVER : openAfter(minute)
  const until = minute === null ? -NEVER : minute - DAY_MINUTES
  return sql`
    ${joinShift(day)}
    ${minute === null ? sql`left join ${closedMissing({ from: day, to: day })} on k.member_id = m.id` : sql``}
    left join work_days w on w.company_id = m.company_id and w.member_id = m.id and w.work_on = ${day}
    left join work_days open on open.company_id = m.company_id and open.member_id = m.id
      and open.work_on = ${day.subtract({ days: 1 })} and open.out_minute is null and open.in_minute > ${after}::int
      and w.in_minute is null
    left join work_days early on early.company_id = m.company_id and early.member_id = m.id
      and early.work_on = ${day.add({ days: 1 })} and early.in_minute <= ${until}::int`
}

/** When somebody came and went, in minutes of the day, for a query with {@link joinDuty}: who is early for the day after is there now. */
export const dutyTimes = {
  in: sql<number | null>`coalesce(early.in_minute + ${DAY_MINUTES}::int, w.in_minute, open.in_minute)`,
  out: sql<
    number | null
  >`case when early.in_minute is null then w.out_minute else early.out_minute + ${DAY_MINUTES}::int end`,
}

/** The rule {@link dutyState} for a query with {@link joinDuty}: lists filter, count and order by it. */
export function onDutySql({ day, isWorkDay, minute, goesOnAfter }: DutyDay): RawBuilder<DutyState> {
  // A day that is running is never closed. What is not missing of a closed one is told as it was while it was open.
  const ofClosed = minute === null ? sql`when ${day}::date = any(k.missing) then 'NOT_IN'` : sql``
  const hasGone = goesOnAfter === null ? sql`` : sql`or w.in_minute <= ${goesOnAfter}::int`
  return sql<DutyState>`case
    when ${dutyTimes.in} is null then case
      ${ofClosed}
      when w.leave_minutes > 0 and w.leave_minutes >= ${wholeMinutesOn(sql`${day}::date`, dayMinutesOn(day), isWorkDay)} then 'LEAVE'
      when ${worksOn(isWorkDay)} then 'NOT_IN'
      else 'DAY_OFF' end
    when ${dutyTimes.out} is not null ${hasGone} then 'OUT'
    when coalesce(early.is_away, open.is_away, w.is_away) then 'AWAY'
    else 'WORKING' end`
}
