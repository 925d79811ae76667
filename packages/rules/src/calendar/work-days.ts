import { dayKey, keepKeys } from './day-key.ts'
import { isHoliday, type HolidayCorrection } from './holidays.ts'

/** Contract work days of a week, Monday first. */
export type WeeklyPattern = readonly [boolean, boolean, boolean, boolean, boolean, boolean, boolean]

export const MONDAY_TO_FRIDAY: WeeklyPattern = [true, true, true, true, true, false, false]

/** Everything that decides whether a person works on a day. */
export type WorkCalendar = {
  weekly: WeeklyPattern
  /** days of a month schedule by yyyy-MM-dd; they go before the weekly pattern */
  scheduled?: Readonly<Record<string, boolean>>
  corrections?: readonly HolidayCorrection[]
}

export type DayKind = 'WORK' | 'HOLIDAY' | 'OFF'

/** Whether the contract or the schedule makes the day a work day, holidays left aside. */
export function isContractWorkDay(date: Temporal.PlainDate, calendar: WorkCalendar): boolean {
  return calendar.scheduled?.[dayKey(date)] ?? calendar.weekly[date.dayOfWeek - 1] === true
}

/** WORK, HOLIDAY (a contract work day freed by a paid holiday) or OFF (no contract work day). */
export function dayKind(date: Temporal.PlainDate, calendar: WorkCalendar): DayKind {
  if (!isContractWorkDay(date, calendar)) return 'OFF'
  return isHoliday(date, calendar.corrections) ? 'HOLIDAY' : 'WORK'
}

/** Whether work is due on the day: a contract work day that is no paid holiday. */
export function isWorkDay(date: Temporal.PlainDate, calendar: WorkCalendar): boolean {
  return dayKind(date, calendar) === 'WORK'
}

// Everybody looks at the same few weeks and months, and stepping through a month costs more than reading its rows.
const remembered = new Map<string, readonly Temporal.PlainDate[]>()
const REMEMBERED_RANGES = 500
const REMEMBERED_DAYS = 62

/** Days from one to the other, both included; empty when reversed. */
export function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): readonly Temporal.PlainDate[] {
  const key = `${dayKey(from)}/${dayKey(to)}`
  const known = remembered.get(key)
  if (known) return known
  const days: Temporal.PlainDate[] = []
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) days.push(day)
  if (remembered.size >= REMEMBERED_RANGES) remembered.clear()
  if (days.length <= REMEMBERED_DAYS) {
    remembered.set(key, Object.freeze(days))
    keepKeys(days)
  }
  return days
}

/** Days on which work is due from one day to the other, both included. */
export function workDaysBetween(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  calendar: WorkCalendar,
): Temporal.PlainDate[] {
  return daysBetween(from, to).filter((day) => isWorkDay(day, calendar))
}
