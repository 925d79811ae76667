import { type HolidayCorrection, holidaysOn } from '#rules/calendar/holidays.ts'
import { holidayName } from '#rules/calendar/holiday-row.ts'
import { type CheckInAdjustment, type CheckOutAdjustment } from '#rules/work-time/adjust-clock.ts'
import { workingDayOf } from '#rules/work-time/working-day.ts'
import type { Language } from '../../http/context.ts'

/** How a company counts a day. Times are minutes after midnight. */
export interface CompanyHours {
  workStartMinute: number
  workEndMinute: number
  lunchStartMinute: number
  lunchEndMinute: number
  dayChangeMinute: number
  checkInAdjustment: CheckInAdjustment
  checkOutAdjustment: CheckOutAdjustment
  /** The planned minutes are due, but at no set time: nobody is late. */
  isFlexible: boolean
  corrections: readonly HolidayCorrection[]
}

export interface DayPlan {
  day: Temporal.PlainDate
  /** Work is due: Monday to Friday, no paid holiday. */
  isWorkDay: boolean
  /** Work on it is holiday work: a paid holiday, or the weekly one. */
  isHoliday: boolean
  startMinute: number | null
  endMinute: number | null
  /** Net minutes due, lunch taken out; 0 on days off. */
  plannedMinutes: number
}

const DAY_MINUTES = 1440
const SATURDAY = 6
const SUNDAY = 7

/** What is planned for a day. Sunday is the paid weekly holiday (근로기준법 55조 1항), Saturday an unpaid day off. */
export function planDay(day: Temporal.PlainDate, hours: CompanyHours): DayPlan {
  const isPaidHoliday = holidaysOn(day, hours.corrections).length > 0
  const isHoliday = isPaidHoliday || day.dayOfWeek === SUNDAY
  if (isHoliday || day.dayOfWeek === SATURDAY) {
    return { day, isWorkDay: false, isHoliday, startMinute: null, endMinute: null, plannedMinutes: 0 }
  }
  const { startMinute, endMinute } = plannedTimes(hours)
  return {
    day,
    isWorkDay: true,
    isHoliday,
    startMinute,
    endMinute,
    plannedMinutes: netMinutes(startMinute, endMinute, hours),
  }
}

/** The company's hours of a work day; an end before the start lies on the next day. */
function plannedTimes(hours: CompanyHours): { startMinute: number; endMinute: number } {
  const { workStartMinute: startMinute, workEndMinute } = hours
  return { startMinute, endMinute: workEndMinute > startMinute ? workEndMinute : workEndMinute + DAY_MINUTES }
}

/** Minutes of a span without lunch. */
export function netMinutes(start: number, end: number, hours: CompanyHours): number {
  const lunch = Math.min(end, hours.lunchEndMinute) - Math.max(start, hours.lunchStartMinute)
  return end - start - Math.max(0, lunch)
}

/** The names of the paid holidays of a day, null on other days. */
export function nameOfHoliday(
  day: Temporal.PlainDate,
  hours: CompanyHours,
  language: Language,
): string | null {
  const names = holidaysOn(day, hours.corrections).map((holiday) =>
    holiday.code === 'COMPANY' || holiday.kind === 'company'
      ? holiday.nameKo
      : holidayName(holiday.code, holiday.kind, language),
  )
  return names.length > 0 ? names.join(', ') : null
}

/** The working day that is running, and the minute of it: 1500 is 01:00 after midnight. */
export function workingNow(
  now: Temporal.Instant,
  timezone: string,
  hours: CompanyHours,
): { day: Temporal.PlainDate; minute: number } {
  const local = now.toZonedDateTimeISO(timezone).toPlainDateTime()
  const day = workingDayOf(local, hours.dayChangeMinute)
  const minute = local.hour * 60 + local.minute
  return { day, minute: local.toPlainDate().equals(day) ? minute : minute + DAY_MINUTES }
}
