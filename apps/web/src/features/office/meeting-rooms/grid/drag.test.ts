import { expect, test } from 'vitest'
import { clickedSpan, draggedTo, obstacleAt, startCreating } from './drag.ts'
import type { PlacedBooking } from '../lanes.ts'
import type { Booking, Room } from '../meeting-queries.ts'

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
  expect(clickedSpan(startCreating({ lane: 'a', minute: 500 }, taken, day)!)).toEqual({
    start: 480,
    end: 540,
  })
  expect(clickedSpan(startCreating({ lane: 'a', minute: 640 }, taken, day)!)).toEqual({
    start: 630,
    end: 660,
  })
})

const placed = (room_rsv_id: number, lane: string, start: number, end: number): PlacedBooking => ({
  booking: { room_rsv_id } as Booking,
  lane,
  start,
  end,
})

test('a moved booking keeps its length, its grip and the shown hours, and may change the lane', () => {
  const drag = { kind: 'move', placed: placed(1, 'a', 600, 690), grip: 40 } as const
  expect(draggedTo(drag, { lane: 'b', minute: 703 }, hours)).toEqual({ lane: 'b', start: 660, end: 750 })
  expect(draggedTo(drag, { lane: 'b', minute: 1320 }, hours)).toEqual({ lane: 'b', start: 1230, end: 1320 })
})

test('a resized booking keeps its lane and start and lasts at least a quarter', () => {
  const drag = { kind: 'resize', placed: placed(1, 'a', 600, 660) } as const
  expect(draggedTo(drag, { lane: 'b', minute: 708 }, hours)).toEqual({ lane: 'a', start: 600, end: 705 })
  expect(draggedTo(drag, { lane: 'a', minute: 400 }, hours)).toEqual({ lane: 'a', start: 600, end: 615 })
})

const now = { day: '2026-11-23', minute: 620 }
const lane = (date = '2026-11-23', is_active = true) => ({ date, room: { is_active } as Room })
const others = [placed(1, 'a', 660, 720)]

test('what is in the way is named, the booking itself is not', () => {
  expect(obstacleAt({ start: 700, end: 760 }, lane(), others, { now })).toEqual({
    kind: 'taken',
    by: others[0],
  })
  expect(obstacleAt({ start: 700, end: 760 }, lane(), others, { exceptId: 1, now })).toBeUndefined()
  expect(obstacleAt({ start: 720, end: 760 }, lane(), others, { now })).toBeUndefined()
})

test('what is over and a closed room take nothing', () => {
  expect(obstacleAt({ start: 540, end: 600 }, lane(), [], { now })).toEqual({ kind: 'past' })
  expect(obstacleAt({ start: 540, end: 600 }, lane('2026-11-22'), [], { now })).toEqual({ kind: 'past' })
  expect(obstacleAt({ start: 800, end: 860 }, lane(undefined, false), others, { exceptId: 9, now })).toEqual({
    kind: 'closed',
  })
})

test('within a closed room a booking that it has may still move', () => {
  expect(
    obstacleAt({ start: 800, end: 860 }, lane(undefined, false), others, { exceptId: 1, now }),
  ).toBeUndefined()
})
