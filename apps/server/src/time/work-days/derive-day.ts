import { type DayClock, dayFigures } from '#rules/work-time/day-figures.ts'
import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { DayPart } from './day-parts.store.ts'
import type { WorkDayRow } from './work-days.store.ts'

/** The stored figures of a working day with the plan that they were counted by. */
export type DayMinutes = Omit<
  WorkDayRow,
  'member_id' | 'work_on' | 'in_minute' | 'out_minute' | 'is_away' | 'leave_minutes' | 'updated_at'
>

/** What was recorded of a day: the facts that no recomputation changes. */
export type RecordedDay = Pick<WorkDayRow, 'in_minute' | 'out_minute' | 'is_away'>

/** A day as it is written. */
export type DerivedDay = Omit<WorkDayRow, 'updated_at'>

/** The rule's figures as they are stored. */
export function dayMinutes(plan: PlannedDay, clock: DayClock, free: readonly DaySpan[] = []): DayMinutes {
  const figures = dayFigures(plan, clock, free)
  return {
    planned_start_minute: plan.startMinute,
    planned_end_minute: plan.endMinute,
    is_holiday: plan.isHoliday,
    worked_minutes: figures.workedMinutes,
    rest_minutes: figures.restMinutes,
    night_minutes: figures.nightMinutes,
    overtime_minutes: figures.overtimeMinutes,
    holiday_minutes: figures.holidayMinutes,
    holiday_over_minutes: figures.holidayOverMinutes,
    late_minutes: figures.lateMinutes,
  }
}

/** Everything that follows from what was planned, recorded and taken of a day: the same facts give the same row, always. */
export function deriveDay(
  memberId: number,
  plan: PlannedDay,
  recorded: RecordedDay,
  parts: readonly DayPart[],
): DerivedDay {
  const free = parts.filter((part) => part.state === 'TAKEN' && part.frees_work)
  const clock = { inMinute: recorded.in_minute, outMinute: recorded.out_minute }
  const spans = free.map((part) => ({ start: part.start_minute, end: part.end_minute }))
  return {
    member_id: memberId,
    work_on: plan.day.toString(),
    in_minute: recorded.in_minute,
    out_minute: recorded.out_minute,
    is_away: recorded.is_away,
    ...dayMinutes(plan, clock, spans),
    leave_minutes: free.reduce((sum, part) => sum + part.minutes, 0),
  }
}

/**
 * The plan that a day is counted by. One that is over keeps the plan under which it began, whatever the company has changed
 * since; the running day and those to come follow the company. A schedule is of that one day, so it holds whenever it was written.
 */
export function planInForce(plan: PlannedDay, row: WorkDayRow | undefined, isOver: boolean): PlannedDay {
  if (row?.in_minute == null || !isOver || plan.from.kind === 'SCHEDULE') return plan
  const { planned_start_minute: startMinute, planned_end_minute: endMinute, is_holiday: isHoliday } = row
  return { ...plan, startMinute, endMinute, isHoliday }
}
