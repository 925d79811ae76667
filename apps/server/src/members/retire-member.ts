import type { CommandContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import { refuseLastAdmin, stripRoles } from '../roles/index.ts'
import { endTeams } from './change-team.ts'
import { shutOut } from './create-member.ts'
import { lockFor } from './members.store.ts'

/**
 * Records that a person has left, with the last day of work. Records stay, access and roles end.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, LAST_ADMIN, RETIRED_BEFORE_JOINED, RETIRED_IN_FUTURE
 */
export async function retireMember(
  ctx: CommandContext,
  memberId: number,
  lastDay: Temporal.PlainDate = ctx.today,
): Promise<void> {
  if (Temporal.PlainDate.compare(lastDay, ctx.today) > 0) fail('RETIRED_IN_FUTURE')
  await refuseLastAdmin(ctx, memberId)
  const member = await lockFor(ctx, memberId, 'retire')
  if (member.joined_on !== null && lastDay.toString() < member.joined_on) fail('RETIRED_BEFORE_JOINED')
  const change = { status: 'RETIRED', retired_on: lastDay.toString() }
  await ctx.tx.updateTable('members').set(change).where('id', '=', memberId).execute()
  await endTeams(ctx.tx, memberId, lastDay)
  await stripRoles(ctx.tx, memberId)
  if (member.account_id !== null) await shutOut(ctx.tx, ctx.companyId, member.account_id)
  ctx.audit({
    action: 'member.retire',
    target: ['member', memberId],
    before: { status: member.status },
    after: change,
  })
}
