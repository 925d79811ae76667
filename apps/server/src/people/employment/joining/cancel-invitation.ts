import type { CommandContext } from '../../../http/context.ts'
import { lastEmployment, restoreEmployment } from './past-employments.store.ts'
import { tellErased } from '../matters/matters.ts'
import { lockFor, removeMember } from '../../members/index.ts'
import { dropInvitationCodes } from './invitation-codes.store.ts'

/**
 * Takes an invitation back: the member disappears, or is retired as before when this was a return.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE
 */
export async function cancelInvitation(ctx: CommandContext, memberId: number): Promise<void> {
  const member = await lockFor(ctx, memberId, 'cancelInvite')
  await dropInvitationCodes(ctx.tx, ctx.companyId, memberId)
  const past = await lastEmployment(ctx.tx, memberId)
  if (past) await restoreEmployment(ctx, memberId, past)
  else {
    await tellErased(ctx, memberId)
    await removeMember(ctx.tx, memberId)
  }
  ctx.audit({
    action: 'member.cancel_invite',
    target: ['member', memberId],
    before: { email: member.email, name: member.name },
  })
}
