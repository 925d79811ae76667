import type { DaySpan } from '../work-time/day-schedule.ts'

const DAY_MINUTES = 1440

/** Times of a working day as somebody writes them, in minutes; 25:30 and 01:30 are the same minute of a night shift. */
export interface WrittenTimes<E extends DaySpan> {
  start: number | null
  end: number | null
  exclusions: readonly E[]
}

export type PlacedTimes<E extends DaySpan> =
  | { ok: true; start: number | null; end: number | null; exclusions: E[] }
  | { ok: false; fault: TimesFault }

/** An end or exclusions without a start, an end before its start, exclusions that overlap or lie outside. */
export type TimesFault = 'START_MISSING' | 'END_EARLY' | 'EXCLUSIONS'

const refused = (fault: TimesFault) => ({ ok: false, fault }) as const

/**
 * Lays written times on a working day: what is before the day change, and an end before its start, lies on the next calendar
 * day. Refused are an end without a start or before one, and exclusions that overlap or lie outside.
 * @param changeMinute when the working day changes, in minutes after midnight
 */
export function placeTimes<E extends DaySpan>(
  { start: writtenStart, end: writtenEnd, exclusions: written }: WrittenTimes<E>,
  changeMinute: number,
): PlacedTimes<E> {
  if (writtenStart === null) {
    if (writtenEnd !== null || written.length > 0) return refused('START_MISSING')
    return { ok: true, start: null, end: null, exclusions: [] }
  }
  const start = notBefore(writtenStart, changeMinute)
  const end = writtenEnd === null ? null : notBefore(writtenEnd, start)
  if (end !== null && end < start) return refused('END_EARLY')
  const exclusions = placeExclusions(written, start)
  const isInside = exclusions.every(
    (one, at) =>
      one.start >= (exclusions[at - 1]?.end ?? start) && one.start < one.end && one.end <= (end ?? one.start),
  )
  return isInside ? { ok: true, start, end, exclusions } : refused('EXCLUSIONS')
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
