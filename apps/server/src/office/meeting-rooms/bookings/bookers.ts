import type { MemberContext } from '../../../http/context.ts'
import { type Standing, standingsOf } from '../../../people/roles/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'today' | 'actor'>

/**
 * Who has booked, as far as the policy asks of them: where they stand today matters to limited admins alone, so that
 * nobody else's list costs a statement more.
 */
export async function bookersOf(
  ctx: Asking,
  bookings: readonly { booked_by: number }[],
): Promise<(booking: { booked_by: number }) => Standing> {
  const { isLimitedAdmin, isFullAdmin } = ctx.actor
  const ids = isLimitedAdmin && !isFullAdmin ? new Set(bookings.map((one) => one.booked_by)) : []
  const known = new Map((await standingsOf(ctx, [...ids])).map((standing) => [standing.id, standing]))
  return ({ booked_by: id }) => known.get(id) ?? { id, teamId: null, isFullAdmin: false }
}

/** The same of one booking. */
export async function bookerOf(ctx: Asking, booking: { booked_by: number }): Promise<Standing> {
  return (await bookersOf(ctx, [booking]))(booking)
}
