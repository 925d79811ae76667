import { sql } from '../../db/sql/sql.ts'
import { FREE_PLAN } from '#contract/platform/subscriptions/pay-plans.ts'
import type { Tx } from '../../db/connection.ts'
import { isOnly } from '../../db/is-only.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found, onConstraint } from '../../http/fail.ts'

export interface PlanRow {
  id: number
  plan_main: string
  in_force: boolean
}

const taken = { pay_plans_plan_main_key: 'NAME_TAKEN' } as const

/**
 * All plans, FREE first. Which one is in force stands with the company; a plan that is no longer on record leaves FREE.
 */
export async function listPlans(tx: Tx, only?: number): Promise<PlanRow[]> {
  const result = await sql<PlanRow>`
    with plans as (
      select ${FREE_PLAN.pp_id}::bigint as id, ${FREE_PLAN.plan_main}::text as plan_main
      union all select id, plan_main from pay_plans where company_id = ${thisCompany}
    )
    select p.id, p.plan_main, p.plan_main = coalesce(
        (select o.plan_main from plans o where o.plan_main = c.pay_plan), ${FREE_PLAN.plan_main}) as in_force
    from plans p cross join companies c
    where c.company_id = ${thisCompany} and ${isOnly('p', only)} order by p.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getPlan(tx: Tx, id: number): Promise<PlanRow> {
  return found((await listPlans(tx, id))[0])
}

/** One after the other: which plan is in force and which ones there are have to fit each other. */
export async function lockPlans(tx: Tx): Promise<void> {
  await sql`select 1 from companies where company_id = ${thisCompany} for no key update`.execute(tx)
}

/** @throws Failure NAME_TAKEN */
export async function insertPlan(tx: Tx, companyId: number, planMain: string): Promise<number> {
  const query = tx.insertInto('pay_plans').values({ company_id: companyId, plan_main: planMain })
  const row = await onConstraint(taken, () => query.returning('id').executeTakeFirstOrThrow())
  return row.id
}

/** @throws Failure NAME_TAKEN */
export async function renamePlan(tx: Tx, id: number, planMain: string): Promise<void> {
  const query = tx.updateTable('pay_plans').set({ plan_main: planMain }).where('id', '=', id)
  await onConstraint(taken, () => query.execute())
}

export async function removePlan(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('pay_plans').where('id', '=', id).execute()
}
