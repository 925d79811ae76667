import type { CompanyHours } from '#rules/work-time/day-schedule.ts'
import { workingDayOf } from '#rules/work-time/working-day.ts'

const DAY_MINUTES = 1440

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
