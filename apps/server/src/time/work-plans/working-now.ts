import { dayFromKey } from '#rules/calendar/day-key.ts'
import { remembered } from '#rules/remembered.ts'
import type { CompanyHours } from '#rules/work-time/day-schedule.ts'
import { workingDayOf } from '#rules/work-time/working-day.ts'
import type { Actor } from '../../http/context.ts'

const DAY_MINUTES = 1440
const MINUTE_MS = 60_000
const REMEMBERED_MINUTES = 200

/** A working day that is running. */
export interface WorkingNow {
  day: Temporal.PlainDate
  minute: number
}

/** The working day that is running, and the minute of it: 1500 is 01:00 after midnight. */
export function workingNow(
  now: Temporal.Instant,
  timezone: string,
  { dayChangeMinute }: Pick<CompanyHours, 'dayChangeMinute'>,
): WorkingNow {
  const minute = Math.floor(now.epochMilliseconds / MINUTE_MS)
  return inMinute(`${minute} ${dayChangeMinute} ${timezone}`, now, timezone, dayChangeMinute)
}

// All requests of a minute ask for the same.
const inMinute = remembered(
  REMEMBERED_MINUTES,
  (_, now: Temporal.Instant, timezone: string, dayChangeMinute: number): WorkingNow => {
    const local = now.toZonedDateTimeISO(timezone).toPlainDateTime()
    const day = dayFromKey(workingDayOf(local, dayChangeMinute).toString())
    const minute = local.hour * 60 + local.minute
    return { day, minute: local.toPlainDate().equals(day) ? minute : minute + DAY_MINUTES }
  },
)

type Asking = { now: Temporal.Instant; actor: Pick<Actor, 'timezone' | 'dayChangeMinute'> }

/** The working day of the company of whoever asks. */
export function workingNowOf({ now, actor }: Asking): WorkingNow {
  return workingNow(now, actor.timezone, actor)
}

/** What all screens of working time mean by today: until the day changes at night it is the day before. */
export function workingToday(ctx: Asking): Temporal.PlainDate {
  return workingNowOf(ctx).day
}
