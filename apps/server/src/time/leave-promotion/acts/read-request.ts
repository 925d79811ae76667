import type { MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { holdPromotion, markRead } from '../promotions.store.ts'

/** Notes that the person has seen the own request: a proof of receipt. @throws Failure NOT_FOUND, PROMOTION_STEP */
export async function readRequest(ctx: MemberContext, id: number): Promise<string> {
  const row = found(await holdPromotion(ctx, id))
  if (row.member_id !== ctx.actor.memberId) fail('NOT_FOUND')
  if (row.asked_at === null) fail('PROMOTION_STEP')
  if (row.read_at !== null) return row.read_at
  ctx.audit({ action: 'leave_promotion.read', target: ['member', row.member_id], after: { promotion: id } })
  return markRead(ctx, id)
}
