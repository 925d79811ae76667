import i18next from 'i18next'
import { clock } from '../../../text/formats.ts'

const DAY_MINUTES = 1440

/** Minutes of the working day from HH:mm:ss; 25:30 is half past one of the next day, -00:10 ten minutes before its midnight. */
export function minutesOf(time: string): number {
  if (time.startsWith('-')) return -minutesOf(time.slice(1))
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

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
  const minute = typeof time === 'number' ? time : minutesOf(time)
  if (minute < 0) return i18next.t('check.dayBefore', { time: clock(minute + DAY_MINUTES) })
  if (minute < DAY_MINUTES) return clock(minute)
  return i18next.t('check.nextDay', { time: clock(minute - DAY_MINUTES) })
}

/** The minute that a clock shows now, counted in a working day that may have begun before midnight. */
export function minuteInDay(workDay: string, now: { day: string; minute: number }): number {
  const days = Temporal.PlainDate.from(workDay).until(now.day).total('days')
  return now.minute + days * DAY_MINUTES
}
