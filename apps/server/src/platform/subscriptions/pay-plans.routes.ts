import * as contract from '#contract/platform/subscriptions/pay-plans.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { createPlan, deletePlan, updatePlan } from './keep-plans.ts'
import { getPlan, listPlans } from './pay-plans.store.ts'
import { planToWire } from './pay-plans.wire.ts'

export function payPlanRoutes(server: Server): void {
  route(server, contract.listPayPlans, {
    allow: everyMember,
    handle: async (ctx) => (await listPlans(ctx.tx)).map((row) => planToWire(row, ctx.actor)),
  })
  route(server, contract.createPayPlan, {
    allow: fullAdmin,
    handle: async (ctx, { body }) =>
      planToWire(await getPlan(ctx.tx, await createPlan(ctx, body.plan_main)), ctx.actor),
  })
  route(server, contract.updatePayPlan, {
    allow: fullAdmin,
    handle: async (ctx, { params, body }) => {
      await updatePlan(ctx, params.id, body)
      return planToWire(await getPlan(ctx.tx, params.id), ctx.actor)
    },
  })
  route(server, contract.deletePayPlan, {
    allow: fullAdmin,
    handle: (ctx, { params }) => deletePlan(ctx, params.id),
  })
}
