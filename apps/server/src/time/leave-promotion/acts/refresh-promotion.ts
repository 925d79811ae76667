import { mayPromote } from '#rules/leave/promotion-steps.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { readAccounts } from '../../leave/index.ts'
import { datesOf, standingOn } from '../promotion-row.ts'
import { holdPromotion, saveCounts } from '../promotions.store.ts'
import { countsOf } from './count-left.ts'

/** Counts anew what is left, before anybody is asked. @throws Failure NOT_FOUND, PROMOTION_STEP */
export async function refreshPromotion(ctx: CommandContext, id: number): Promise<void> {
  const row = found(await holdPromotion(ctx, id))
  if (!mayPromote('changeTarget', standingOn(row, ctx.today).step, datesOf(row), ctx.today))
    fail('PROMOTION_STEP')
  const [account] = await readAccounts(ctx, [row.member_id])
  const counts = countsOf(found(account), row)
  await saveCounts(ctx, [counts])
  ctx.audit({
    action: 'leave_promotion.recount',
    target: ['member', row.member_id],
    before: { promotion: id, used_minutes: row.used_minutes, target_minutes: row.target_minutes },
    after: counts,
  })
}
