import { attemptKey, refuseBeyond } from '../../../platform/auth/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { invitationJob } from './joining.jobs.ts'

// Anybody can found a company and have mails sent by it. Counted per sender too, who may found many companies.
const FROM_ONE_SENDER = { most: 200, hours: 1 }
export const TO_ONE_ADDRESS = { most: 5, hours: 24 }

/** What the job needs to know. The product itself, which acts as nobody, is no inviter. */
export function invitationOf({ actor }: Pick<CommandContext, 'actor'>, memberId: number) {
  return { memberId, ...(actor.memberId !== 0 && { inviterId: actor.memberId }) }
}

/**
 * Has the invitation of a member mailed: the first one, one more, or one to return.
 * @throws Failure TOO_MANY_REQUESTS when the company, the inviting person or the address has had its share
 */
export async function queueInvitation(
  ctx: CommandContext,
  { memberId, email }: { memberId: number; email: string },
): Promise<void> {
  await refuseBeyond(ctx, attemptKey('invite-from', `company ${ctx.companyId}`), FROM_ONE_SENDER)
  await refuseBeyond(ctx, attemptKey('invite-from', `account ${ctx.actor.accountId}`), FROM_ONE_SENDER)
  await refuseBeyond(ctx, attemptKey('invite-to', email.toLowerCase()), TO_ONE_ADDRESS)
  await enqueue(ctx.tx, invitationJob, invitationOf(ctx, memberId), { companyId: ctx.companyId })
}
