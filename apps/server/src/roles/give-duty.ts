import type { CommandContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import { grantRole, revokeRole } from './grant-role.ts'
import { lockAdmins } from './keep-an-admin.ts'
import { lockWorkingMember } from './roles.store.ts'

/** @throws Failure NOT_FOUND, WRONG_MEMBER_STATE */
export async function giveDuty(ctx: CommandContext, memberId: number, duty: string): Promise<void> {
  await lockAdmins(ctx)
  await lockWorkingMember(ctx.tx, memberId)
  await grantRole(ctx.tx, ctx.companyId, memberId, duty)
  ctx.audit({ action: 'duty.give', target: ['member', memberId], after: { duty } })
}

/** @throws Failure NOT_FOUND when the member does not have it */
export async function takeDuty(ctx: CommandContext, memberId: number, duty: string): Promise<void> {
  await lockAdmins(ctx)
  if (!(await revokeRole(ctx.tx, memberId, duty))) fail('NOT_FOUND')
  ctx.audit({ action: 'duty.take', target: ['member', memberId], before: { duty } })
}
