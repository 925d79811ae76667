import { getEventCoordinates } from '@dnd-kit/utilities'
import type { CompanyNow } from '../../../../page/use-company-now.ts'
import { bookableSpan, minuteAt, type Span } from '../grid-time.ts'
import type { Lane, PlacedBooking } from '../lanes.ts'
import {
  type Drag,
  type Dragged,
  draggedTo,
  type Obstacle,
  obstacleAt,
  type Point,
  startCreating,
} from './drag.ts'
import type { TimeAxis } from './grid-cursor.ts'

/** What the grid shows, as far as presses in it are read. */
export interface GridTimes {
  axis: TimeAxis
  hours: Span
  lanes: readonly Lane[]
  placed: ReadonlyMap<string, PlacedBooking[]>
  now: CompanyNow
}

/** What is being dragged, where it would land, and what would keep it from landing there. */
export interface ActiveDrag {
  drag: Drag
  at: Dragged
  obstacle: Obstacle | undefined
}

/** What a press begins, and where; undefined for one beside all lanes. */
export function pressOf(
  event: Event,
  times: GridTimes,
): { start: Drag | Obstacle; point: Point } | undefined {
  const place = getEventCoordinates(event)
  const point = place ? pointAt(place, times) : undefined
  const start = point && startOf(event.target as HTMLElement, point, times)
  return start && { start, point }
}

export function isObstacle(start: Drag | Obstacle): start is Obstacle {
  return start.kind === 'taken' || start.kind === 'past' || start.kind === 'closed' || start.kind === 'locked'
}

/** What a press at a place begins: a new booking, a move, a pull at the end, or why none of these. */
function startOf(
  target: HTMLElement,
  point: Point,
  { placed, lanes, now }: GridTimes,
): Drag | Obstacle | undefined {
  const inside = placed.get(point.lane) ?? []
  const id = Number(target.closest<HTMLElement>('[data-booking]')?.dataset.booking)
  const held = inside.find(({ booking }) => booking.room_rsv_id === id)
  if (held) {
    if (!held.booking.abilities.update) return { kind: 'locked', booking: held.booking }
    return target.closest('[data-handle]')
      ? { kind: 'resize', placed: held }
      : { kind: 'move', placed: held, grip: point.minute - held.start }
  }
  const lane = lanes.find(({ key }) => key === point.lane)
  if (!lane) return undefined
  if (!lane.room.is_active) return { kind: 'closed' }
  return startCreating(point, inside, bookableSpan(lane.date, now)) ?? { kind: 'past' }
}

export function land(drag: Drag, point: Point, { hours, placed, lanes, now }: GridTimes): ActiveDrag {
  const at = draggedTo(drag, point, hours)
  const lane = lanes.find(({ key }) => key === at.lane)
  const exceptId = drag.kind === 'create' ? undefined : drag.placed.booking.room_rsv_id
  return { drag, at, obstacle: lane && obstacleAt(at, lane, placed.get(at.lane) ?? [], { exceptId, now }) }
}

/** The lane and minute at a place of the screen, read from the track that lies there. */
export function pointAt({ x, y }: { x: number; y: number }, { axis, hours }: GridTimes): Point | undefined {
  const under = document.elementsFromPoint(x, y)
  if (under[0]?.closest('[data-lane-name]')) return undefined
  const track = under.find(
    (element): element is HTMLElement => element instanceof HTMLElement && Boolean(element.dataset.lane),
  )
  if (!track?.dataset.lane) return undefined
  const box = track.getBoundingClientRect()
  const share = axis === 'horizontal' ? (x - box.left) / box.width : (y - box.top) / box.height
  return { lane: track.dataset.lane, minute: minuteAt(share, hours) }
}
