import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { breaksForeignKey } from '../../../db/wire/lost-connection.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { keepAnAdmin, lockAdmins, stripRoles } from '../../roles/index.ts'
import { shutOut } from '../../../platform/auth/index.ts'
import { lockFor, removeMember } from '../../members/index.ts'
import { keepsRecords, tellEnded, tellErased } from '../matters/matters.ts'
import { requirePlanToDrop } from '../retirement/retirement.store.ts'

/**
 * Removes a member who was entered by mistake. Records of work have to be kept for three years (Labour Standards Act,
 * article 42), so whoever has any is retired instead.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, LAST_ADMIN, MEMBER_HAS_RECORDS
 */
export async function deleteMember(ctx: CommandContext, memberId: number): Promise<void> {
  await lockAdmins(ctx)
  const member = await lockFor(ctx, memberId, 'delete')
  await requirePlanToDrop(ctx, memberId)
  await keepAnAdmin(ctx.tx, memberId)
  if (await hasRecords(ctx.tx, memberId)) fail('MEMBER_HAS_RECORDS')
  await tellEnded(ctx, { memberId, lastDay: ctx.today })
  await stripRoles(ctx.tx, memberId, ctx.today)
  if (member.account_id !== null) await shutOut(ctx.tx, ctx.companyId, member.account_id)
  await tellErased(ctx, memberId)
  try {
    await removeMember(ctx.tx, memberId)
  } catch (error) {
    if (breaksForeignKey(error)) fail('MEMBER_HAS_RECORDS')
    throw error
  }
  ctx.audit({
    action: 'member.delete',
    target: ['member', memberId],
    before: { email: member.email, name: member.name },
  })
}

async function hasRecords(tx: Tx, memberId: number): Promise<boolean> {
  const result = await sql<{ kept: boolean }>`
    select ${keepsRecords(memberId)}
      or exists (select 1 from past_employments where company_id = ${thisCompany} and member_id = ${memberId}) as kept`.execute(
    tx,
  )
  return result.rows[0]?.kept ?? false
}
