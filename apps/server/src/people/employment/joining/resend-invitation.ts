import type { CommandContext } from '../../../http/context.ts'
import { findMember, lockFor } from '../../members/index.ts'
import { queueInvitation } from './queue-invitation.ts'

/**
 * Has the invitation mailed again, with a new code.
 * @param person their id, or the address to which they were invited
 * @returns whose it is
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, TOO_MANY_REQUESTS
 */
export async function resendInvitation(ctx: CommandContext, person: number | string): Promise<number> {
  const memberId = typeof person === 'number' ? person : await findMember(ctx.tx, person)
  const { email } = await lockFor(ctx, memberId, 'resendInvite')
  await queueInvitation(ctx, { memberId, email })
  ctx.audit({ action: 'member.invite_again', target: ['member', memberId] })
  return memberId
}
