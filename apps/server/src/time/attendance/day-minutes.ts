import { type DayClock, dayFigures } from '#rules/work-time/day-figures.ts'
import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'

/** The stored figures of a working day with the plan that they were counted by. */
export interface DayMinutes {
  planned_start_minute: number | null
  planned_end_minute: number | null
  is_holiday: boolean
  worked_minutes: number
  rest_minutes: number
  night_minutes: number
  overtime_minutes: number
  holiday_minutes: number
  holiday_over_minutes: number
  late_minutes: number
}

/** {@link dayFigures} as they are stored. */
export function dayMinutes(plan: PlannedDay, clock: DayClock, leave: readonly DaySpan[] = []): DayMinutes {
  const figures = dayFigures(plan, clock, leave)
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
