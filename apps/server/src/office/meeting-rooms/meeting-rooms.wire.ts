import type { Input } from '#contract/endpoint.ts'
import type { getBooking, getRoom, getRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { Actor } from '../../http/context.ts'
import type { Standing } from '../../people/roles/index.ts'
import type { BookingRow } from './bookings/bookings.queries.ts'
import type { CategoryRow } from './categories/categories.queries.ts'
import type { RoomRow } from './rooms/rooms.queries.ts'
import { isOver, mayChangeBooking, mayKeepRooms } from './meeting-rooms.policy.ts'

type WireCategory = Input<(typeof getRoomCategory)['response']>
type WireRoom = Input<(typeof getRoom)['response']>
type WireBooking = Input<(typeof getBooking)['response']>

export interface Viewer {
  actor: Actor
  today: Temporal.PlainDate
  now: Temporal.Instant
}

export function categoryToWire(row: CategoryRow, { actor }: Viewer): WireCategory {
  const keeps = mayKeepRooms(actor)
  return {
    room_cat_id: row.id,
    name: row.name,
    _order: row.sort_order,
    room_count: row.room_count,
    abilities: { update: keeps, delete: keeps && row.room_count === 0 },
  }
}

export function roomToWire(row: RoomRow, { actor }: Viewer): WireRoom {
  const keeps = mayKeepRooms(actor)
  return {
    room_id: row.id,
    room_cat_id: row.category_id,
    room_cat_name: row.category_name,
    name: row.name,
    capacity: row.capacity,
    location: row.location,
    description: row.description,
    is_active: row.is_active,
    abilities: { update: keeps, delete: keeps && !row.is_booked },
  }
}

export function bookingToWire(row: BookingRow, viewer: Viewer, booker: Standing): WireBooking {
  const changes = mayChangeBooking(viewer.actor, booker) && !isOver(row, viewer.today, minuteOfDay(viewer))
  return {
    room_rsv_id: row.id,
    room_id: row.room_id,
    room_name: row.room_name,
    room_cat_id: row.category_id,
    series_id: row.series_id,
    user_id: row.booked_by,
    username: row.booked_by_name,
    team_name: row.team_name,
    title: row.title,
    note: row.note,
    date: row.booked_on,
    start_time: clock(row.start_minute),
    end_time: clock(row.end_minute % 1440),
    abilities: { update: changes, delete: changes },
  }
}

/** Minutes after midnight in the company's time zone. */
export function minuteOfDay({ now, actor }: Viewer): number {
  const local = now.toZonedDateTimeISO(actor.timezone)
  return local.hour * 60 + local.minute
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
}
