import { sql } from '../../db/sql/sql.ts'
import type * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { plannedDays } from '#rules/leave/promotion-steps.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { maySeeMember, standingOf } from '../../people/roles/index.ts'
import { daysToPlan } from './acts/days-to-plan.ts'
import { planningSpan } from './acts/judge-days.ts'
import { plannedToWire, promotionToWire } from './leave-promotion.wire.ts'
import { promotionManager, refuseOthers } from './leave-promotion.policy.ts'
import { isStanding, listPlanned, ofPromotions } from './planned-days.store.ts'
import { findPromotion } from './promotions.store.ts'
import { listPromotions, livedDays, pageOfPromotions } from './promotions.queries.ts'

type Asked<E extends { query?: unknown }> = EndpointInput<E & typeof contract.listPromotions>['query']
type Answer<K extends keyof typeof contract> = (typeof contract)[K] extends { response: infer R }
  ? Input<R>
  : never

// A page of a calendar; nobody plans leave over more.
const MOST_DAYS = 400

export async function promotionPage(ctx: MemberContext, query: Asked<typeof contract.listPromotions>) {
  const { results, ...page } = await pageOfPromotions(ctx, query)
  return { ...page, results: results.map((row) => promotionToWire(ctx, row)) }
}

/** @throws Failure NOT_FOUND, FORBIDDEN for who is neither in charge nor the person */
export async function onePromotion(ctx: MemberContext, id: number): Promise<Answer<'getPromotion'>> {
  const [row] = await listPromotions(ctx, sql`p.id = ${id}`)
  refuseOthers(ctx, found(row).member_id)
  return promotionToWire(ctx, row!)
}

export async function promotionsByIds(ctx: MemberContext, ids: readonly number[]) {
  const rows = await listPromotions(ctx, sql`p.id = any(${[...ids]}::bigint[])`)
  return rows.map((row) => promotionToWire(ctx, row))
}

/** @throws Failure FORBIDDEN */
export async function promotionsOf(ctx: MemberContext, memberId: number) {
  refuseOthers(ctx, memberId)
  const rows = await listPromotions(ctx, sql`p.member_id = ${memberId}`)
  return rows.map((row) => promotionToWire(ctx, row))
}

/** @throws Failure NOT_FOUND, FORBIDDEN */
export async function plannedOf(ctx: MemberContext, askId: number | undefined) {
  if (askId !== undefined) refuseOthers(ctx, found(await findPromotion(ctx, askId)).member_id)
  const which = askId === undefined ? sql`d.member_id = ${ctx.actor.memberId}` : ofPromotions([askId])
  return (await livedDays(ctx, await listPlanned(ctx, which))).map((day) => plannedToWire(ctx, day))
}

/** @throws Failure NOT_FOUND, FORBIDDEN */
export async function onePlanned(ctx: MemberContext, id: number) {
  const [day] = await livedDays(ctx, await listPlanned(ctx, sql`d.id = ${id}`))
  refuseOthers(ctx, found(day).member_id)
  return plannedToWire(ctx, day!)
}

/** Whether one has been asked and has not answered yet: the first that runs out. */
export async function openQuestion(ctx: MemberContext): Promise<Answer<'checkPromotionNotice'>> {
  const rows = await listPromotions(ctx, sql`p.member_id = ${ctx.actor.memberId} and p.step = 'ASKED'`)
  const open = rows
    .map((row) => promotionToWire(ctx, row))
    .filter(({ abilities }) => abilities.plan)
    .toSorted((a, b) => (a.user_response_expiry_date! < b.user_response_expiry_date! ? -1 : 1))[0]
  return {
    has_noti: open !== undefined,
    ask_id: open?.id ?? null,
    target_vacation_days: open?.days_to_plan ?? null,
    user_response_expiry_date: open?.user_response_expiry_date ?? null,
  }
}

/** @throws Failure NOT_FOUND for somebody out of sight */
export async function plannedOn(
  ctx: MemberContext,
  {
    date = ctx.today,
    user_id: memberId = ctx.actor.memberId,
  }: EndpointInput<typeof contract.isPlannedDay>['query'],
): Promise<Answer<'isPlannedDay'>> {
  if (promotionManager(ctx)) await standingOf(ctx, memberId)
  else if (!(await maySeeMember(ctx, memberId))) fail('NOT_FOUND')
  const days = await listPlanned(
    ctx,
    sql`d.member_id = ${memberId} and d.planned_on = ${date} and ${isStanding()}`,
  )
  const whole = days.length > 1 || days[0]?.planned_type === 'FULL'
  return {
    is_planned_day: days.length > 0,
    planned_type: whole ? 'FULL' : (days[0]?.planned_type ?? null),
    is_fixed_by_company: days.some((day) => day.planned_by !== day.member_id),
  }
}

/** @throws Failure NOT_FOUND when nothing was promoted in that year */
export async function plannedSummary(
  ctx: MemberContext,
  { user_id: memberId, ordinal_year: year }: EndpointInput<typeof contract.summarizePlannedDays>['query'],
): Promise<Answer<'summarizePlannedDays'>> {
  const rows = await listPromotions(ctx, sql`p.member_id = ${memberId} and p.ordinal_year = ${year}`)
  if (rows.length === 0) fail('NOT_FOUND')
  const asks = rows.map((row) => promotionToWire(ctx, row))
  const days = rows.flatMap((row) => row.days)
  const sum = (some: typeof days) => some.reduce((all, day) => all + plannedDays(day.planned_type), 0)
  return {
    user_id: memberId,
    ordinal_year: year,
    target_days: asks.reduce((all, ask) => all + ask.target_vacation_days, 0),
    planned_days: sum(days),
    used_days: sum(days.filter(({ isUsed }) => isUsed)),
    coming_days: sum(days.filter(({ planned_on }) => planned_on >= ctx.today.toString())),
    plan: days.map((day) => plannedToWire(ctx, day)),
  }
}

/** Days among which the leave of a procedure, or the own leave, is planned. @throws Failure NOT_FOUND, FORBIDDEN, INVALID_RANGE */
export async function calendarToPlan(
  ctx: MemberContext,
  { ask_id: askId, start_date: start, end_date: end }: EndpointInput<typeof contract.getDaysToPlan>['query'],
) {
  const row = askId === undefined ? null : found(await findPromotion(ctx, askId))
  if (row) refuseOthers(ctx, row.member_id)
  const span = row
    ? planningSpan(ctx, row)
    : { from: ctx.today.add({ days: 1 }), to: ctx.today.add({ months: 12 }) }
  const from = start ?? span.from
  const to = end ?? span.to
  if (Temporal.PlainDate.compare(from, to) > 0 || from.until(to).days >= MOST_DAYS) fail('INVALID_RANGE')
  return daysToPlan(ctx, row?.member_id ?? ctx.actor.memberId, { from, to })
}
