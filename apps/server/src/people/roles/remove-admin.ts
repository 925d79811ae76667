import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { revokeRole } from './grant-role.ts'
import { refuseLastAdmin } from './keep-an-admin.ts'

/** @throws Failure NOT_FOUND for somebody who is no admin, LAST_ADMIN, FORBIDDEN */
export async function removeAdmin(ctx: CommandContext, memberId: number): Promise<void> {
  await refuseLastAdmin(ctx, memberId)
  if (!(await revokeRole(ctx.tx, memberId, 'FULL_ADMIN'))) fail('NOT_FOUND')
  ctx.audit({
    action: 'admin.remove',
    target: ['member', memberId],
    before: { isFullAdmin: true },
    after: { isFullAdmin: false },
  })
}
