import type { Collision, CollisionDetection, DndContextProps } from '@dnd-kit/core'
import { type MouseEvent, type RefObject, useCallback, useRef, useState } from 'react'
import type { Span } from '../grid-time.ts'
import type { Lane, PlacedBooking } from '../lanes.ts'
import { clickedSpan, type Drag, type Obstacle, type Point } from './drag.ts'
import { SILENT_DRAG, useDragSensors } from '../../../../ui/input/drag-sensors.ts'
import { type ActiveDrag, type GridTimes, isObstacle, land, pointAt, pressOf } from './presses.ts'

interface DragOptions extends GridTimes {
  root: RefObject<HTMLElement | null>
  onBook: (lane: Lane, span: Span) => void
  onMove: (placed: PlacedBooking, lane: Lane, span: Span) => void
  onRefuse: (obstacle: Obstacle) => void
}

/** Shares of the grid at its edges where a drag scrolls it. */
const EDGE = { x: 0.03, y: 0.06 }

/**
 * Books by dragging over free time, moves bookings and pulls at their ends; by touch after a long press. The grid as a whole
 * is what is draggable, so that its blocks are not drawn anew by drags: what was pressed says what is dragged, and what lies
 * under the pointer is the "collision".
 */
export function useGridDrag(options: DragOptions) {
  const { root } = options
  const [active, setActive] = useState<ActiveDrag | null>(null)
  const held = useRef<ActiveDrag | null>(null)
  // The press under way has been a drag, so that letting go of it is no click, also after Escape.
  const isSpent = useRef(false)
  const sensors = useDragSensors()
  const canScroll = useCallback((element: Element) => element === root.current, [root])

  const show = (next: ActiveDrag | null) => {
    held.current = next
    setActive(next)
  }
  const dnd: DndContextProps = {
    sensors,
    collisionDetection: underPointer(options),
    accessibility: SILENT_DRAG,
    autoScroll: { canScroll, threshold: EDGE, interval: 12, layoutShiftCompensation: false },
    onDragStart: ({ activatorEvent }) => {
      isSpent.current = true
      const press = pressOf(activatorEvent, options)
      if (!press) return
      if (isObstacle(press.start)) options.onRefuse(press.start)
      else show(land(press.start, press.point, options))
    },
    onDragMove: ({ collisions }) => {
      if (held.current) show(landedAt(held.current, collisions, options))
    },
    onDragEnd: ({ collisions }) => {
      const last = held.current
      show(null)
      if (last) finish(landedAt(last, collisions, options), options)
    },
    onDragCancel: () => show(null),
  }
  const surface = {
    /** Whether a press may become a drag. */
    isPress: (event: Event) => {
      isSpent.current = false
      return pressIn(event, options) !== undefined
    },
    onClickCapture: (event: MouseEvent) => {
      if (isSpent.current && event.detail > 0) event.stopPropagation()
    },
    onClick: (event: MouseEvent) => {
      // Without a count it comes from a key, which the cell has answered.
      const start = event.detail > 0 ? pressIn(event.nativeEvent, options) : undefined
      if (start) click(start, options)
    },
  }
  return { active, dnd, surface }
}

/** What a press begins; presses in an open popover come by as well. */
function pressIn(event: Event, options: DragOptions): Drag | Obstacle | undefined {
  return options.root.current?.contains(event.target as Node) ? pressOf(event, options)?.start : undefined
}

function underPointer(options: DragOptions): CollisionDetection {
  return ({ pointerCoordinates }) => {
    const point = pointerCoordinates ? pointAt(pointerCoordinates, options) : undefined
    return point ? [{ id: point.lane, data: point }] : []
  }
}

/** Outside of all lanes it stays where it was. */
function landedAt(last: ActiveDrag, collisions: Collision[] | null, options: DragOptions): ActiveDrag {
  const point = collisions?.[0]?.data as Point | undefined
  return point ? land(last.drag, point, options) : last
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
