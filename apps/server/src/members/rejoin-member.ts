import type { CommandContext } from '../http/context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { invitationJob } from './members.jobs.ts'
import { lockFor, setStatus } from './members.store.ts'

/** Invites a person who had left; they begin anew on accepting. @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE */
export async function rejoinMember(ctx: CommandContext, memberId: number): Promise<void> {
  const { status } = await lockFor(ctx, memberId, 'rejoin')
  await setStatus(ctx.tx, memberId, 'INVITED')
  await enqueue(ctx.tx, invitationJob, { memberId }, { companyId: ctx.companyId })
  ctx.audit({
    action: 'member.rejoin',
    target: ['member', memberId],
    before: { status },
    after: { status: 'INVITED' },
  })
}
