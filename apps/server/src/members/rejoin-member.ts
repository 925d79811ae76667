import type { CommandContext } from '../http/context.ts'
import { queueInvitation } from './invitations/queue-invitation.ts'
import { lockFor, setStatus } from './members.store.ts'

/**
 * Invites a person who had left; they begin anew on accepting.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, TOO_MANY_REQUESTS
 */
export async function rejoinMember(ctx: CommandContext, memberId: number): Promise<void> {
  const { status, email } = await lockFor(ctx, memberId, 'rejoin')
  await setStatus(ctx.tx, memberId, 'INVITED')
  await queueInvitation(ctx, { memberId, email })
  ctx.audit({
    action: 'member.rejoin',
    target: ['member', memberId],
    before: { status },
    after: { status: 'INVITED' },
  })
}
