import type { createBooking as endpoint } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { MOST_OCCURRENCES, occurrences } from '#rules/meeting-rooms/occurrences.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { endOfBooking } from './end-of-booking.ts'
import { getRoom } from '../rooms/rooms.queries.ts'
import { isOver } from '../meeting-rooms.policy.ts'
import { insertBookings, insertSeries, takenBetween } from './bookings.store.ts'
import { minuteOfDay } from '../meeting-rooms.wire.ts'
import { refuseTaken } from './refuse-taken.ts'

type Wanted = EndpointInput<typeof endpoint>['body']

export interface Booked {
  id: number
  bookedDates: string[]
  skippedDates: string[]
}

/**
 * Books a room, once or for every day of a rule; all of it or nothing, unless taken days may be skipped.
 * @throws Failure ROOM_CLOSED, BOOKING_PAST, BOOKING_RANGE, TOO_MANY_OCCURRENCES, ROOM_TAKEN
 */
export async function createBooking(ctx: CommandContext, wanted: Wanted): Promise<Booked> {
  const room = await getRoom(ctx.tx, wanted.room_id)
  if (!room.is_active) fail('ROOM_CLOSED')
  const time = { startMinute: wanted.start_time, endMinute: endOfBooking(wanted.end_time) }
  if (time.endMinute <= time.startMinute) fail('BOOKING_RANGE')
  const days = wantedDays(ctx, wanted, time.endMinute)

  const taken = await takenBetween(ctx.tx, { roomId: room.id, days, ...time, exceptIds: [] })
  if (taken.length > 0 && !wanted.skip_conflicts) refuseTaken(ctx, taken)
  const skipped = new Set(taken.map((row) => row.booked_on))
  const free = days.filter((day) => !skipped.has(day))
  if (free.length === 0) refuseTaken(ctx, taken)

  const seriesId = wanted.repeat ? await startSeries(ctx, wanted, wanted.repeat) : null
  const ids = await insertBookings(
    ctx.tx,
    free.map((day) => ({
      company_id: ctx.companyId,
      room_id: room.id,
      series_id: seriesId,
      booked_by: ctx.actor.memberId,
      title: wanted.title,
      note: wanted.note,
      booked_on: day,
      start_minute: time.startMinute,
      end_minute: time.endMinute,
    })),
  )
  const id = ids[0]!
  ctx.audit({
    action: 'meeting_booking.create',
    target: ['meeting_booking', id],
    after: { room: room.id, days: free, ...time },
  })
  return { id, bookedDates: free, skippedDates: [...skipped] }
}

function wantedDays(ctx: CommandContext, wanted: Wanted, endMinute: number): string[] {
  const days = wanted.repeat ? occurrences(wanted.date, wanted.repeat) : [wanted.date]
  if (days.length > MOST_OCCURRENCES) fail('TOO_MANY_OCCURRENCES', { most: MOST_OCCURRENCES })
  const first = days[0]
  if (!first) fail('BOOKING_RANGE')
  const past = isOver({ booked_on: first.toString(), end_minute: endMinute }, ctx.today, minuteOfDay(ctx))
  if (past) fail('BOOKING_PAST')
  return days.map(String)
}

function startSeries(
  ctx: CommandContext,
  wanted: Wanted,
  repeat: NonNullable<Wanted['repeat']>,
): Promise<number> {
  return insertSeries(ctx.tx, {
    company_id: ctx.companyId,
    frequency: repeat.frequency,
    every: repeat.every,
    weekdays: repeat.weekdays,
    starts_on: wanted.date.toString(),
    until_on: repeat.until.toString(),
    created_by: ctx.actor.memberId,
  })
}
