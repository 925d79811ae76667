import type { DaySpan } from '../work-time/day-schedule.ts'

const DAY_MINUTES = 1440
/** The last minute that a working day can reach: 47:59. */
const LAST_MINUTE = 2 * DAY_MINUTES - 1

/** Times of a working day as somebody writes them, in minutes; 25:30 and 01:30 are the same minute of a night shift. */
export interface WrittenTimes<E extends DaySpan> {
  start: number | null
  end: number | null
  exclusions: readonly E[]
}

export type PlacedTimes<E extends DaySpan> =
  | { ok: true; start: number | null; end: number | null; exclusions: E[] }
  | { ok: false; error: 'INVALID_RANGE' }

const REFUSED = { ok: false, error: 'INVALID_RANGE' } as const

/**
 * Lays written times on a working day: what is before the day change, and an end before its start, lies on the next calendar
 * day. Refused are an end without a start, times beyond 47:59, and exclusions that overlap or lie outside.
 * @param changeMinute when the working day changes, in minutes after midnight
 */
export function placeTimes<E extends DaySpan>(
  { start: writtenStart, end: writtenEnd, exclusions: written }: WrittenTimes<E>,
  changeMinute: number,
): PlacedTimes<E> {
  if (writtenStart === null) {
    if (writtenEnd !== null || written.length > 0) return REFUSED
    return { ok: true, start: null, end: null, exclusions: [] }
  }
  const start = notBefore(writtenStart, changeMinute)
  const end = writtenEnd === null ? null : notBefore(writtenEnd, start)
  if (Math.max(start, end ?? 0) > LAST_MINUTE || (end !== null && end < start)) return REFUSED
  const exclusions = placeExclusions(written, start)
  const isInside = exclusions.every(
    (one, at) =>
      one.start >= (exclusions[at - 1]?.end ?? start) && one.start < one.end && one.end <= (end ?? one.start),
  )
  return isInside ? { ok: true, start, end, exclusions } : REFUSED
}

function placeExclusions<E extends DaySpan>(written: readonly E[], start: number): E[] {
  return written
    .map((one) => {
      const from = notBefore(one.start, start)
      return { ...one, start: from, end: notBefore(one.end, from) }
    })
    .toSorted((a, b) => a.start - b.start)
}

/** A time of the clock that is earlier than another belongs to the day after; one that is written from 24:00 on says so itself. */
function notBefore(minute: number, earliest: number): number {
  return minute < earliest && minute < DAY_MINUTES ? minute + DAY_MINUTES : minute
}
