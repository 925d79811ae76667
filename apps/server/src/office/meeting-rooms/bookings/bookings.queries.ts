import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { heldOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { found } from '../../../http/fail.ts'

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

export interface BookingFilter {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  categoryId?: number | undefined
  roomId?: number | undefined
}

export async function listBookings(tx: Tx, filter: BookingFilter): Promise<BookingRow[]> {
  const result = await sql<BookingRow>`
    ${bookingColumns}
    where b.company_id = ${thisCompany} and b.booked_on between ${filter.from} and ${filter.to}
      and ${filter.categoryId ? sql`r.category_id = ${filter.categoryId}` : sql`true`}
      and ${filter.roomId ? sql`b.room_id = ${filter.roomId}` : sql`true`}
    order by b.booked_on, b.start_minute, b.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getBooking(tx: Tx, id: number): Promise<BookingRow> {
  const result =
    await sql<BookingRow>`${bookingColumns} where b.company_id = ${thisCompany} and b.id = ${id}`.execute(tx)
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
