import i18next from 'i18next'
import { clock, minutesOf, workClockIn } from '../../../text/in-language.ts'

export { minutesOf }

const DAY_MINUTES = 1440

/** HH:mm:ss of a minute of the working day, as the server writes it. */
export function timeOf(minute: number): string {
  return minute < 0 ? `-${timeOf(-minute)}` : `${clock(minute)}:00`
}

/** HH:mm as it is typed; a time before midnight as the clock showed it, which the server lays where the day began. */
export function typedClock(time: string | null): string | null {
  return time?.startsWith('-') ? clock(minutesOf(time) + DAY_MINUTES) : (time?.slice(0, 5) ?? null)
}

/** 18:00, or 익일 01:30 for what lies on the next calendar day, 전일 23:50 for what lies on the one before. */
export function workClock(time: string | number): string {
  return workClockIn((day, shown) => i18next.t(`check.${day}`, { time: shown }), time)
}

/** The minute that a clock shows now, counted in a working day that may have begun before midnight. */
export function minuteInDay(workDay: string, now: { day: string; minute: number }): number {
  const days = Temporal.PlainDate.from(workDay).until(now.day).total('days')
  return now.minute + days * DAY_MINUTES
}
