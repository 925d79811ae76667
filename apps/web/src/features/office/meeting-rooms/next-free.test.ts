import { expect, test } from 'vitest'
import { laneKey } from './lanes.ts'
import type { Room } from './meeting-queries.ts'
import { meetingView } from './meeting-view.ts'
import { nextFree } from './next-free.ts'

const now = { day: '2026-11-23', minute: 10 * 60 + 5 }
const view = meetingView({}, now.day)
const room = (room_id: number, is_active = true) => ({ room_id, is_active, room_cat_id: 1 }) as Room
const at = (start: number, end: number) => ({ start: start * 60, end: end * 60 })

test('a taken room gives way to one that is free now', () => {
  const placed = new Map([[laneKey(1, now.day), [at(10, 12)]]])
  expect(nextFree(view, [room(3, false), room(1), room(2)], placed, now)).toMatchObject({
    room_id: 2,
    start: 10 * 60,
    end: 11 * 60,
  })
})

test('where every room is taken the earliest whole hour is proposed', () => {
  const placed = new Map([
    [laneKey(1, now.day), [at(9, 12), at(12.5, 14)]],
    [laneKey(2, now.day), [at(10, 13)]],
  ])
  expect(nextFree(view, [room(1), room(2)], placed, now)).toMatchObject({ room_id: 2, start: 13 * 60 })
})

test('a coming day begins in the morning', () => {
  const later = meetingView({ date: '2026-11-24' }, now.day)
  const placed = new Map([[laneKey(1, '2026-11-24'), [at(9, 9.5)]]])
  expect(nextFree(later, [room(1)], placed, now)).toMatchObject({ date: '2026-11-24', start: 9.5 * 60 })
})
