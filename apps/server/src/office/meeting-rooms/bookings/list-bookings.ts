import type { EndpointInput } from '#contract/endpoint.ts'
import type { listBookings as endpoint } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { type BookingRow, listBookings } from './bookings.queries.ts'

// Six weeks: the longest month view.
const MOST_DAYS = 42

/** The bookings of a day, today when none is named, or of a range. @throws Failure INVALID_RANGE */
export function listBookingsOf(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  query: EndpointInput<typeof endpoint>['query'],
): Promise<BookingRow[]> {
  const from = query.date ?? ctx.today
  const to = query.end_date ?? from
  const days = from.until(to).days
  if (days < 0 || days >= MOST_DAYS) fail('INVALID_RANGE')
  return listBookings(ctx.tx, { from, to, categoryId: query.room_cat_id, roomId: query.room_id })
}
