import * as contract from '#contract/platform/subscriptions/pay-plans.ts'
import { recordRoutes } from '../../http/records/record-routes.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { createPlan, deletePlan, updatePlan } from './keep-plans.ts'
import { listPlans } from './pay-plans.store.ts'
import { planToWire } from './pay-plans.wire.ts'

export function payPlanRoutes(server: Server): void {
  const { listPayPlans: list, createPayPlan: create, updatePayPlan: update, deletePayPlan: remove } = contract
  recordRoutes(
    server,
    { list, create, update, remove },
    {
      reads: everyMember,
      keeps: fullAdmin,
      rows: listPlans,
      toWire: planToWire,
      create: (ctx, { plan_main }) => createPlan(ctx, plan_main),
      update: updatePlan,
      remove: deletePlan,
    },
  )
}
