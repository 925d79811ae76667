import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'

/** Somebody else holds what a person has booked for after a day. @returns how many bookings */
export async function handOverBookings(
  ctx: CommandContext,
  { from, to, after }: { from: number; to: number; after: Temporal.PlainDate },
): Promise<number> {
  const moved = await sql`
    update room_bookings set booked_by = ${to}, updated_at = ${ctx.now}::timestamptz
    where company_id = ${thisCompany} and booked_by = ${from} and booked_on > ${after}`.execute(ctx.tx)
  const bookings = Number(moved.numAffectedRows ?? 0)
  ctx.audit({ action: 'booking.hand_over', target: ['member', from], after: { to, bookings } })
  return bookings
}
