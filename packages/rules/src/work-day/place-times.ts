import { NEAR_MINUTES } from '../work-time/comes-for-next-day.ts'
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

/**
 * An end or exclusions without a start, an end before its start or more than a day after it, exclusions that overlap or lie
 * outside.
 */
export type TimesFault = 'START_MISSING' | 'END_EARLY' | 'TOO_LONG' | 'EXCLUSIONS'

const refused = (fault: TimesFault) => ({ ok: false, fault }) as const

/**
 * The first minute at which work of a day may have begun: when the day changes, or before that what is near its plan, as live presses
 * are (comesForNextDay), or what was recorded of it. Below zero it lies before midnight.
 * @param changeMinute when the working day changes, in minutes after midnight
 */
export function earliestStart(
  changeMinute: number,
  { planned, recorded }: { planned: number | null; recorded: number | null },
): number {
  return Math.min(changeMinute, (planned ?? Infinity) - NEAR_MINUTES, recorded ?? Infinity)
}

/**
 * Lays written times on a working day: a start at the first such time of the clock from the earliest on, the others after it, so that
 * an end before its start lies on the next calendar day. A working day is never longer than a day. Refused are an end without a
 * start, before one or too late after it, and exclusions that overlap or lie outside.
 * @param earliest see earliestStart
 */
export function placeTimes<E extends DaySpan>(
  { start: writtenStart, end: writtenEnd, exclusions: written }: WrittenTimes<E>,
  earliest: number,
): PlacedTimes<E> {
  if (writtenStart === null) {
    if (writtenEnd !== null || written.length > 0) return refused('START_MISSING')
    return { ok: true, start: null, end: null, exclusions: [] }
  }
  const start = firstFrom(earliest, writtenStart)
  const end = writtenEnd === null ? null : firstFrom(start, writtenEnd)
  if (end !== null && end < start) return refused('END_EARLY')
  if (end !== null && end - start > DAY_MINUTES) return refused('TOO_LONG')
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
      const from = firstFrom(start, one.start)
      return { ...one, start: from, end: firstFrom(from, one.end) }
    })
    .toSorted((a, b) => a.start - b.start)
}

/** A time of the clock is the first such one from a minute on; one that is written from 24:00 on says itself where it lies. */
function firstFrom(earliest: number, minute: number): number {
  if (minute >= DAY_MINUTES) return minute
  return earliest + ((((minute - earliest) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)
}
