import { z } from 'zod'
import { area } from '../../area.ts'

const payPlans = area({ area: 'org', path: '/user/payplan', touches: ['org.list_pay_plans', 'company.get'] })

/** The plan that every company has; its number is the same in all of them. */
export const FREE_PLAN = { pp_id: 1, plan_main: 'FREE' } as const

const payPlan = z.object({
  pp_id: z.number(),
  plan_main: z.string(),
  /** Exactly one plan is in force. */
  in_force: z.boolean(),
  abilities: z.object({ update: z.boolean(), delete: z.boolean(), put_in_force: z.boolean() }),
})

/** The code of a plan: a letter, then letters, digits, _ and -; kept large. */
const planCode = z
  .string()
  .max(200)
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z][A-Z0-9_-]{0,29}$/))
  .meta({ maxLength: 30, pattern: '^[A-Za-z][A-Za-z0-9_-]{0,29}$' })

export const listPayPlans = payPlans({
  id: 'list_pay_plans',
  method: 'GET',
  path: '/',
  summary: 'The plans that the company has on record, FREE first',
  response: z.array(payPlan),
})

export const createPayPlan = payPlans({
  id: 'create_pay_plan',
  method: 'POST',
  path: '/',
  summary: 'Put a plan on record; FREE is always there, and asking for it answers it',
  body: z.object({ plan_main: planCode.default(FREE_PLAN.plan_main) }),
  response: payPlan,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const updatePayPlan = payPlans({
  id: 'update_pay_plan',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Correct the code of a plan, or put it in force',
  body: z.object({ plan_main: planCode.optional(), in_force: z.literal(true).optional() }),
  response: payPlan,
  errors: ['FORBIDDEN', 'NAME_TAKEN', 'FREE_PLAN_FIXED'],
})

export const deletePayPlan = payPlans({
  id: 'delete_pay_plan',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove a plan that is not in force',
  errors: ['FORBIDDEN', 'FREE_PLAN_FIXED', 'PLAN_IN_FORCE'],
})
