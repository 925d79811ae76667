import { daysBetween } from '#rules/calendar/work-days.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { standingOf } from '../../../people/roles/index.ts'
import { openDays, recomputeDays, settleWork } from '../../work-days/index.ts'
import { mayClose } from '../closing.policy.ts'
import { periodOfRow } from '../periods/periods.store.ts'
import { rangeText } from '../range-text.ts'
import { type ClosingRow, holdClosing, markReopened } from './closings.store.ts'

const NO_REASON = { ko: '(사유 미입력)', ja: '（理由の入力なし）', en: '(no reason given)' }

/**
 * Opens closed days again as an admin; what was closed is kept, with the reason.
 * @throws Failure NOT_FOUND, also when it is open again by now; FORBIDDEN
 */
export async function reopen(ctx: CommandContext, id: number, reason: string): Promise<void> {
  const closing = found(await holdClosing(ctx, id))
  if (!mayClose(ctx.actor, await standingOf(ctx, closing.member_id))) fail('FORBIDDEN')
  await openAgain(ctx, closing, reason)
  if (closing.member_id === ctx.actor.memberId) return
  await notify(ctx, {
    memberIds: [closing.member_id],
    kind: 'WORK_REOPENED',
    data: { period: rangeText(closing, ctx.today), reason: reason || NO_REASON },
    link: `/main/work/confirm?date=${closing.starts_on}`,
  })
}

/** Opens what one closing closed, and brings its days in line with what was arranged meanwhile. */
export async function openAgain(ctx: CommandContext, closing: ClosingRow, reason: string): Promise<void> {
  await openDays(ctx, closing)
  await markReopened(ctx, closing.id, reason)
  const period = periodOfRow(closing)
  await recomputeDays(ctx, [closing.member_id], daysBetween(period.from, period.to).map(String))
  // Other days of its weeks may have changed while it was closed.
  await settleWork(ctx, [closing.member_id], period)
  const { starts_on, ends_on, sha256 } = closing
  ctx.audit({
    action: 'work_closing.reopen',
    target: ['member', closing.member_id],
    before: { closing: closing.id, starts_on, ends_on, sha256 },
    after: reason || closing.member_id === ctx.actor.memberId ? { reason } : { reason_state: 'NOT_GIVEN' },
  })
}
