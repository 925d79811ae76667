import { adjustCheckIn } from '#rules/work-time/adjust-clock.ts'
import { minutesBetween } from '#rules/work-time/interval.ts'
import { timeOnDay } from '#rules/work-time/normalize-interval.ts'
import { summarizeDay } from '#rules/work-time/summarize-day.ts'
import { type CompanyHours, type DayPlan, netMinutes } from './company-hours.ts'

/** A part of a day on leave, in minutes after midnight. */
export interface LeaveSpan {
  startMinute: number
  endMinute: number
}

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

export interface ClockTimes {
  inMinute: number | null
  outMinute: number | null
}

/**
 * The stored figures of a working day, by the rules and the company's adjustments. While somebody is still there
 * only lateness is known.
 * @param clock what was recorded, in minutes after midnight of the working day
 */
export function dayMinutes(
  plan: DayPlan,
  hours: CompanyHours,
  clock: ClockTimes,
  leave: readonly LeaveSpan[] = [],
): DayMinutes {
  const base = {
    planned_start_minute: plan.startMinute,
    planned_end_minute: plan.endMinute,
    is_holiday: plan.isHoliday,
    late_minutes: lateMinutes(plan, hours, clock.inMinute, leave),
  }
  if (clock.inMinute === null || clock.outMinute === null) return { ...base, ...NOTHING_WORKED }
  const at = (minute: number) => timeOnDay(plan.day, minute)
  const day = summarizeDay({
    workDate: plan.day,
    checkIn: at(clock.inMinute),
    checkOut: at(clock.outMinute),
    lunch: { start: at(hours.lunchStartMinute), end: at(hours.lunchEndMinute) },
    planned:
      plan.startMinute === null || plan.endMinute === null
        ? null
        : { start: at(plan.startMinute), end: at(plan.endMinute) },
    holiday: plan.isHoliday,
    autoRest: true,
    checkInAdjustment: hours.checkInAdjustment,
    checkOutAdjustment: hours.checkOutAdjustment,
  })
  return {
    ...base,
    worked_minutes: day.workedMinutes,
    rest_minutes: day.restMinutes,
    night_minutes: day.nightMinutes,
    overtime_minutes: day.overtimeMinutes,
    holiday_minutes: day.holidayWithin8hMinutes,
    holiday_over_minutes: day.holidayOver8hMinutes,
  }
}

const NOTHING_WORKED = {
  worked_minutes: 0,
  rest_minutes: 0,
  night_minutes: 0,
  overtime_minutes: 0,
  holiday_minutes: 0,
  holiday_over_minutes: 0,
}

/** Minutes after the time at which work was due; leave and lunch before it put that time off. */
export function lateMinutes(
  plan: DayPlan,
  hours: CompanyHours,
  inMinute: number | null,
  leave: readonly LeaveSpan[],
): number {
  if (hours.isFlexible || inMinute === null || plan.startMinute === null || plan.endMinute === null) return 0
  const due = dueMinute(plan.startMinute, hours, leave)
  return due >= plan.endMinute ? 0 : Math.max(0, inMinute - due)
}

function dueMinute(start: number, hours: CompanyHours, leave: readonly LeaveSpan[]): number {
  const lunch = { startMinute: hours.lunchStartMinute, endMinute: hours.lunchEndMinute }
  const spans = [...leave, lunch].sort((a, b) => a.startMinute - b.startMinute)
  return spans.reduce(
    (due, span) => (span.startMinute <= due && due < span.endMinute ? span.endMinute : due),
    start,
  )
}

/** When the planned minutes will be worked for somebody who came at `inMinute`, as the company counts it. */
export function expectedEnd(
  plan: DayPlan,
  hours: CompanyHours,
  inMinute: number | null,
  leaveMinutes: number,
): number | null {
  if (inMinute === null || plan.startMinute === null) return null
  const due = Math.max(0, plan.plannedMinutes - leaveMinutes)
  const at = (minute: number) => timeOnDay(plan.day, minute)
  const counted = adjustCheckIn(at(inMinute), hours.checkInAdjustment, at(plan.startMinute))
  const from = minutesBetween(at(0), counted)
  const end = from + due
  const withoutLunch = netMinutes(from, end, hours)
  return withoutLunch === due ? end : end + (hours.lunchEndMinute - Math.max(from, hours.lunchStartMinute))
}
