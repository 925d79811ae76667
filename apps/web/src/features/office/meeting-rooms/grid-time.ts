import type { CSSProperties } from 'react'

/** From a minute of the day up to another; 1440 is midnight at its end. */
export interface Span {
  start: number
  end: number
}

/** Bookings begin and end on these. */
export const SNAP = 15
/** Length of a step of the keyboard's cell. */
export const CELL = 30
/** What a single click proposes. */
export const USUAL_LENGTH = 60
const DAY = 1440
const USUAL_HOURS: Span = { start: 7 * 60, end: 22 * 60 }

/** The hours that a grid shows: 07 to 22, and further whole hours when a booking lies outside. */
export function hoursFor(spans: readonly Span[]): Span {
  return {
    start: Math.min(USUAL_HOURS.start, ...spans.map(({ start }) => floorTo(start, 60))),
    end: Math.max(USUAL_HOURS.end, ...spans.map(({ end }) => ceilTo(end, 60))),
  }
}

/** Every full hour that begins within the shown ones, as minutes. */
export function fullHours(hours: Span): number[] {
  return Array.from({ length: (hours.end - hours.start) / 60 }, (_, at) => hours.start + at * 60)
}

/** Where a minute lies between the two ends of the shown hours: 0 to 1, kept inside. */
export function shareOf(minute: number, hours: Span): number {
  return clamp((minute - hours.start) / (hours.end - hours.start), 0, 1)
}

/** The minute at a share of the shown hours; not snapped. */
export function minuteAt(share: number, hours: Span): number {
  return hours.start + clamp(share, 0, 1) * (hours.end - hours.start)
}

export function snap(minute: number): number {
  return Math.round(minute / SNAP) * SNAP
}

export function floorTo(minute: number, step: number): number {
  return Math.floor(minute / step) * step
}

export function ceilTo(minute: number, step: number): number {
  return Math.ceil(minute / step) * step
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** The free room around a minute: between the bookings on both sides; undefined when it is taken or outside `within`. */
export function freeAround(minute: number, taken: readonly Span[], within: Span): Span | undefined {
  if (minute < within.start || minute >= within.end) return undefined
  if (taken.some(({ start, end }) => start <= minute && minute < end)) return undefined
  const before = taken.filter(({ end }) => end <= minute).map(({ end }) => end)
  const after = taken.filter(({ start }) => start > minute).map(({ start }) => start)
  return { start: Math.max(within.start, ...before), end: Math.min(within.end, ...after) }
}

/** What is free between bookings, in order; gaps shorter than one step are left out. */
export function freeSpans(taken: readonly Span[], within: Span): Span[] {
  const free: Span[] = []
  let from = within.start
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    if (start - from >= SNAP) free.push({ start: from, end: Math.min(start, within.end) })
    from = Math.max(from, end)
  }
  if (within.end - from >= SNAP) free.push({ start: from, end: within.end })
  return free
}

/** What may still be booked of a day: all of it, from the current quarter of an hour on, or nothing of a past day. */
export function bookableSpan(day: string, now: { day: string; minute: number }): Span {
  if (day > now.day) return { start: 0, end: DAY }
  return day === now.day ? { start: floorTo(now.minute, SNAP), end: DAY } : { start: DAY, end: DAY }
}

/** Where something lies along the time, for the stylesheets of the grid. */
export function between(span: Span, hours: Span): CSSProperties {
  return { '--from': shareOf(span.start, hours), '--to': shareOf(span.end, hours) }
}

export function at(minute: number, hours: Span): CSSProperties {
  return { '--from': shareOf(minute, hours) }
}
