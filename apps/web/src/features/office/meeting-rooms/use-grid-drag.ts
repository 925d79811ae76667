import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  clickedSpan,
  type Drag,
  type Dragged,
  draggedTo,
  type Obstacle,
  obstacleAt,
  type Point,
  startCreating,
} from './drag.ts'
import type { TimeAxis } from './grid-cursor.ts'
import { bookableSpan, minuteAt, type Span } from './grid-time.ts'
import type { Lane, PlacedBooking } from './lanes.ts'
import type { CompanyNow } from '../../../page/use-company-now.ts'

const MOUSE_SLACK = 4
const TOUCH_SLACK = 8
const LONG_PRESS = 350
const EDGE = 36

interface DragOptions {
  root: RefObject<HTMLElement | null>
  axis: TimeAxis
  hours: Span
  lanes: readonly Lane[]
  placed: ReadonlyMap<string, PlacedBooking[]>
  now: CompanyNow
  onBook: (lane: Lane, span: Span) => void
  onMove: (placed: PlacedBooking, lane: Lane, span: Span) => void
  onRefuse: (obstacle: Obstacle) => void
}

/** What is being dragged, where it would land, and what would keep it from landing there. */
export interface ActiveDrag {
  drag: Drag
  at: Dragged
  obstacle: Obstacle | undefined
}

/** A press that may become a drag. */
interface Press {
  pointerId: number
  x: number
  y: number
  isTouch: boolean
  start: Drag | Obstacle
  timer: ReturnType<typeof setTimeout> | undefined
  active: ActiveDrag | null
}

/** Books by dragging over free time, moves bookings and pulls at their ends; by touch after a long press. */
export function useGridDrag(options: DragOptions) {
  const { root } = options
  const { press, active, hold, show, drop } = usePress(root)

  const begin = (held: Press, point: Point) => {
    if (isObstacle(held.start)) {
      drop()
      options.onRefuse(held.start)
      return
    }
    root.current?.setPointerCapture(held.pointerId)
    show(land(held.start, point, options))
  }

  const onPointerDown = (event: PointerEvent) => {
    // Presses in an open popover come by here as well.
    if (event.button !== 0 || !event.isPrimary || !root.current?.contains(event.target as Node)) return
    const point = pointUnder(event, options)
    const start = point && startOf(event.target as HTMLElement, point, options)
    if (!start) return
    const isTouch = event.pointerType !== 'mouse'
    const held: Press = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      isTouch,
      start,
      timer: undefined,
      active: null,
    }
    if (isTouch) held.timer = setTimeout(() => begin(held, point), LONG_PRESS)
    hold(held)
  }
  const onPointerMove = (event: PointerEvent) => {
    const held = press.current
    if (!held || held.pointerId !== event.pointerId) return
    const point = pointUnder(event, options)
    if (held.active) {
      scrollAtEdge(root.current, event)
      // Outside of all lanes it stays where it was.
      if (point) show(land(held.active.drag, point, options))
      return
    }
    const way = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (held.isTouch && way > TOUCH_SLACK) drop()
    else if (!held.isTouch && way > MOUSE_SLACK && point) begin(held, point)
  }
  const onPointerUp = (event: PointerEvent) => {
    const held = press.current
    if (!held || held.pointerId !== event.pointerId) return
    drop()
    if (held.active) finish(held.active, options)
    else click(held.start, options)
  }
  return { active, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: drop } }
}

/** The press under way, and what of it is shown. */
function usePress(root: RefObject<HTMLElement | null>) {
  const press = useRef<Press | null>(null)
  const [active, setActive] = useState<ActiveDrag | null>(null)
  const drop = () => {
    clearTimeout(press.current?.timer)
    press.current = null
    setActive(null)
  }
  const show = (next: ActiveDrag) => {
    if (press.current) press.current.active = next
    setActive(next)
  }
  const hold = (held: Press) => {
    press.current = held
  }
  useDragInterruptions(root, press, drop)
  return { press, active, hold, show, drop }
}

/** Escape gives a drag up; while one is under way a finger does not scroll and opens no menu. */
function useDragInterruptions(
  root: RefObject<HTMLElement | null>,
  press: RefObject<Press | null>,
  drop: () => void,
): void {
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  })
  useEffect(() => {
    const element = root.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && press.current?.active) latest.current()
    }
    const hold = (event: Event) => {
      if (press.current?.active) event.preventDefault()
    }
    const noMenu = (event: Event) => {
      if (press.current?.isTouch) event.preventDefault()
    }
    // React registers touchmove as passive, which could not hold the page.
    element?.addEventListener('touchmove', hold, { passive: false })
    element?.addEventListener('contextmenu', noMenu)
    addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('touchmove', hold)
      element?.removeEventListener('contextmenu', noMenu)
      removeEventListener('keydown', onKey)
    }
  }, [root, press])
}

function isObstacle(start: Drag | Obstacle): start is Obstacle {
  return start.kind === 'taken' || start.kind === 'past' || start.kind === 'closed' || start.kind === 'locked'
}

/** What a press at a place begins: a new booking, a move, a pull at the end, or why none of these. */
function startOf(
  target: HTMLElement,
  point: Point,
  { placed, lanes, now }: DragOptions,
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

function land(drag: Drag, point: Point, { hours, placed, lanes, now }: DragOptions): ActiveDrag {
  const at = draggedTo(drag, point, hours)
  const lane = lanes.find(({ key }) => key === at.lane)
  const exceptId = drag.kind === 'create' ? undefined : drag.placed.booking.room_rsv_id
  return { drag, at, obstacle: lane && obstacleAt(at, lane, placed.get(at.lane) ?? [], { exceptId, now }) }
}

function finish({ drag, at, obstacle }: ActiveDrag, { lanes, onBook, onMove, onRefuse }: DragOptions): void {
  const lane = lanes.find(({ key }) => key === at.lane)
  if (!lane) return
  const span = { start: at.start, end: at.end }
  if (obstacle) onRefuse(obstacle)
  else if (drag.kind === 'create') onBook(lane, span)
  else if (at.lane !== drag.placed.lane || at.start !== drag.placed.start || at.end !== drag.placed.end)
    onMove(drag.placed, lane, span)
}

// A click on a booking is the booking's own affair.
function click(start: Drag | Obstacle, { lanes, onBook, onRefuse }: DragOptions): void {
  if (start.kind === 'past' || start.kind === 'closed') onRefuse(start)
  if (start.kind !== 'create') return
  const lane = lanes.find(({ key }) => key === start.lane)
  if (lane) onBook(lane, clickedSpan(start))
}

/** The lane and minute under the pointer, read from the track that lies there. */
function pointUnder(event: PointerEvent, { axis, hours }: DragOptions): Point | undefined {
  const under = document.elementsFromPoint(event.clientX, event.clientY)
  if (under[0]?.closest('[data-lane-name]')) return undefined
  const track = under.find(
    (element): element is HTMLElement => element instanceof HTMLElement && Boolean(element.dataset.lane),
  )
  if (!track?.dataset.lane) return undefined
  const box = track.getBoundingClientRect()
  const share =
    axis === 'horizontal' ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height
  return { lane: track.dataset.lane, minute: minuteAt(share, hours) }
}

function scrollAtEdge(root: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  const box = root?.getBoundingClientRect()
  if (!box) return
  const pull = (at: number, from: number, to: number) => (at < from + EDGE ? -14 : at > to - EDGE ? 14 : 0)
  root?.scrollBy(pull(clientX, box.left, box.right), pull(clientY, box.top, box.bottom))
}
