import { clamp, freeAround, floorTo, overlaps, SNAP, snap, type Span, USUAL_LENGTH } from './grid-time.ts'

/** A place under the pointer: a lane by its key, and a minute that is not snapped yet. */
export interface Point {
  lane: string
  minute: number
}

export type Drag =
  | { kind: 'create'; lane: string; anchor: number; free: Span }
  /** `grip`: minutes from the start of the booking to where it was taken hold of. */
  | { kind: 'move'; bookingId: number; span: Span; grip: number }
  | { kind: 'resize'; bookingId: number; lane: string; span: Span }

export interface Dragged extends Span {
  lane: string
}

/** The beginning of a new booking; undefined where none may begin. */
export function startCreating(point: Point, taken: readonly Span[], bookable: Span): (Drag & { kind: 'create' }) | undefined {
  const anchor = floorTo(point.minute, SNAP)
  const free = freeAround(anchor, taken, bookable)
  return free && { kind: 'create', lane: point.lane, anchor, free }
}

/** What a drag has made of it at a point, snapped to a quarter of an hour and kept inside the shown hours. */
export function draggedTo(drag: Drag, point: Point, hours: Span): Dragged {
  if (drag.kind === 'create') return { lane: drag.lane, ...createdSpan(drag, snap(point.minute), hours) }
  const length = drag.span.end - drag.span.start
  if (drag.kind === 'resize') {
    const end = clamp(snap(point.minute), drag.span.start + SNAP, hours.end)
    return { lane: drag.lane, start: drag.span.start, end }
  }
  const start = clamp(snap(point.minute - drag.grip), hours.start, hours.end - length)
  return { lane: point.lane, start, end: start + length }
}

function createdSpan({ anchor, free }: Drag & { kind: 'create' }, minute: number, hours: Span): Span {
  const least = Math.max(free.start, hours.start)
  const most = Math.min(free.end, hours.end)
  if (minute <= anchor) return { start: clamp(minute, least, anchor), end: Math.min(anchor + SNAP, most) }
  return { start: anchor, end: clamp(minute, anchor + SNAP, most) }
}

/** What a single click proposes: an hour from the clicked half hour on, shorter when the next booking is near. */
export function clickedSpan({ anchor, free }: Drag & { kind: 'create' }): Span {
  const start = Math.max(floorTo(anchor, 30), free.start)
  return { start, end: Math.min(start + USUAL_LENGTH, free.end) }
}

/** The first of `others` that is in the way. */
export function inTheWay<B extends Span>(span: Span, others: readonly B[]): B | undefined {
  return others.find((other) => overlaps(span, other))
}
