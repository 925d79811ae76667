import type { Selectable } from 'kysely'
import type { updateBooking as endpoint } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { RoomBookings } from '../../../db/rows.gen.ts'
import { namedIn, standsSo } from '../../../http/audit-trail.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { bookerOf } from './bookers.ts'
import { endOfBooking } from './end-of-booking.ts'
import { getRoom } from '../rooms/rooms.queries.ts'
import { isOver, mayChangeBooking } from '../meeting-rooms.policy.ts'
import { lockBooking, moveBookings, takenBetween } from './bookings.store.ts'
import { minuteOfDay } from '../meeting-rooms.wire.ts'
import { reachedBookings } from './reached-bookings.ts'
import { refuseTaken } from './refuse-taken.ts'

type Change = EndpointInput<typeof endpoint>['body']
type Booking = Selectable<RoomBookings>

/**
 * Changes a booking; `scope` reaches further occurrences, which move by as many days as this one does.
 * @throws Failure FORBIDDEN, BOOKING_PAST, ROOM_CLOSED, BOOKING_RANGE, ROOM_TAKEN
 */
export async function updateBooking(ctx: CommandContext, id: number, change: Change): Promise<void> {
  const booking = await lockBooking(ctx.tx, id)
  if (!mayChangeBooking(ctx.actor, await bookerOf(ctx, booking))) fail('FORBIDDEN')
  refusePast(ctx, booking)
  const reached = await reachedBookings(ctx, booking, change.scope)
  const target = {
    roomId: change.room_id ?? booking.room_id,
    startMinute: change.start_time ?? booking.start_minute,
    endMinute: change.end_time === undefined ? booking.end_minute : endOfBooking(change.end_time),
  }
  if (target.endMinute <= target.startMinute) fail('BOOKING_RANGE')
  if (target.roomId !== booking.room_id && !(await getRoom(ctx.tx, target.roomId)).is_active)
    fail('ROOM_CLOSED')

  const shift = change.date ? Temporal.PlainDate.from(booking.booked_on).until(change.date).days : 0
  const days = reached.map((row) => Temporal.PlainDate.from(row.booked_on).add({ days: shift }).toString())
  refusePast(ctx, { ...booking, booked_on: days[0]!, end_minute: target.endMinute })
  const ids = reached.map((row) => row.id)
  const taken = await takenBetween(ctx.tx, { ...target, days, exceptIds: ids })
  if (taken.length > 0) refuseTaken(ctx, taken)

  const fields = {
    room_id: target.roomId,
    start_minute: target.startMinute,
    end_minute: target.endMinute,
    title: change.title,
    note: change.note,
  }
  const moved = shift === 0 ? reached.filter((row) => !standsSo(row, fields)) : reached
  const [first] = moved
  if (!first) return
  const movedIds = moved.map((row) => row.id)
  await moveBookings(ctx.tx, movedIds, shift, { ...fields, updated_at: ctx.now.toString() })
  ctx.audit({
    action: 'meeting_booking.update',
    target: ['meeting_booking', id],
    before: toldOf(
      first,
      moved.map((row) => row.booked_on),
    ),
    after: toldOf(
      { ...first, ...namedIn(fields, fields) },
      days.filter((_, index) => moved.includes(reached[index]!)),
    ),
  })
}

/** What the trail says of bookings that are changed together, of which the first stands for the others. */
const toldOf = (row: Booking, days: readonly string[]) => ({
  room: row.room_id,
  days,
  start: row.start_minute,
  end: row.end_minute,
  title: row.title,
  note: row.note,
})

function refusePast(ctx: CommandContext, booking: Pick<Booking, 'booked_on' | 'end_minute'>): void {
  if (isOver(booking, ctx.today, minuteOfDay(ctx))) fail('BOOKING_PAST')
}
