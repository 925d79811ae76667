import { CELL, clamp, floorTo, type Span } from '../grid-time.ts'

/** The cell that the keyboard stands on: a lane by its place and a span of its time. */
export interface Cursor extends Span {
  lane: number
}

export type TimeAxis = 'horizontal' | 'vertical'

interface Bounds {
  lanes: number
  hours: Span
  axis: TimeAxis
}

const STEPS: Record<string, { across: number; along: number }> = {
  ArrowRight: { across: 0, along: 1 },
  ArrowLeft: { across: 0, along: -1 },
  ArrowDown: { across: 1, along: 0 },
  ArrowUp: { across: -1, along: 0 },
}

/** Where the cell starts: at `minute` of a lane, or at nine when that lies outside. */
export function cursorAt(lane: number, minute: number, hours: Span): Cursor {
  const isShown = minute >= hours.start && minute <= hours.end - CELL
  const start = isShown ? floorTo(minute, CELL) : 9 * 60
  return { lane, start, end: start + CELL }
}

/** The cell after a key; undefined when the key does not move it. With shift the cell grows or shrinks along the time. */
export function moveCursor(
  cursor: Cursor,
  key: string,
  withShift: boolean,
  bounds: Bounds,
): Cursor | undefined {
  const { lanes, hours } = bounds
  if (key === 'Home') return { ...cursor, start: hours.start, end: hours.start + CELL }
  if (key === 'End') return { ...cursor, start: hours.end - CELL, end: hours.end }
  if (key === 'PageDown' || key === 'PageUp') {
    return { ...cursor, lane: clamp(cursor.lane + (key === 'PageDown' ? 8 : -8), 0, lanes - 1) }
  }
  const arrow = STEPS[key]
  if (!arrow) return undefined
  const { across, along } =
    bounds.axis === 'horizontal' ? arrow : { across: arrow.along, along: arrow.across }
  if (withShift && along !== 0) {
    return { ...cursor, end: clamp(cursor.end + along * CELL, cursor.start + CELL, hours.end) }
  }
  const start = clamp(cursor.start + along * CELL, hours.start, hours.end - CELL)
  return { lane: clamp(cursor.lane + across, 0, lanes - 1), start, end: start + CELL }
}
