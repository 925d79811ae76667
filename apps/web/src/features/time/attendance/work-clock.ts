import { workClock } from '../../../text/formats.ts'
import { clock, minutesOf } from '../../../text/in-language.ts'

export { minutesOf, workClock }

const DAY_MINUTES = 1440

/** HH:mm:ss of a minute of the working day, as the server writes it. */
export function timeOf(minute: number): string {
  return minute < 0 ? `-${timeOf(-minute)}` : `${clock(minute)}:00`
}

/** HH:mm as it is typed; a time before midnight as the clock showed it, which the server lays where the day began. */
export function typedClock(time: string | null): string | null {
  return time?.startsWith('-') ? clock(minutesOf(time) + DAY_MINUTES) : (time?.slice(0, 5) ?? null)
}

/** The minute that a clock shows now, counted in a working day that may have begun before midnight. */
export function minuteInDay(workDay: string, now: { day: string; minute: number }): number {
  const days = Temporal.PlainDate.from(workDay).until(now.day).total('days')
  return now.minute + days * DAY_MINUTES
}
