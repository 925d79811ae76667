import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { found } from '../../http/fail.ts'

export interface CategoryRow {
  id: number
  name: string
  sort_order: number
  room_count: number
}

export interface RoomRow {
  id: number
  category_id: number
  category_name: string
  name: string
  capacity: number
  location: string
  description: string
  is_active: boolean
  is_booked: boolean
}

export interface BookingRow {
  id: number
  room_id: number
  room_name: string
  category_id: number
  series_id: number | null
  booked_by: number
  booked_by_name: string
  team_name: string | null
  title: string
  note: string
  booked_on: string
  start_minute: number
  end_minute: number
}

export async function listCategories(tx: Tx, only?: { id: number }): Promise<CategoryRow[]> {
  const result = await sql<CategoryRow>`
    select c.id, c.name, c.sort_order, (select count(*)::int from rooms r where r.category_id = c.id) as room_count
    from room_categories c
    where ${only ? sql`c.id = ${only.id}` : sql`true`}
    order by c.sort_order, c.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getCategory(tx: Tx, id: number): Promise<CategoryRow> {
  return found((await listCategories(tx, { id }))[0])
}

export async function listRooms(tx: Tx, filter: { id?: number; categoryId?: number }): Promise<RoomRow[]> {
  const result = await sql<RoomRow>`
    select r.id, r.category_id, c.name as category_name, r.name, r.capacity, r.location, r.description, r.is_active,
      exists (select 1 from room_bookings b where b.room_id = r.id) as is_booked
    from rooms r join room_categories c on c.company_id = r.company_id and c.id = r.category_id
    where ${filter.id ? sql`r.id = ${filter.id}` : sql`true`}
      and ${filter.categoryId ? sql`r.category_id = ${filter.categoryId}` : sql`true`}
    order by c.sort_order, c.id, r.sort_order, r.name, r.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getRoom(tx: Tx, id: number): Promise<RoomRow> {
  return found((await listRooms(tx, { id }))[0])
}

export interface BookingFilter {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  categoryId?: number | undefined
  roomId?: number | undefined
}

export async function listBookings(tx: Tx, filter: BookingFilter): Promise<BookingRow[]> {
  const result = await sql<BookingRow>`
    ${bookingColumns}
    where b.booked_on between ${filter.from} and ${filter.to}
      and ${filter.categoryId ? sql`r.category_id = ${filter.categoryId}` : sql`true`}
      and ${filter.roomId ? sql`b.room_id = ${filter.roomId}` : sql`true`}
    order by b.booked_on, b.start_minute, b.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getBooking(tx: Tx, id: number): Promise<BookingRow> {
  const result = await sql<BookingRow>`${bookingColumns} where b.id = ${id}`.execute(tx)
  return found(result.rows[0])
}

// The team is the one of the day of the booking: memberships are effective-dated.
const bookingColumns = sql`
  select b.id, b.room_id, r.name as room_name, r.category_id, b.series_id, b.booked_by, m.name as booked_by_name,
    t.name as team_name, b.title, b.note, b.booked_on, b.start_minute, b.end_minute
  from room_bookings b
  join rooms r on r.company_id = b.company_id and r.id = b.room_id
  join members m on m.company_id = b.company_id and m.id = b.booked_by
  left join team_memberships tm on tm.company_id = b.company_id and tm.member_id = b.booked_by
    and ${heldOn('tm', sql.ref('b.booked_on'))}
  left join teams t on t.company_id = tm.company_id and t.id = tm.team_id`
