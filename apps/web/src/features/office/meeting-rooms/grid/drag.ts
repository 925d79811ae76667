import {
  bookableSpan,
  clamp,
  floorTo,
  freeAround,
  overlaps,
  SNAP,
  snap,
  type Span,
  USUAL_LENGTH,
} from '../grid-time.ts'
import type { Lane, PlacedBooking } from '../lanes.ts'
import type { Booking } from '../meeting-queries.ts'

/** A place under the pointer: a lane by its key, and a minute that is not snapped yet. */
export interface Point {
  lane: string
  minute: number
}

export type Drag =
  | { kind: 'create'; lane: string; anchor: number; free: Span }
  /** `grip`: minutes from the start of the booking to where it was taken hold of. */
  | { kind: 'move'; placed: PlacedBooking; grip: number }
  | { kind: 'resize'; placed: PlacedBooking }

export interface Dragged extends Span {
  lane: string
}

/** The beginning of a new booking; undefined where none may begin. */
export function startCreating(
  point: Point,
  taken: readonly Span[],
  bookable: Span,
): (Drag & { kind: 'create' }) | undefined {
  const anchor = floorTo(point.minute, SNAP)
  const free = freeAround(anchor, taken, bookable)
  return free && { kind: 'create', lane: point.lane, anchor, free }
}

/** What a drag has made of it at a point, snapped to a quarter of an hour and kept inside the shown hours. */
export function draggedTo(drag: Drag, point: Point, hours: Span): Dragged {
  if (drag.kind === 'create') return { lane: drag.lane, ...createdSpan(drag, snap(point.minute), hours) }
  const { start: before, end: until, lane } = drag.placed
  if (drag.kind === 'resize')
    return { lane, start: before, end: clamp(snap(point.minute), before + SNAP, hours.end) }
  const length = until - before
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

/** Why something may not be put down, taken hold of or begun at a place. */
export type Obstacle =
  | { kind: 'taken'; by: PlacedBooking }
  | { kind: 'past' }
  | { kind: 'closed' }
  | { kind: 'locked'; booking: Booking }

/** What keeps a booking from lying in a lane at a time; undefined when nothing does. The server decides in the end. */
export function obstacleAt(
  span: Span,
  lane: Pick<Lane, 'room' | 'date'>,
  others: readonly PlacedBooking[],
  { exceptId, now }: { exceptId?: number | undefined; now: { day: string; minute: number } },
): Obstacle | undefined {
  const by = others.find((other) => other.booking.room_rsv_id !== exceptId && overlaps(span, other))
  if (by) return { kind: 'taken', by }
  if (span.end <= bookableSpan(lane.date, now).start) return { kind: 'past' }
  const isNew = exceptId === undefined || !others.some(({ booking }) => booking.room_rsv_id === exceptId)
  return isNew && !lane.room.is_active ? { kind: 'closed' } : undefined
}
