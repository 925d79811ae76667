import type { CommandContext } from '../../http/context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { invitationJob } from '../members.jobs.ts'
import { lockFor } from '../members.store.ts'

/** Has the invitation mailed again, with a new code. @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE */
export async function resendInvitation(ctx: CommandContext, memberId: number): Promise<void> {
  await lockFor(ctx, memberId, 'resendInvite')
  await enqueue(ctx.tx, invitationJob, { memberId }, { companyId: ctx.companyId })
  ctx.audit({ action: 'member.invite_again', target: ['member', memberId] })
}
