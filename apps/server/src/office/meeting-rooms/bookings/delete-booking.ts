import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { bookerOf } from './bookers.ts'
import { isOver, mayChangeBooking } from '../meeting-rooms.policy.ts'
import { lockBooking, removeBookings } from './bookings.store.ts'
import { minuteOfDay } from '../meeting-rooms.wire.ts'
import { reachedBookings } from './reached-bookings.ts'

/**
 * Cancels a booking, with `scope` also further occurrences.
 * @throws Failure NOT_FOUND, FORBIDDEN, BOOKING_PAST
 */
export async function deleteBooking(
  ctx: CommandContext,
  id: number,
  scope: 'THIS' | 'FOLLOWING' | 'ALL',
): Promise<void> {
  const booking = await lockBooking(ctx.tx, id)
  if (!mayChangeBooking(ctx.actor, await bookerOf(ctx, booking))) fail('FORBIDDEN')
  if (isOver(booking, ctx.today, minuteOfDay(ctx))) fail('BOOKING_PAST')
  const reached = await reachedBookings(ctx, booking, scope)
  await removeBookings(
    ctx.tx,
    reached.map((row) => row.id),
  )
  ctx.audit({
    action: 'meeting_booking.delete',
    target: ['meeting_booking', id],
    before: { title: booking.title, room: booking.room_id, days: reached.map((row) => row.booked_on) },
  })
}
