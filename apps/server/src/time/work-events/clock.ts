import { formatClockTime } from '#rules/work-time/clock-time.ts'

/** Minutes after midnight as HH:mm:ss; a span over midnight ends on the next day. */
export function clock(minute: number | null | undefined): string | null {
  if (minute === null || minute === undefined) return null
  return `${formatClockTime(minute % 1440)}:00`
}
