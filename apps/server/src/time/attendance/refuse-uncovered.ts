import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { coversMember, standingOf } from '../../people/roles/index.ts'

/**
 * For the records of one person: with admin_only those of colleagues whom the caller looks after as an admin, as in the lists, and not
 * those of who stands in a team that the caller only leads.
 * @throws Failure FORBIDDEN, NOT_FOUND for somebody who is not in the company
 */
export async function refuseUncovered(
  ctx: MemberContext,
  asked: { user_id?: number | undefined; admin_only?: boolean | undefined },
): Promise<void> {
  const { user_id: memberId = ctx.actor.memberId, admin_only: coveredOnly } = asked
  if (!coveredOnly || memberId === ctx.actor.memberId) return
  if (!coversMember(ctx.actor, await standingOf(ctx, memberId))) fail('FORBIDDEN')
}
