import type { getPromotion, listPlannedDays } from '#contract/time/leave-promotion/leave-promotion.ts'
import type { Input } from '#contract/endpoint.ts'
import { halvesOf, halvesToPlan } from '#rules/leave/due-promotions.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { type PromotionEffect, promotionEffect } from '#rules/leave/promotion-effect.ts'
import { mayPromote, plannedDays } from '#rules/leave/promotion-steps.ts'
import type { PromotionBasis } from '#rules/leave/promotion-windows.ts'
import type { MemberContext } from '../../http/context.ts'
import { mayRefuseWork, promotionManager } from './leave-promotion.policy.ts'
import { datesOf, standingOn } from './promotion-row.ts'
import type { LivedDay, ShownPromotion } from './promotions.queries.ts'

type Ask = Input<(typeof getPromotion)['response']>
type Plan = Input<(typeof listPlannedDays)['response']>[number]

export function promotionToWire(
  ctx: Pick<MemberContext, 'today' | 'now' | 'actor' | 'apiUrl'>,
  row: ShownPromotion,
): Ask {
  const days = (minutes: number) => minutesToDays(minutes, row.standard_minutes)
  const { step, expirationReason } = standingOn(row, ctx.today)
  const effect = effectOf(row)
  const doc = (kind: 'ask' | 'plan') => `${ctx.apiUrl}/user/vacation_ask/${row.id}/document/?kind=${kind}`
  return {
    id: row.id,
    user: row.member_id,
    username: row.name,
    team_name: row.team_name,
    company: ctx.actor.companyId,
    ordinal_year: row.ordinal_year,
    ask_type: row.ask_type,
    step,
    expiration_reason: expirationReason,
    ask_start_date: row.ask_from,
    ask_end_date: row.ask_to,
    vacation_start_date: row.granted_from,
    vacation_end_date: row.expires_on,
    occur_start_date: row.granted_from,
    occur_end_date: row.granted_to,
    occurred_days: days(row.granted_minutes),
    used_days: days(row.used_minutes),
    target_vacation_days: days(row.target_minutes),
    left_days: step === 'ASKED' || step === 'NOTICE' ? days(row.left_minutes) : null,
    days_to_plan: halvesToPlan(row.left_minutes, row.standard_minutes) / 2,
    asked_datetime: row.asked_at,
    read_datetime: row.read_at,
    response_datetime: row.planned_at,
    noticed_datetime: row.noticed_at,
    user_response_expiry_date: row.reply_by,
    company_response_expiry_date: row.notice_by,
    ask_doc: row.ask_sha256 && doc('ask'),
    plan_doc: row.plan_sha256 && doc('plan'),
    vacation: [row.ordinal_year],
    plan: row.days.map((day) => plannedToWire(ctx, day)),
    has_legal_effect: effect.hasLegalEffect,
    legal_reason: effect.reason,
    abilities: abilitiesOf(ctx, row, step),
  }
}

function abilitiesOf(
  ctx: Pick<MemberContext, 'today' | 'actor'>,
  row: ShownPromotion,
  step: Ask['step'],
): Ask['abilities'] {
  const may = (action: Parameters<typeof mayPromote>[0]) => mayPromote(action, step, datesOf(row), ctx.today)
  const inCharge = promotionManager(ctx)
  return {
    ask: inCharge && may('ask'),
    stop: inCharge && may('stop'),
    update: inCharge && may('changeTarget'),
    plan: row.member_id === ctx.actor.memberId && may('plan'),
    // The law holds what is fixed before the person's time is over for nothing: it is taken (decision A-05), and not offered.
    notice: inCharge && step === 'NOTICE' && may('notify'),
  }
}

/** Whether the leave need not be paid when it is not taken, as things stand; days on which work was accepted are told apart. */
export function effectOf(row: ShownPromotion): PromotionEffect {
  const dayOf = (instant: string | null) =>
    instant === null ? null : Temporal.Instant.from(instant).toZonedDateTimeISO(row.timezone).toPlainDate()
  const { ask_type: type } = row
  const basis: PromotionBasis =
    type === '2'
      ? { type, leaveExpiresOn: Temporal.PlainDate.from(row.expires_on) }
      : { type, hireDate: Temporal.PlainDate.from(row.expires_on).add({ days: 1 }).subtract({ years: 1 }) }
  const planned = row.days.reduce((sum, day) => sum + halvesOf(day.planned_type), 0)
  return promotionEffect({
    basis,
    askedOn: dayOf(row.asked_at),
    written: row.asked_at === null || row.ask_sha256 !== null,
    workerPlanOn: dayOf(row.planned_at),
    // Who plans in time plans all that is left; a day that leave has made needless since takes nothing from that.
    plannedDays: row.planned_at === null ? planned / 2 : Infinity,
    targetDays: halvesToPlan(row.target_minutes, row.standard_minutes) / 2,
    employerNoticeOn: dayOf(row.noticed_at),
    lastDay: row.last_day === null ? null : Temporal.PlainDate.from(row.last_day),
    workAccepted: row.days.length > 0 && row.days.every(({ workAccepted }) => workAccepted),
  })
}

function notTaken({ unbooked, is_booked, is_after_last_day }: LivedDay): Plan['not_taken_because'] {
  if (is_after_last_day && !is_booked) return 'LEFT'
  return unbooked === 'DUE' ? null : unbooked
}

export function plannedToWire(ctx: Parameters<typeof mayRefuseWork>[0], day: LivedDay): Plan {
  return {
    id: day.id,
    user: day.member_id,
    vacation_ask: day.promotion_id,
    planned_type: day.planned_type,
    planned_date: day.planned_on,
    planned_days: plannedDays(day.planned_type),
    planned_by: day.planned_by,
    is_used: day.isUsed,
    work_accepted: day.workAccepted,
    came_datetime: day.came_at,
    refused_datetime: day.refused_at,
    not_taken_because: notTaken(day),
    abilities: { refuse_work: mayRefuseWork(ctx, day) },
  }
}
