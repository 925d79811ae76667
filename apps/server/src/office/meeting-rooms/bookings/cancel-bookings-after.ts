import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'

/** Frees the rooms that a person has booked for after a day. @returns how many bookings */
export async function cancelBookingsAfter(
  ctx: CommandContext,
  memberId: number,
  after: Temporal.PlainDate,
): Promise<number> {
  const dropped = await sql`
    delete from room_bookings
    where company_id = ${thisCompany} and booked_by = ${memberId} and booked_on > ${after}`.execute(ctx.tx)
  const bookings = Number(dropped.numAffectedRows ?? 0)
  ctx.audit({ action: 'booking.cancel_all', target: ['member', memberId], before: { bookings } })
  return bookings
}
