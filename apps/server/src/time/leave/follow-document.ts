import { type DocumentEffect, registerEffect } from '../../approvals/documents/index.ts'
import { applyLeaveDays } from '../attendance/index.ts'
import type { CommandContext } from '../../http/context.ts'
import { mayCancelBegun } from './leave.policy.ts'
import { approveRequest, findRequestOfDocument, freeRequest, type SettledDay } from './leave.store.ts'
import { LEAVE_DOCUMENT } from './request-leave.ts'

/** What becomes of a leave request when its document is decided (decision D-07). */
export const leaveEffect: DocumentEffect = {
  feature: null,
  async approved(ctx, documentId) {
    await countOnWorkDays(ctx, await approveRequest(ctx.tx, documentId))
  },
  async denied(ctx, documentId) {
    await freeRequest(ctx.tx, documentId, 'DENIED')
  },
  async canceled(ctx, documentId) {
    const freed = await freeRequest(ctx.tx, documentId, 'CANCELED')
    await countOnWorkDays(
      ctx,
      freed.filter((day) => day.was_approved),
    )
  },
  async refusesCancel({ tx, actor, today }, documentId) {
    const request = await findRequestOfDocument(tx, documentId)
    if (!request || request.starts_on > today.toString()) return null
    return mayCancelBegun(actor, request) ? null : 'LEAVE_HAS_BEGUN'
  },
}

export function registerLeaveEffect(): void {
  registerEffect(LEAVE_DOCUMENT, leaveEffect)
}

async function countOnWorkDays(ctx: CommandContext, days: readonly SettledDay[]): Promise<void> {
  const first = days[0]
  if (!first) return
  await applyLeaveDays(
    ctx,
    first.member_id,
    days.map((day) => day.leave_on),
  )
  ctx.audit({
    action: 'leave.settle',
    target: ['leave_request', first.request_id],
    after: { days: days.map(({ leave_on, minutes }) => ({ on: leave_on, minutes })) },
  })
}
