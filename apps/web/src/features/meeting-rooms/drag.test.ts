import { expect, test } from 'vitest'
import { clickedSpan, draggedTo, inTheWay, startCreating } from './drag.ts'

const hours = { start: 420, end: 1320 }
const day = { start: 0, end: 1440 }
const taken = [{ start: 660, end: 720 }]

test('a new booking grows in both directions and stops at its neighbour', () => {
  const drag = startCreating({ lane: 'a', minute: 607 }, taken, day)!
  expect(drag.anchor).toBe(600)
  expect(draggedTo(drag, { lane: 'b', minute: 641 }, hours)).toEqual({ lane: 'a', start: 600, end: 645 })
  expect(draggedTo(drag, { lane: 'a', minute: 800 }, hours)).toEqual({ lane: 'a', start: 600, end: 660 })
  expect(draggedTo(drag, { lane: 'a', minute: 540 }, hours)).toEqual({ lane: 'a', start: 540, end: 615 })
})

test('none begins where it is taken or past', () => {
  expect(startCreating({ lane: 'a', minute: 665 }, taken, day)).toBeUndefined()
  expect(startCreating({ lane: 'a', minute: 500 }, taken, { start: 600, end: 1440 })).toBeUndefined()
})

test('a click proposes an hour, less when the next booking is near', () => {
  expect(clickedSpan(startCreating({ lane: 'a', minute: 500 }, taken, day)!)).toEqual({ start: 480, end: 540 })
  expect(clickedSpan(startCreating({ lane: 'a', minute: 640 }, taken, day)!)).toEqual({ start: 630, end: 660 })
})

test('a moved booking keeps its length, its grip and the shown hours, and may change the lane', () => {
  const drag = { kind: 'move', bookingId: 1, span: { start: 600, end: 690 }, grip: 40 } as const
  expect(draggedTo(drag, { lane: 'b', minute: 703 }, hours)).toEqual({ lane: 'b', start: 660, end: 750 })
  expect(draggedTo(drag, { lane: 'b', minute: 1320 }, hours)).toEqual({ lane: 'b', start: 1230, end: 1320 })
})

test('a resized booking keeps its lane and start and lasts at least a quarter', () => {
  const drag = { kind: 'resize', bookingId: 1, lane: 'a', span: { start: 600, end: 660 } } as const
  expect(draggedTo(drag, { lane: 'b', minute: 708 }, hours)).toEqual({ lane: 'a', start: 600, end: 705 })
  expect(draggedTo(drag, { lane: 'a', minute: 400 }, hours)).toEqual({ lane: 'a', start: 600, end: 615 })
})

test('what is in the way is named', () => {
  expect(inTheWay({ start: 700, end: 760 }, taken)).toBe(taken[0])
  expect(inTheWay({ start: 720, end: 760 }, taken)).toBeUndefined()
})
