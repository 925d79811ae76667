import type { CheckInAdjustment, CheckOutAdjustment } from './adjust-clock.ts'

/** A span inside a day in minutes from midnight; the end may pass 1440 for work over midnight. */
export type DaySpan = { start: number; end: number }

/** When a person works on an ordinary day, in minutes from midnight. */
export type DaySchedule = DaySpan & { lunch: DaySpan | null }

/** Company default of the product: 09:00-18:00 with lunch 12:00-13:00. */
export const DEFAULT_DAY_SCHEDULE: DaySchedule = { start: 540, end: 1080, lunch: { start: 720, end: 780 } }

/** How a company counts a day. Times are minutes after midnight. */
export interface CompanyHours {
  workStartMinute: number
  workEndMinute: number
  lunchStartMinute: number
  lunchEndMinute: number
  dayChangeMinute: number
  checkInAdjustment: CheckInAdjustment
  checkOutAdjustment: CheckOutAdjustment
}

const DAY_MINUTES = 1440

/** The work day of a company. One that ends before it starts ends on the next day, and lunch lies in it. */
export function scheduleOf(hours: CompanyHours): DaySchedule {
  const { workStartMinute: start, workEndMinute: end, lunchStartMinute, lunchEndMinute } = hours
  // Lunch in the small hours belongs to the work that started on the day before.
  const later = end <= start && lunchEndMinute <= start ? DAY_MINUTES : 0
  const lunch =
    lunchEndMinute > lunchStartMinute
      ? { start: lunchStartMinute + later, end: lunchEndMinute + later }
      : null
  return { start, end: end > start ? end : end + DAY_MINUTES, lunch }
}

/** Minutes of a span without lunch. */
export function withoutLunch({ start, end }: DaySpan, { lunch }: DaySchedule): number {
  const eaten = lunch ? Math.min(end, lunch.end) - Math.max(start, lunch.start) : 0
  return end - start - Math.max(0, eaten)
}
