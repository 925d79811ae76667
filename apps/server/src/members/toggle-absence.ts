import type { CommandContext } from '../http/context.ts'
import { refuseLastAdmin } from '../roles/index.ts'
import { lockFor, setStatus } from './members.store.ts'

/** Sets leave of absence, or ends it. @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, LAST_ADMIN */
export async function toggleAbsence(ctx: CommandContext, memberId: number): Promise<void> {
  await refuseLastAdmin(ctx, memberId)
  const { status } = await lockFor(ctx, memberId, 'toggleAbsence')
  const next = status === 'ABSENCE' ? 'WORKING' : 'ABSENCE'
  await setStatus(ctx.tx, memberId, next)
  ctx.audit({
    action: 'member.toggle_absence',
    target: ['member', memberId],
    before: { status },
    after: { status: next },
  })
}
