import { formatClockTime } from '#rules/work-time/clock-time.ts'

/** Minutes after midnight as HH:mm:ss; 25:30:00 is half past one of the next day, as in every answer. */
export function clock(minute: number | null | undefined): string | null {
  if (minute === null || minute === undefined) return null
  return `${formatClockTime(minute)}:00`
}
