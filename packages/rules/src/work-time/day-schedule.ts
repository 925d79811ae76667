import type { CheckInAdjustment, CheckOutAdjustment } from '../work-day/adjust-clock.ts'
import type { OvertimeBasis } from '../work-day/count-beyond.ts'

/** A span inside a day in minutes from midnight; the end may pass 1440 for work over midnight. */
export type DaySpan = { start: number; end: number }

/** Rest for whoever works on after the planned hours. */
export type Dinner = DaySpan & {
  /** Only for who goes on after it: who leaves before its end has worked until then. */
  onlyIfContinued: boolean
}

/** When a person works on an ordinary day, in minutes from midnight. */
export type DaySchedule = DaySpan & { lunch: DaySpan | null; dinner?: Dinner | null }

export const ENTERPRISE_OPTIONS = ['DINNER_AFT_CONT_WORK'] as const
/** DINNER_AFT_CONT_WORK: dinner is rest only for whoever goes on working after it. */
export type EnterpriseOption = (typeof ENTERPRISE_OPTIONS)[number]

/** How a company counts a day. Times are minutes after midnight. */
export interface CompanyHours {
  workStartMinute: number
  workEndMinute: number
  lunchStartMinute: number
  lunchEndMinute: number
  /** Both null where the company has none. */
  dinnerStartMinute: number | null
  dinnerEndMinute: number | null
  enterpriseOption: EnterpriseOption | null
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
  dinnerStartMinute: null,
  dinnerEndMinute: null,
  enterpriseOption: null,
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
type DinnerHours = Pick<CompanyHours, 'dinnerStartMinute' | 'dinnerEndMinute'>

/** The work day of a company. One that ends before it starts ends on the next day, lunch lies in it, and dinner after it. */
export function scheduleOf(hours: WorkHours & Partial<CompanyHours>): DaySchedule {
  const { workStartMinute: start, workEndMinute: end } = hours
  const passesMidnight = end <= start
  const work = { start, end: passesMidnight ? end + DAY_MINUTES : end }
  const dinner = dinnerOf(hours, work.start)
  return { ...work, lunch: lunchOf(hours, passesMidnight), ...(dinner && { dinner }) }
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

function dinnerOf(hours: Partial<CompanyHours>, workStart: number): Dinner | null {
  const { dinnerStartMinute: from, dinnerEndMinute: until, enterpriseOption } = hours
  if (from == null || until == null) return null
  const length = (until - from + DAY_MINUTES) % DAY_MINUTES
  const onlyIfContinued = enterpriseOption === 'DINNER_AFT_CONT_WORK'
  return dinnerAfter(workStart, { start: from, end: from + length, onlyIfContinued })
}

/** The first dinner after work begins: what lies before it is that of the evening before. */
export function dinnerAfter(workStart: number, { start, end, onlyIfContinued }: Dinner): Dinner {
  const from = start % DAY_MINUTES
  const later = from < workStart ? DAY_MINUTES : 0
  return { start: from + later, end: from + later + end - start, onlyIfContinued }
}

/** Whether dinner is half said, has no length, or lies in the hours of work, which have their lunch. */
export function dinnerFault(hours: WorkHours & DinnerHours): 'ORDER' | 'INSIDE' | null {
  const { dinnerStartMinute, dinnerEndMinute } = hours
  if (dinnerStartMinute === null && dinnerEndMinute === null) return null
  const { start, end, dinner } = scheduleOf(hours)
  if (!dinner || dinner.end === dinner.start) return 'ORDER'
  return dinner.start < end || dinner.end > start + DAY_MINUTES ? 'INSIDE' : null
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
