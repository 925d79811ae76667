import type { DaySpan } from './day-schedule.ts'
import { lateMinutes } from './lateness.ts'
import { timeOnDay } from './normalize-interval.ts'
import type { PlannedDay } from './plan-day.ts'
import { summarizeDay } from './summarize-day.ts'

/** What was recorded of a working day, in minutes after its midnight. */
export interface DayClock {
  inMinute: number | null
  outMinute: number | null
}

/** The minutes that a working day comes to. */
export interface DayFigures {
  workedMinutes: number
  restMinutes: number
  nightMinutes: number
  overtimeMinutes: number
  holidayMinutes: number
  holidayOverMinutes: number
  lateMinutes: number
}

const NOTHING_WORKED = {
  workedMinutes: 0,
  restMinutes: 0,
  nightMinutes: 0,
  overtimeMinutes: 0,
  holidayMinutes: 0,
  holidayOverMinutes: 0,
}

/**
 * The figures of a working day by its plan, the company's adjustments among it. While somebody is still there only
 * lateness is known.
 * @param leave parts of the day that were free for certain
 */
export function dayFigures(plan: PlannedDay, clock: DayClock, leave: readonly DaySpan[] = []): DayFigures {
  const late = lateMinutes(plan, clock.inMinute, leave)
  if (clock.inMinute === null || clock.outMinute === null) return { ...NOTHING_WORKED, lateMinutes: late }
  const at = (minute: number) => timeOnDay(plan.day, minute)
  const { lunch } = plan.schedule
  const day = summarizeDay({
    workDate: plan.day,
    checkIn: at(clock.inMinute),
    checkOut: at(clock.outMinute),
    lunch: lunch && { start: at(lunch.start), end: at(lunch.end) },
    planned:
      plan.startMinute === null || plan.endMinute === null
        ? null
        : { start: at(plan.startMinute), end: at(plan.endMinute) },
    holiday: plan.isHoliday,
    autoRest: true,
    checkInAdjustment: plan.checkIn,
    checkOutAdjustment: plan.checkOut,
  })
  return {
    workedMinutes: day.workedMinutes,
    restMinutes: day.restMinutes,
    nightMinutes: day.nightMinutes,
    overtimeMinutes: day.overtimeMinutes,
    holidayMinutes: day.holidayWithin8hMinutes,
    holidayOverMinutes: day.holidayOver8hMinutes,
    lateMinutes: late,
  }
}
