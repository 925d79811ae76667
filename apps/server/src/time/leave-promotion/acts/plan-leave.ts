import { mayPromote, plannedDays } from '#rules/leave/promotion-steps.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { dayText } from '../../../day-text.ts'
import { fail, found } from '../../../http/fail.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { whoseDuty } from '../../../people/roles/index.ts'
import { readAccounts } from '../../leave/index.ts'
import { findAddressees } from '../document/addressees.ts'
import { hashOfDoc, planDoc } from '../document/promotion-doc.ts'
import { type DayToPlan, insertPlanned } from '../planned-days.store.ts'
import { datesOf, type PromotionRow, standingOn } from '../promotion-row.ts'
import { holdPromotion, markDone, saveCounts } from '../promotions.store.ts'
import { bookDays } from './book-days.ts'
import { leftToPlan } from './count-left.ts'
import { judgeDays, judgeSum } from './judge-days.ts'

/**
 * Takes the plan of the person who was asked: all the leave that is left, or nothing.
 * @throws Failure NOT_FOUND, PROMOTION_STEP, PLAN_TIME_OVER, NO_PROMOTION_MANAGER, PLAN_DAY_UNFIT, PLAN_DAY_TAKEN, PLAN_TOO_FEW, PLAN_TOO_MANY,
 * LEAVE_HALF_HOLIDAY, NO_WORK_DAY, EVENT_CONFLICT, ALREADY_CONFIRMED
 */
export async function planLeave(ctx: MemberContext, id: number, days: readonly DayToPlan[]): Promise<void> {
  const row = found(await holdPromotion(ctx, id))
  if (row.member_id !== ctx.actor.memberId) fail('NOT_FOUND')
  refuseStep(ctx, row, 'plan')
  const managers = await whoseDuty(ctx, 'LEAVE_PROMOTION')
  if (managers.length === 0) fail('NO_PROMOTION_MANAGER')
  const { sha256, person } = await settle(ctx, row, days, 'WORKER')
  ctx.audit({
    action: 'leave_promotion.plan',
    target: ['member', row.member_id],
    after: { promotion: id, days: days.map(dayOf), sha256 },
  })
  await notify(ctx, {
    memberIds: managers.filter((memberId) => memberId !== row.member_id),
    kind: 'LEAVE_PROMOTION_PLANNED',
    data: { targetId: id, personId: row.member_id, person },
    link: `/main/leave/promotion?ask=${id}`,
  })
}

/**
 * Fixes the days of who has not answered, in writing.
 * @throws Failure NOT_FOUND, PROMOTION_STEP, PLAN_TIME_OVER, PLAN_DAY_UNFIT, PLAN_DAY_TAKEN, PLAN_TOO_FEW, PLAN_TOO_MANY,
 * LEAVE_HALF_HOLIDAY, NO_WORK_DAY, EVENT_CONFLICT, ALREADY_CONFIRMED
 */
export async function fixDays(ctx: CommandContext, id: number, days: readonly DayToPlan[]): Promise<void> {
  const row = found(await holdPromotion(ctx, id))
  refuseStep(ctx, row, 'notify')
  const { sha256 } = await settle(ctx, row, days, 'COMPANY')
  ctx.audit({
    action: 'leave_promotion.notice',
    target: ['member', row.member_id],
    after: { promotion: id, days: days.map(dayOf), sha256 },
  })
  await notify(ctx, {
    memberIds: [row.member_id],
    kind: 'LEAVE_PROMOTION_FIXED',
    data: { targetId: id, days: days.reduce((sum, { type }) => sum + plannedDays(type), 0) },
    link: `/main/leave/plan?ask=${id}`,
  })
}

const dayOf = ({ on, type }: DayToPlan) => ({ on: String(on), type })

function refuseStep(ctx: CommandContext, row: PromotionRow, action: 'plan' | 'notify'): void {
  const { step } = standingOn(row, ctx.today)
  if (mayPromote(action, step, datesOf(row), ctx.today)) return
  const isOver = row.step === 'ASKED' && (action === 'plan' ? step === 'NOTICE' : step === 'EXPIRED')
  if (!isOver) fail('PROMOTION_STEP')
  const last = Temporal.PlainDate.from(action === 'plan' ? row.reply_by! : row.notice_by)
  fail('PLAN_TIME_OVER', { day: dayText(last, ctx.language, ctx.today.year) })
}

/** Writes down the days of all that is left by now, which may be less than was asked for, and takes the leave for them. @returns the hash of what was written, and whose it is */
async function settle(
  ctx: CommandContext,
  asked: PromotionRow,
  days: readonly DayToPlan[],
  by: 'WORKER' | 'COMPANY',
): Promise<{ sha256: string; person: string }> {
  const row = await withWhatIsLeft(ctx, asked)
  await judgeDays(ctx, row, days)
  judgeSum(row, days)
  const to = (await findAddressees(ctx, [row.member_id])).get(row.member_id)!
  const doc = planDoc(to, row, by === 'WORKER' ? 'plan' : 'notice', days)
  const sha256 = hashOfDoc(doc)
  const events = await bookDays(ctx, row.member_id, days)
  await insertPlanned(
    ctx,
    row,
    days.map((day, at) => ({ ...day, eventId: events[at]! })),
  )
  await markDone(ctx, row.id, { by, doc, sha256 })
  return { sha256, person: to.person }
}

async function withWhatIsLeft(ctx: CommandContext, row: PromotionRow): Promise<PromotionRow> {
  const [account] = await readAccounts(ctx, [row.member_id])
  const counts = leftToPlan(found(account), row)
  if (counts === row) return row
  await saveCounts(ctx, [counts])
  return { ...row, ...counts }
}
