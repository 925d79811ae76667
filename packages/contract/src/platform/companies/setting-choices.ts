import { CHECK_IN_ADJUSTMENTS, CHECK_OUT_ADJUSTMENTS } from '#rules/work-day/adjust-clock.ts'
import { OVERTIME_BASES } from '#rules/work-day/count-beyond.ts'
import { ENTERPRISE_OPTIONS } from '#rules/work-time/day-schedule.ts'

export const enterAdjustments = CHECK_IN_ADJUSTMENTS
export const exitAdjustments = CHECK_OUT_ADJUSTMENTS
/** How minutes of overtime and on holidays are counted (decision A-74). */
export const calculationOptions = OVERTIME_BASES
/** Whether dinner is rest for everybody, or only for who goes on working after it (decision 73). */
export const enterpriseOptions = ENTERPRISE_OPTIONS
export const duplicatePriorities = ['', 'PRE', 'POST'] as const
export const companyLanguages = ['ko', 'ja', 'en'] as const
/** Whether a year of leave begins on the day of joining or with the company's own year (근로기준법 60조). */
export const leaveBases = ['HIRE_DATE', 'FISCAL_YEAR'] as const

/** How shares of days of leave are rounded: to hundredths, or up to half or whole days. */
export const leaveRoundings = ['TWO_DECIMALS', 'HALF_DAY_UP', 'FULL_DAY_UP'] as const

/** From when days are counted in a changed way. */
export const countDaysFrom = ['TODAY', 'OPEN_DAYS'] as const

const SERIAL_TEXT = /^(?:[^{}]|\{(?:yyyy|yy|mm|dd|team|form|com|seq(?::(?:[1-9]|10))?)\})+$/i
const SERIAL_NUMBER = /\{seq(?::\d+)?\}/gi

/** A form of document numbers: known words in braces only, and exactly one running number. */
export function isSerialFormat(format: string): boolean {
  return SERIAL_TEXT.test(format) && (format.match(SERIAL_NUMBER) ?? []).length === 1
}

/** A zone of the IANA list, such as Asia/Seoul; offsets are refused, because they know no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
  } catch {
    return false
  }
}
