import { NEAR_MINUTES } from '../work-time/comes-for-next-day.ts'
import type { DaySpan } from '../work-time/day-schedule.ts'

const DAY_MINUTES = 1440
/** No working day is longer, from its first minute to its last (A-08, decision 62). */
export const LONGEST_MINUTES = DAY_MINUTES
/** The last minute that is told of a working day: 47:59. */
const LAST_MINUTE = 2879

/** Times of a working day as somebody writes them, in minutes; 25:30 and 01:30 are the same minute of a night shift, -00:30 and 23:30 of one from midnight. */
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
 * an end before its start lies on the next calendar day. What is there already stays where it is. A working day is never longer than a
 * day. Refused is what judgeTimes refuses.
 * @param earliest see earliestStart
 * @param kept what was recorded of the day: what is written back as it was lies where it lay
 */
export function placeTimes<E extends DaySpan>(
  { start: writtenStart, end: writtenEnd, exclusions: written }: WrittenTimes<E>,
  earliest: number,
  kept: WrittenTimes<DaySpan> = NOTHING,
): PlacedTimes<E> {
  if (writtenStart === null) return judgeTimes({ start: null, end: writtenEnd, exclusions: written })
  const start = writtenStart === kept.start ? writtenStart : firstFrom(earliest, writtenStart)
  const isKeptEnd = writtenEnd === kept.end && writtenEnd !== null && writtenEnd >= start
  const end = writtenEnd === null || isKeptEnd ? writtenEnd : firstFrom(start, writtenEnd)
  const exclusions = written.map((one) =>
    kept.exclusions.some((was) => was.start === one.start && was.end === one.end)
      ? one
      : placeExclusion(one, start),
  )
  return judgeTimes({ start, end, exclusions })
}

const NOTHING = { start: null, end: null, exclusions: [] }

/**
 * What stands against times that lie where they are meant: an end without a start, before one, too late after it or of a third day, and exclusions
 * that overlap or lie outside.
 */
export function judgeTimes<E extends DaySpan>({
  start,
  end,
  exclusions: unordered,
}: WrittenTimes<E>): PlacedTimes<E> {
  if (start === null) {
    if (end !== null || unordered.length > 0) return refused('START_MISSING')
    return { ok: true, start: null, end: null, exclusions: [] }
  }
  // Of the clock, an end before a start that lies after midnight would be of the day after the next.
  if (end !== null && (end < start || end > LAST_MINUTE)) return refused('END_EARLY')
  if (end !== null && end - start > LONGEST_MINUTES) return refused('TOO_LONG')
  const exclusions = unordered.toSorted((a, b) => a.start - b.start)
  const isInside = exclusions.every(
    (one, at) =>
      one.start >= (exclusions[at - 1]?.end ?? start) && one.start < one.end && one.end <= (end ?? one.start),
  )
  return isInside ? { ok: true, start, end, exclusions } : refused('EXCLUSIONS')
}

function placeExclusion<E extends DaySpan>(one: E, start: number): E {
  const from = firstFrom(start, one.start)
  return { ...one, start: from, end: firstFrom(from, one.end) }
}

/**
 * A time of the clock is the first such one from a minute on; one that is written from 24:00 on, or as before midnight (-00:30), says
 * itself where it lies.
 */
function firstFrom(earliest: number, minute: number): number {
  if (minute < 0 || minute >= DAY_MINUTES) return minute
  return earliest + ((((minute - earliest) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)
}
