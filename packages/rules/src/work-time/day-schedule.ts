import type { CheckInAdjustment, CheckOutAdjustment } from '../work-day/adjust-clock.ts'
import type { OvertimeBasis } from '../work-day/count-beyond.ts'

/** A span inside a day in minutes from midnight; the end may pass 1440 for work over midnight. */
export type DaySpan = { start: number; end: number }

/** When a person works on an ordinary day, in minutes from midnight. */
export type DaySchedule = DaySpan & { lunch: DaySpan | null }

/** How a company counts a day. Times are minutes after midnight. */
export interface CompanyHours {
  workStartMinute: number
  workEndMinute: number
  lunchStartMinute: number
  lunchEndMinute: number
  dayChangeMinute: number
  checkInAdjustment: CheckInAdjustment
  checkOutAdjustment: CheckOutAdjustment
  overtimeBasis: OvertimeBasis
  holidayBasis: OvertimeBasis
}

/** Until a company says otherwise: 09:00-18:00, lunch 12:00-13:00, the day changes at 06:00 (specification 000, section 9). */
export const DEFAULT_HOURS: CompanyHours = {
  workStartMinute: 540,
  workEndMinute: 1080,
  lunchStartMinute: 720,
  lunchEndMinute: 780,
  dayChangeMinute: 360,
  checkInAdjustment: 'ON_TIME',
  checkOutAdjustment: 'ON_TIME',
  overtimeBasis: 'ACTUAL_TIME',
  holidayBasis: 'ACTUAL_TIME',
}

const DAY_MINUTES = 1440

type WorkHours = Pick<
  CompanyHours,
  'workStartMinute' | 'workEndMinute' | 'lunchStartMinute' | 'lunchEndMinute'
>

/** The work day of a company. One that ends before it starts ends on the next day, and lunch lies in it. */
export function scheduleOf(hours: WorkHours): DaySchedule {
  const { workStartMinute: start, workEndMinute: end } = hours
  const passesMidnight = end <= start
  return { start, end: passesMidnight ? end + DAY_MINUTES : end, lunch: lunchOf(hours, passesMidnight) }
}

/** The day of a company that keeps the hours it began with. */
export const DEFAULT_DAY_SCHEDULE: DaySchedule = scheduleOf(DEFAULT_HOURS)

function lunchOf({ workStartMinute, ...hours }: WorkHours, passesMidnight: boolean): DaySpan | null {
  const { lunchStartMinute: start, lunchEndMinute: end } = hours
  if (start === end) return null
  if (end < start) return passesMidnight ? { start, end: end + DAY_MINUTES } : null
  // Lunch in the small hours belongs to the work that started on the day before.
  const later = passesMidnight && end <= workStartMinute ? DAY_MINUTES : 0
  return { start: start + later, end: end + later }
}

export type LunchFault = 'ORDER' | 'OUTSIDE'

/** What is wrong with the lunch of a company's hours: it does not end after it begins, or is not wholly in the work. */
export function lunchFault(hours: WorkHours): LunchFault | null {
  const { start, end, lunch } = scheduleOf(hours)
  if (lunch === null) return 'ORDER'
  return lunch.start < start || lunch.end > end ? 'OUTSIDE' : null
}

/** Minutes of a span without lunch. */
export function withoutLunch({ start, end }: DaySpan, { lunch }: DaySchedule): number {
  const eaten = lunch ? Math.min(end, lunch.end) - Math.max(start, lunch.start) : 0
  return end - start - Math.max(0, eaten)
}
