import { asksForWork } from '#rules/work-day/count-beyond.ts'
import { countDay, type CountedDay, type DayFacts } from '#rules/work-day/count-day.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { DayPart } from './day-parts.store.ts'
import type { WorkDayRow } from './work-days.store.ts'

/** What was recorded of a day: the facts that no recomputation changes. */
export type RecordedDay = Pick<
  WorkDayRow,
  'in_minute' | 'out_minute' | 'is_away' | 'exclusions' | 'in_by' | 'out_by'
>

/** The stored figures of a working day with the plan that they were counted by. */
export type StoredMinutes = Omit<
  WorkDayRow,
  'member_id' | 'work_on' | 'leave_minutes' | 'updated_at' | keyof RecordedDay
>

/** A day as it is written. */
export type DerivedDay = Omit<WorkDayRow, 'updated_at'>

export const NOTHING_RECORDED: RecordedDay = {
  in_minute: null,
  out_minute: null,
  is_away: false,
  exclusions: [],
  in_by: 'CHECK',
  out_by: 'CHECK',
}

/** The rule's figures as they are stored. */
export function dayMinutes(plan: PlannedDay, facts: DayFacts): StoredMinutes {
  const figures = countDay(plan, facts)
  const { checkIn, checkOut, overtimeBasis, holidayBasis } = plan
  return {
    planned_start_minute: plan.startMinute,
    planned_end_minute: plan.endMinute,
    is_holiday: plan.isHoliday,
    counted_by: { checkIn, checkOut, overtimeBasis, holidayBasis },
    worked_minutes: figures.workedMinutes,
    rest_minutes: figures.restMinutes,
    excluded_minutes: figures.excludedMinutes,
    night_minutes: figures.nightMinutes,
    overtime_minutes: figures.overtimeMinutes,
    holiday_minutes: figures.holidayMinutes,
    holiday_over_minutes: figures.holidayOverMinutes,
    late_minutes: figures.lateMinutes,
    early_minutes: figures.earlyMinutes,
  }
}

/** What is known of a day, as the rule asks for it. */
export function factsOf(recorded: RecordedDay, parts: readonly DayPart[]): DayFacts {
  const taken = parts.filter((part) => part.state === 'TAKEN')
  const spansOf = (some: readonly DayPart[]) =>
    some.map((part) => ({ start: part.start_minute, end: part.end_minute, minutes: part.minutes }))
  return {
    inMinute: recorded.in_minute,
    outMinute: recorded.out_minute,
    exclusions: recorded.exclusions,
    leave: spansOf(taken.filter((part) => part.frees_work)),
    requested: spansOf(taken.filter((part) => asksForWork(part.event_code))),
  }
}

/** Everything that follows from what was planned, recorded and taken of a day: the same facts give the same row, always. */
export function deriveDay(
  memberId: number,
  plan: PlannedDay,
  recorded: RecordedDay,
  parts: readonly DayPart[],
): DerivedDay {
  const { in_minute, out_minute, is_away, exclusions, in_by, out_by } = recorded
  const free = parts.filter((part) => part.state === 'TAKEN' && part.frees_work)
  return {
    member_id: memberId,
    work_on: plan.day.toString(),
    in_minute,
    out_minute,
    is_away,
    exclusions,
    in_by,
    out_by,
    ...dayMinutes(plan, factsOf(recorded, parts)),
    leave_minutes: free.reduce((sum, part) => sum + part.minutes, 0),
  }
}

/** A stored day with how its minutes came about. */
export function countedDay(
  plan: PlannedDay,
  row: WorkDayRow | undefined,
  parts: readonly DayPart[],
  isOver: boolean,
): CountedDay {
  return countDay(planInForce(plan, row, isOver), factsOf(row ?? NOTHING_RECORDED, parts))
}

/**
 * The plan that a day is counted by. One that is over keeps the plan under which it began and the way in which it was counted,
 * whatever the company has changed since; the running day and those to come follow the company. A schedule is of that one
 * day, so it holds whenever it was written.
 */
export function planInForce(plan: PlannedDay, row: WorkDayRow | undefined, isOver: boolean): PlannedDay {
  if (row?.in_minute == null || !isOver) return plan
  const counted = { ...plan, ...row.counted_by }
  if (plan.from.kind === 'SCHEDULE') return counted
  const { planned_start_minute: startMinute, planned_end_minute: endMinute, is_holiday: isHoliday } = row
  return { ...counted, startMinute, endMinute, isHoliday }
}
