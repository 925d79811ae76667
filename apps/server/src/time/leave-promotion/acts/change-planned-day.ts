import { sql } from '../../../db/sql/sql.ts'
import type { NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import { halvesOf, halvesToPlan } from '#rules/leave/due-promotions.ts'
import { plannedDays } from '#rules/leave/promotion-steps.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail, Failure, found } from '../../../http/fail.ts'
import { type NewNotification, notify } from '../../../platform/notifications/index.ts'
import { readAccounts } from '../../leave/index.ts'
import { promotionManager } from '../leave-promotion.policy.ts'
import {
  changePlanned,
  type DayToPlan,
  listPlanned,
  ofPromotions,
  type PlannedRow,
  removePlanned,
  toPlan,
} from '../planned-days.store.ts'
import type { PromotionRow } from '../promotion-row.ts'
import { holdPromotion } from '../promotions.store.ts'
import { bookAgain, bookDays, giveBack } from './book-days.ts'
import { unplannedWithout } from './count-left.ts'
import { judgeDays } from './judge-days.ts'

export interface DayChange extends Partial<DayToPlan> {
  isUsed?: boolean | undefined
}

/**
 * Moves a planned day, or says whether leave was taken on it. People move what they planned themselves, nobody else does; what the
 * company fixed, and whether a day counts as used, is for who is in charge. The leave goes along: it is taken on the new day, and given
 * back for a day that was not used. Its person is told of it once, unless it is they who change it.
 * @throws Failure NOT_FOUND, FORBIDDEN, PROMOTION_STEP, PLAN_TOO_FEW, PLAN_TOO_MANY, PLAN_DAY_UNFIT, PLAN_DAY_TAKEN, LEAVE_HALF_HOLIDAY,
 * NO_WORK_DAY, EVENT_CONFLICT, EVENT_MINUS_NOT_ACCEPTABLE, ALREADY_CONFIRMED
 */
export async function changePlannedDay(ctx: MemberContext, id: number, change: DayChange): Promise<void> {
  const { day, row } = await holdPlanned(ctx, id)
  const before = { on: Temporal.PlainDate.from(day.planned_on), type: day.planned_type }
  const after = { on: change.on ?? before.on, type: change.type ?? before.type }
  const isMoved = !after.on.equals(before.on) || after.type !== before.type
  if (change.isUsed !== undefined) refuseUnsaid(ctx, row, after.on)
  if (isMoved) {
    refusePast(ctx, day)
    refuseOwnOf(ctx, row, day)
    if (halvesOf(after.type) < halvesOf(before.type)) await refuseFewer(ctx, row, day, halvesOf(after.type))
    if (halvesOf(after.type) > halvesOf(before.type))
      fail('PLAN_TOO_MANY', await sums(ctx, row, day, halvesOf(after.type)))
    const others = (await listPlanned(ctx, ofPromotions([row.id]))).filter((one) => one.id !== id)
    await judgeDays(ctx, row, [
      ...others.filter((one) => one.planned_on === after.on.toString()).map(toPlan),
      after,
    ])
  }
  const isUsed = change.isUsed ?? day.is_used
  const eventId = await rebook(ctx, day, after, { isMoved, isUsed: change.isUsed })
  if (!isMoved && isUsed === day.is_used && eventId === day.event_id) return
  await changePlanned(ctx, id, { ...after, isUsed, eventId })
  if (isMoved) await tell(ctx, row, 'LEAVE_PROMOTION_FIXED', { days: plannedDays(after.type) })
  else if (eventId !== day.event_id) await tellOfLeave(ctx, row, day, eventId !== null)
  ctx.audit({
    action: 'leave_promotion.move',
    target: ['member', row.member_id],
    before: { promotion: row.id, on: day.planned_on, type: day.planned_type, is_used: day.is_used },
    after: { on: String(after.on), type: after.type, is_used: isUsed },
  })
}

/** @throws Failure NOT_FOUND, FORBIDDEN, PROMOTION_STEP, PLAN_TOO_FEW while it is needed for what is left */
export async function removePlannedDay(ctx: MemberContext, id: number): Promise<void> {
  const { day, row } = await holdPlanned(ctx, id)
  refusePast(ctx, day)
  refuseOwnOf(ctx, row, day)
  await refuseFewer(ctx, row, day, 0)
  await giveBack(ctx, [day])
  await removePlanned(ctx, id)
  if (day.is_booked) await tellOfLeave(ctx, row, day, false)
  ctx.audit({
    action: 'leave_promotion.unplan',
    target: ['member', row.member_id],
    before: { promotion: row.id, on: day.planned_on, type: day.planned_type },
  })
}

/** @returns the event that takes the leave of the day as it is to be, null where none does */
async function rebook(
  ctx: MemberContext,
  day: PlannedRow,
  after: DayToPlan,
  { isMoved, isUsed }: { isMoved: boolean; isUsed: boolean | undefined },
): Promise<number | null> {
  const isWanted = isUsed ?? (isMoved || day.is_booked)
  if (!isMoved && isWanted === day.is_booked) return day.event_id
  await giveBack(ctx, [day])
  if (!isWanted) return null
  if (day.is_booked) return (await bookDays(ctx, day.member_id, [after]))[0]!
  // Its leave may have been asked for elsewhere meanwhile.
  const booked = await bookAgain(ctx, day.member_id, after)
  if (booked instanceof Failure) throw booked
  return booked
}

function tellOfLeave(
  ctx: MemberContext,
  row: PromotionRow,
  day: PlannedRow,
  isTaken: boolean,
): Promise<void> {
  const on = inEveryLanguage(Temporal.PlainDate.from(day.planned_on), ctx.today)
  return tell(ctx, row, isTaken ? 'LEAVE_PROMOTION_TAKEN' : 'LEAVE_PROMOTION_RETURNED', { day: on })
}

/** Tells the person what others have changed. */
async function tell(
  ctx: MemberContext,
  { id, member_id }: PromotionRow,
  kind: NotificationKind,
  data: NewNotification['data'],
): Promise<void> {
  await notify(ctx, {
    memberIds: [member_id].filter((memberId) => memberId !== ctx.actor.memberId),
    kind,
    data: { targetId: id, ...data },
    link: `/main/leave/plan?ask=${id}`,
  })
}

async function holdPlanned(ctx: MemberContext, id: number): Promise<{ day: PlannedRow; row: PromotionRow }> {
  const [seen] = await listPlanned(ctx, sql`d.id = ${id}`)
  const row = found(await holdPromotion(ctx, found(seen).promotion_id))
  // As it is now that nobody else changes it, nor uses the leave meanwhile.
  const [day] = await listPlanned(ctx, sql`d.id = ${id}`)
  const isOwn = row.member_id === ctx.actor.memberId
  if (!isOwn && !promotionManager(ctx)) fail('NOT_FOUND')
  if (!promotionManager(ctx) && found(day).planned_by !== ctx.actor.memberId) fail('FORBIDDEN')
  if (row.step !== 'DONE' || row.expires_on < ctx.today.toString()) fail('PROMOTION_STEP')
  return { day: found(day), row }
}

/** What people planned themselves is moved by nobody else. */
function refuseOwnOf(ctx: MemberContext, row: PromotionRow, day: PlannedRow): void {
  if (day.planned_by === row.member_id && row.member_id !== ctx.actor.memberId) fail('FORBIDDEN')
}

/** Those in charge say of days that have come whether leave was taken on them; of their own only full admins, for it is a balance. */
function refuseUnsaid(ctx: MemberContext, { member_id }: PromotionRow, on: Temporal.PlainDate): void {
  const isOwn = member_id === ctx.actor.memberId
  if (isOwn ? !ctx.actor.isFullAdmin : !promotionManager(ctx)) fail('FORBIDDEN')
  if (Temporal.PlainDate.compare(on, ctx.today) > 0) fail('PROMOTION_STEP')
}

/** A day that has begun stays: what became of it is what the law asks about. */
function refusePast(ctx: MemberContext, day: PlannedRow): void {
  if (day.planned_on <= ctx.today.toString()) fail('PROMOTION_STEP')
}

async function refuseFewer(
  ctx: MemberContext,
  row: PromotionRow,
  day: PlannedRow,
  halves: number,
): Promise<void> {
  const { target, planned } = await sums(ctx, row, day, halves)
  if (planned < target) fail('PLAN_TOO_FEW', { target, planned })
}

/** What has to be planned on that day of what would be left without it, and what would be, in days. */
async function sums(ctx: MemberContext, row: PromotionRow, day: PlannedRow, halves: number) {
  const [account] = await readAccounts(ctx, [row.member_id])
  const left = Math.min(row.target_minutes, unplannedWithout(found(account), row, day))
  return { target: halvesToPlan(left, row.standard_minutes) / 2, planned: halves / 2 }
}
