import { expect, test } from 'vitest'
import { laneGroups, laneKey, placeBookings, roomState, spanOf, weekRoom, wireTime } from './lanes.ts'
import type { Booking, Room } from './meeting-queries.ts'
import { meetingView } from './meeting-view.ts'

const abilities = { update: false, delete: false }
const room = (room_id: number, room_cat_id: number, is_active = true): Room => ({
  room_id,
  room_cat_id,
  room_cat_name: `구역 ${room_cat_id}`,
  name: `회의실 ${room_id}`,
  capacity: 4,
  location: '',
  description: '',
  is_active,
  abilities,
})
const booking = (id: number, start_time: string, end_time: string): Booking => ({
  room_rsv_id: id,
  room_id: 1,
  room_name: '',
  room_cat_id: 1,
  series_id: null,
  user_id: 1,
  username: '',
  team_name: null,
  title: '',
  note: '',
  date: '2026-11-23',
  start_time,
  end_time,
  abilities,
})
const rooms = [room(1, 1, false), room(2, 1), room(3, 2)]

test('by day the rooms stand under their categories, in their order', () => {
  const groups = laneGroups(meetingView({}, '2026-11-23'), rooms)
  expect(groups.map(({ title, lanes }) => [title, lanes.map(({ key }) => key)])).toEqual([
    ['구역 1', ['1|2026-11-23', '2|2026-11-23']],
    ['구역 2', ['3|2026-11-23']],
  ])
})

test('a category leaves the others out', () => {
  expect(
    laneGroups(meetingView({ category: 2 }, '2026-11-23'), rooms).flatMap(({ lanes }) => lanes),
  ).toHaveLength(1)
})

test('by week one room has seven days', () => {
  const [group] = laneGroups(meetingView({ view: 'week', room: 3 }, '2026-11-25'), rooms)
  expect(group!.lanes.map(({ key }) => key)).toEqual(
    Array.from({ length: 7 }, (_, at) => `3|2026-11-${23 + at}`),
  )
})

test('without a room in the address a week shows the first that can be booked', () => {
  expect(weekRoom(meetingView({ view: 'week' }, '2026-11-23'), rooms)?.room_id).toBe(2)
  expect(weekRoom(meetingView({ view: 'week', room: 99 }, '2026-11-23'), [])).toBeUndefined()
})

test('bookings lie in their lane by time, and midnight ends the day', () => {
  const placed = placeBookings([booking(1, '22:00:00', '00:00:00'), booking(2, '09:30:00', '10:00:00')])
  expect(
    placed.get('1|2026-11-23')!.map(({ booking: { room_rsv_id }, start, end }) => [room_rsv_id, start, end]),
  ).toEqual([
    [2, 570, 600],
    [1, 1320, 1440],
  ])
  expect(wireTime(spanOf(booking(1, '22:00:00', '00:00:00')).end)).toBe('00:00')
})

const lane = (date: string, of = room(1, 1)) => ({
  key: laneKey(1, date),
  room: of,
  date,
  names: 'room' as const,
  title: '',
})
const state = (bookings: Booking[], minute: number) => {
  const today = lane('2026-11-23')
  return roomState(today, placeBookings(bookings).get(today.key) ?? [], { day: '2026-11-23', minute })
}

test('a busy room is busy until the last of the bookings that follow each other', () => {
  const bookings = [
    booking(1, '09:00:00', '10:00:00'),
    booking(2, '10:00:00', '11:00:00'),
    booking(3, '11:30:00', '12:00:00'),
  ]
  expect(state(bookings, 570)).toMatchObject({ kind: 'busy', until: 660 })
  expect(state(bookings, 660)).toEqual({ kind: 'free', until: 690 })
  expect(state(bookings, 800)).toEqual({ kind: 'free', until: undefined })
})

test('on another day only the bookings are counted, and a closed room is closed', () => {
  const now = { day: '2026-11-23', minute: 600 }
  expect(roomState(lane('2026-11-24'), [], now)).toEqual({ kind: 'count', bookings: 0 })
  expect(roomState(lane('2026-11-23', room(1, 1, false)), [], now)).toEqual({ kind: 'closed' })
})
