import type { PointerEvent } from 'react'
import type { Viewport } from './chart-viewport.ts'
import { zoomAt } from './viewport.ts'

interface Point {
  x: number
  y: number
}

export interface Gestures {
  /** @param mayPan false where a press means something else */
  press(event: PointerEvent, mayPan: boolean): void
  move(event: PointerEvent): void
  release(event: PointerEvent): void
  /** Whether the press that has just ended was a drag, and so no click. */
  wasDrag(): boolean
}

const STARTS_AFTER = 4

/** Pan by drag, zoom by two fingers. */
export function createGestures(viewport: Viewport): Gestures {
  const pointers = new Map<number, Point>()
  let hasMoved = false

  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = viewport.element()!.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  return {
    press: (event, mayPan) => {
      if (event.button !== 0) return
      if (pointers.size === 0) hasMoved = false
      if (mayPan) pointers.set(event.pointerId, pointOf(event))
    },
    move: (event) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      if (!hasMoved && distance(now, before) < STARTS_AFTER) return
      if (!hasMoved) viewport.element()?.setPointerCapture(event.pointerId)
      hasMoved = true
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, now)
      viewport.set(other ? pinched(before, now, other) : panned(before, now))
    },
    release: (event) => {
      pointers.delete(event.pointerId)
    },
    wasDrag: () => hasMoved,
  }

  function panned(before: Point, now: Point) {
    const view = viewport.view()
    return { ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y }
  }

  function pinched(before: Point, now: Point, other: Point) {
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const stretch = distance(now, other) / Math.max(1, distance(before, other))
    const view = zoomAt(viewport.view(), middle, stretch)
    return { ...view, x: view.x + (now.x - before.x) / 2, y: view.y + (now.y - before.y) / 2 }
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
