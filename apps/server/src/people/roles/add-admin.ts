import type { CommandContext } from '../../http/context.ts'
import { grantRole } from './grant-role.ts'
import { lockAdmins } from './keep-an-admin.ts'
import { lockWorkingMember } from './roles.store.ts'

/** @throws Failure NOT_FOUND, WRONG_MEMBER_STATE, FORBIDDEN */
export async function addAdmin(ctx: CommandContext, memberId: number): Promise<void> {
  await lockAdmins(ctx)
  await lockWorkingMember(ctx.tx, memberId)
  if (!(await grantRole(ctx.tx, ctx.companyId, memberId, 'FULL_ADMIN'))) return
  ctx.audit({
    action: 'admin.add',
    target: ['member', memberId],
    before: { isFullAdmin: false },
    after: { isFullAdmin: true },
  })
}
