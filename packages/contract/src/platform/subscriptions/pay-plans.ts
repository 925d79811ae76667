import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idParams } from '../../fields.ts'

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

export const listPayPlans = endpoint({
  id: 'org.list_pay_plans',
  area: 'org',
  method: 'GET',
  path: '/user/payplan/',
  summary: 'The plans that the company has on record, FREE first',
  audience: 'member',
  response: z.array(payPlan),
  success: [200],
  errors: [],
})

export const createPayPlan = endpoint({
  id: 'org.create_pay_plan',
  area: 'org',
  method: 'POST',
  path: '/user/payplan/',
  summary: 'Put a plan on record; FREE is always there, and asking for it answers it',
  audience: 'member',
  body: z.object({ plan_main: planCode.default(FREE_PLAN.plan_main) }),
  response: payPlan,
  success: [201, 200],
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const updatePayPlan = endpoint({
  id: 'org.update_pay_plan',
  area: 'org',
  method: 'PATCH',
  path: '/user/payplan/{id}/',
  summary: 'Correct the code of a plan, or put it in force',
  audience: 'member',
  params: idParams,
  body: z.object({ plan_main: planCode.optional(), in_force: z.literal(true).optional() }),
  response: payPlan,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN', 'FREE_PLAN_FIXED'],
})

export const deletePayPlan = endpoint({
  id: 'org.delete_pay_plan',
  area: 'org',
  method: 'DELETE',
  path: '/user/payplan/{id}/',
  summary: 'Remove a plan that is not in force',
  audience: 'member',
  params: idParams,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'FREE_PLAN_FIXED', 'PLAN_IN_FORCE'],
})
