import type { EndpointInput } from '#contract/endpoint.ts'
import {
  FREE_PLAN,
  type updatePayPlan as updateEndpoint,
} from '#contract/platform/subscriptions/pay-plans.ts'
import { namedIn, standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { setPayPlan } from '../companies/index.ts'
import { fail } from '../../http/fail.ts'
import { getPlan, insertPlan, lockPlans, removePlan, renamePlan } from './pay-plans.store.ts'

/** Puts a plan on record; FREE is there already. @throws Failure NAME_TAKEN */
export async function createPlan(ctx: CommandContext, planMain: string): Promise<number> {
  if (planMain === FREE_PLAN.plan_main) return FREE_PLAN.pp_id
  const id = await insertPlan(ctx.tx, ctx.companyId, planMain)
  ctx.audit({ action: 'pay_plan.create', target: ['pay_plan', id], after: { plan_main: planMain } })
  return id
}

/** @throws Failure NOT_FOUND, FREE_PLAN_FIXED, NAME_TAKEN */
export async function updatePlan(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateEndpoint>['body'],
): Promise<void> {
  await lockPlans(ctx.tx)
  const before = await getPlan(ctx.tx, id)
  if (standsSo(before, change)) return
  const { plan_main: planMain = before.plan_main } = change
  if (planMain !== before.plan_main) {
    if (id === FREE_PLAN.pp_id) fail('FREE_PLAN_FIXED')
    if (planMain === FREE_PLAN.plan_main) fail('NAME_TAKEN')
    await renamePlan(ctx.tx, id, planMain)
  }
  if (change.in_force || before.in_force) await setPayPlan(ctx.tx, planMain)
  const target = ['pay_plan', id] as const
  ctx.audit({ action: 'pay_plan.update', target, before: namedIn(before, change), after: change })
}

/** @throws Failure NOT_FOUND, FREE_PLAN_FIXED, PLAN_IN_FORCE */
export async function deletePlan(ctx: CommandContext, id: number): Promise<void> {
  await lockPlans(ctx.tx)
  const before = await getPlan(ctx.tx, id)
  if (id === FREE_PLAN.pp_id) fail('FREE_PLAN_FIXED')
  if (before.in_force) fail('PLAN_IN_FORCE')
  await removePlan(ctx.tx, id)
  ctx.audit({ action: 'pay_plan.delete', target: ['pay_plan', id], before })
}
