import { sql } from '../../../db/sql/sql.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'

const SHOWN = 5

export interface NextBookingRow {
  id: number
  room_name: string
  title: string
  booked_on: string
  start_minute: number
  end_minute: number
}

/** The caller's next bookings that are not over. */
export async function listNextBookings(
  { tx, actor, today }: Pick<MemberContext, 'tx' | 'actor' | 'today'>,
  minute: number,
): Promise<NextBookingRow[]> {
  const result = await sql<NextBookingRow>`
    select b.id, r.name as room_name, b.title, b.booked_on, b.start_minute, b.end_minute
    from room_bookings b join rooms r on r.company_id = b.company_id and r.id = b.room_id
    where b.company_id = ${thisCompany} and b.booked_by = ${actor.memberId}
      and (b.booked_on > ${today} or (b.booked_on = ${today} and b.end_minute > ${minute}))
    order by b.booked_on, b.start_minute, b.id
    ${atMost(SHOWN)}`.execute(tx)
  return result.rows
}
