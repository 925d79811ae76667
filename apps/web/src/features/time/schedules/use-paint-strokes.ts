import { type PointerEvent, useRef } from 'react'

interface Finger {
  id: number
  x: number
  y: number
  day: string | undefined
  isPainting: boolean
}

/**
 * Strokes over the days of a calendar: by mouse from day to day, by finger sideways (up and down it scrolls). A stroke paints
 * what it began with, on every day on its way, and is one step.
 * @param textFor what a stroke that begins on the day writes
 */
export function usePaintStrokes(
  textFor: (day: string) => string,
  paint: (day: string, text: string, joins: boolean) => boolean,
) {
  const stroke = useRef({ text: '', hasPainted: false })
  const finger = useRef<Finger>(undefined)
  const go = (day: string) => {
    if (paint(day, stroke.current.text, stroke.current.hasPainted)) stroke.current.hasPainted = true
  }
  const begin = (day: string) => {
    stroke.current = { text: textFor(day), hasPainted: false }
    go(day)
  }
  const follow = (held: Finger, x: number, y: number) => {
    const day = dayAt(x, y)
    if (day === undefined || day === held.day) return
    if (!held.isPainting && held.day !== undefined) begin(held.day)
    held.isPainting = true
    held.day = day
    go(day)
  }
  const lift = () => {
    finger.current = undefined
  }
  const onPointerDown = ({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
    const day = dayAt(x, y)
    if (pointerType !== 'mouse')
      finger.current = isPrimary && day ? { id, x, y, day, isPainting: false } : undefined
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const held = finger.current
    if (held?.id !== pointerId) return
    const [across, down] = [clientX - held.x, clientY - held.y]
    if (!held.isPainting && Math.abs(across) < Math.abs(down)) return
    // A quick finger is told of at places further apart than days are wide.
    const steps = Math.ceil(Math.hypot(across, down) / NEAR)
    for (let at = 1; at <= steps; at += 1)
      follow(held, held.x + (across * at) / steps, held.y + (down * at) / steps)
    if (held.isPainting) Object.assign(held, { x: clientX, y: clientY })
  }
  return { begin, go, onFinger: { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift } }
}

/** Pixels: narrower than any day. */
const NEAR = 16

function dayAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]')?.dataset.date
}
