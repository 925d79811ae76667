import { MONDAY_TO_FRIDAY } from './work-days.ts'
import { type Holiday, type HolidayCorrection, holidaysOn } from './holidays.ts'

/**
 * What a company wants of a day. OWN: a paid holiday of its own, or half of a work day. SWAP: a public holiday is worked, and another day is free in its
 * place (근로기준법 55조 2항 단서). UNKEPT: a public holiday that it need not keep.
 */
export type WantedHoliday =
  | { kind: 'OWN'; date: Temporal.PlainDate; isHalf?: boolean }
  | { kind: 'SWAP'; date: Temporal.PlainDate; free: Temporal.PlainDate; agreedOn: Temporal.PlainDate }
  | { kind: 'UNKEPT'; date: Temporal.PlainDate }

export type HolidayFault =
  /** It is a holiday already, or the company has said something of it. */
  | 'HOLIDAY_TAKEN'
  /** No public holiday that would free a work day. */
  | 'HOLIDAY_UNKNOWN'
  /** 노동절 is set by a law of its own: it can be worked for premium pay, and not be swapped (근로기준과-829). */
  | 'HOLIDAY_NOT_SWAPPABLE'
  /** The day that would be free instead is free anyway. */
  | 'HOLIDAY_NO_WORK_DAY'
  /** Both days have to be told a day before at the latest (대법원 99다7367). */
  | 'HOLIDAY_AGREED_LATE'
  /** Half of a day can only be free where work is due on it. */
  | 'HOLIDAY_HALF_WEEKEND'
  /** The law has it kept (근로기준법 55조 2항): it can only be swapped. */
  | 'HOLIDAY_BINDING'

/** 근로기준법 11조, 시행령 별표 1: 55조 2항 holds where five people or more work. */
export const KEEPS_HOLIDAYS_FROM = 5

interface Known {
  corrections: readonly HolidayCorrection[]
  /** How many people work for the company. */
  people: number
}

/** What stands against a correction of the calendar; null where nothing does. */
export function judgeHoliday(wanted: WantedHoliday, known: Known): HolidayFault | null {
  const { date } = wanted
  const isSaid = known.corrections.some((one) => one.date.equals(date))
  const listed = holidaysOn(date)
  if (wanted.kind === 'OWN') {
    if (isSaid || listed.length > 0) return 'HOLIDAY_TAKEN'
    return wanted.isHalf && !isWeekday(date) ? 'HOLIDAY_HALF_WEEKEND' : null
  }
  if (isSaid) return 'HOLIDAY_TAKEN'
  if (listed.length === 0 || !isWeekday(date)) return 'HOLIDAY_UNKNOWN'
  if (wanted.kind === 'UNKEPT') return isBinding(listed, known.people) ? 'HOLIDAY_BINDING' : null
  if (!mayBeSwapped(date)) return 'HOLIDAY_NOT_SWAPPABLE'
  const { free, agreedOn } = wanted
  const isFreeAnyway = !isWeekday(free) || holidaysOn(free, known.corrections).length > 0
  if (isFreeAnyway || known.corrections.some((one) => one.date.equals(free))) return 'HOLIDAY_NO_WORK_DAY'
  const isLate = [date, free].some((day) => Temporal.PlainDate.compare(agreedOn, day) >= 0)
  return isLate ? 'HOLIDAY_AGREED_LATE' : null
}

/** Whether a public holiday that a company does not keep has to be kept by so many people. */
export function mustBeKept(date: Temporal.PlainDate, people: number): boolean {
  const listed = holidaysOn(date)
  return listed.length > 0 && isWeekday(date) && isBinding(listed, people)
}

/** 노동절 has a law of its own, which binds with fewer people too; its substitute day has not. Of years to come only what is yet to be decided is uncertain. */
function isBinding(listed: readonly Holiday[], people: number): boolean {
  if (listed.some(({ code, kind }) => code === 'LABOR' && kind !== 'substitute')) return true
  const isCertain = listed.some(
    ({ announced, kind }) => announced || (kind !== 'temporary' && kind !== 'substitute'),
  )
  return isCertain && people >= KEEPS_HOLIDAYS_FROM
}

/** Whether a day is a public holiday on a weekday that may be worked in exchange for another day. */
export function mayBeSwapped(date: Temporal.PlainDate): boolean {
  const listed = holidaysOn(date)
  return isWeekday(date) && listed.length > 0 && listed.every(({ code }) => code !== 'LABOR')
}

function isWeekday(day: Temporal.PlainDate): boolean {
  return MONDAY_TO_FRIDAY[day.dayOfWeek - 1] === true
}
