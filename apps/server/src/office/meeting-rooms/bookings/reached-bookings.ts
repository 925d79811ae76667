import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { seriesScope } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { RoomBookings } from '../../../db/rows.gen.ts'
import type { CommandContext } from '../../../http/context.ts'
import { isOver } from '../meeting-rooms.policy.ts'
import { lockSeries } from './bookings.store.ts'
import { minuteOfDay } from '../meeting-rooms.wire.ts'

type Booking = Selectable<RoomBookings>

/**
 * The bookings that a change reaches, this one among them; what is over is never touched, nor what of the series has been
 * handed over to somebody else.
 */
export async function reachedBookings(
  ctx: CommandContext,
  booking: Booking,
  scope: z.infer<typeof seriesScope>,
): Promise<Booking[]> {
  if (scope === 'THIS' || booking.series_id === null) return [booking]
  const from = scope === 'ALL' ? ctx.today.toString() : booking.booked_on
  const rows = await lockSeries(ctx.tx, booking.series_id, from)
  const minute = minuteOfDay(ctx)
  return rows.filter((row) => row.booked_by === booking.booked_by && !isOver(row, ctx.today, minute))
}
