import { EXPIRATION_REASON, mayPromote, stepAfter } from '#rules/leave/promotion-steps.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { recallNotices } from '../../../platform/notifications/index.ts'
import { datesOf, standingOn } from '../promotion-row.ts'
import { holdPromotion, markExpired, unmarkAsked } from '../promotions.store.ts'

/**
 * Takes a request back. While its window is open it can be made again; after that the procedure has ended.
 * @throws Failure NOT_FOUND, PROMOTION_STEP
 */
export async function stopPromotion(ctx: CommandContext, id: number): Promise<void> {
  const row = found(await holdPromotion(ctx, id))
  const { step } = standingOn(row, ctx.today)
  const dates = datesOf(row)
  if (!mayPromote('stop', step, dates, ctx.today)) fail('PROMOTION_STEP')
  const after = stepAfter('stop', step, dates, ctx.today)
  if (after.step === 'EXPIRED') await markExpired(ctx, id, EXPIRATION_REASON.STOPPED)
  else await unmarkAsked(ctx, id)
  await recallNotices(ctx, 'LEAVE_PROMOTION_ASKED', id, [row.member_id])
  ctx.audit({
    action: 'leave_promotion.stop',
    target: ['member', row.member_id],
    before: { promotion: id, asked_at: row.asked_at, reply_by: row.reply_by, sha256: row.ask_sha256 },
    after: { step: after.step },
  })
}
