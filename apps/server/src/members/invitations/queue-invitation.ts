import { countWithin, attemptKey } from '../../auth/index.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { invitationJob } from '../members.jobs.ts'

// Anybody can found a company and have mails sent by it. Counted per sender too, who may found many companies.
const FROM_ONE_SENDER = { most: 200, hours: 1 }
export const TO_ONE_ADDRESS = { most: 5, hours: 24 }

/**
 * Has the invitation of a member mailed: the first one, one more, or one to return.
 * @throws Failure TOO_MANY_REQUESTS when the company, the inviting person or the address has had its share
 */
export async function queueInvitation(
  ctx: CommandContext,
  { memberId, email }: { memberId: number; email: string },
): Promise<void> {
  await count(ctx, attemptKey('invite-from', `company ${ctx.companyId}`), FROM_ONE_SENDER)
  await count(ctx, attemptKey('invite-from', `account ${ctx.actor.accountId}`), FROM_ONE_SENDER)
  await count(ctx, attemptKey('invite-to', email.toLowerCase()), TO_ONE_ADDRESS)
  await enqueue(ctx.tx, invitationJob, { memberId }, { companyId: ctx.companyId })
}

// A refusal is rolled back with everything else, and the count stays where it was: at its limit.
async function count(ctx: CommandContext, key: string, { most, hours }: { most: number; hours: number }) {
  const { count: times, since } = await countWithin(ctx, key, hours)
  if (times <= most) return
  fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(ctx.now.until(since.add({ hours })).total('seconds')) })
}
