import type { Input } from '#contract/endpoint.ts'
import { type createPayPlan, FREE_PLAN } from '#contract/platform/subscriptions/pay-plans.ts'
import type { MemberContext } from '../../http/context.ts'
import type { PlanRow } from './pay-plans.store.ts'

export function planToWire(
  row: PlanRow,
  { actor: { isFullAdmin } }: Pick<MemberContext, 'actor'>,
): Input<(typeof createPayPlan)['response']> {
  const isFree = row.id === FREE_PLAN.pp_id
  return {
    pp_id: row.id,
    plan_main: row.plan_main,
    in_force: row.in_force,
    abilities: {
      update: isFullAdmin && !isFree,
      delete: isFullAdmin && !isFree && !row.in_force,
      put_in_force: isFullAdmin && !row.in_force,
    },
  }
}
