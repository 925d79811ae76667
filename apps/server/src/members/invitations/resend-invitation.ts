import type { CommandContext } from '../../http/context.ts'
import { lockFor } from '../members.store.ts'
import { queueInvitation } from './queue-invitation.ts'

/**
 * Has the invitation mailed again, with a new code.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, TOO_MANY_REQUESTS
 */
export async function resendInvitation(ctx: CommandContext, memberId: number): Promise<void> {
  const { email } = await lockFor(ctx, memberId, 'resendInvite')
  await queueInvitation(ctx, { memberId, email })
  ctx.audit({ action: 'member.invite_again', target: ['member', memberId] })
}
