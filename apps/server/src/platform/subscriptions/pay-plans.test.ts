import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCompany } from '#contract/platform/companies/companies.ts'
import {
  createPayPlan,
  deletePayPlan,
  FREE_PLAN,
  listPayPlans,
  updatePayPlan,
} from '#contract/platform/subscriptions/pay-plans.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

let at: TestApp
let company: TestCompany
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
})

const add = (plan_main: string, client = admin) => client.call(createPayPlan, { body: { plan_main } })
const inForce = async () => (await admin.call(listPayPlans)).body.filter((plan) => plan.in_force)

test('every company has FREE, in force until another one is', async () => {
  const plans = await admin.call(listPayPlans)
  expect(plans.body).toEqual([
    { ...FREE_PLAN, in_force: true, abilities: { update: false, delete: false, put_in_force: false } },
  ])
  const asked = await admin.call(createPayPlan, { body: {} })
  expect([asked.status, asked.body.pp_id]).toEqual([201, FREE_PLAN.pp_id])
})

test('a plan is put on record, into force, corrected and, when another is in force, removed', async () => {
  const made = await add(' standard-2027 ')
  expect(made.body).toMatchObject({ plan_main: 'STANDARD-2027', in_force: false })
  const params = { id: made.body.pp_id }
  expect((await admin.call(updatePayPlan, { params, body: { in_force: true } })).body.in_force).toBe(true)
  const renamed = await admin.call(updatePayPlan, { params, body: { plan_main: 'STANDARD-2028' } })
  expect(renamed.body).toMatchObject({ plan_main: 'STANDARD-2028', in_force: true })
  // The company answers the same plan: there is one truth.
  expect((await admin.call(getCompany)).body.plan_main).toBe('STANDARD-2028')
  expect((await admin.call(deletePayPlan, { params })).error.error_code).toBe('PLAN_IN_FORCE')
  await admin.call(updatePayPlan, { params: { id: FREE_PLAN.pp_id }, body: { in_force: true } })
  expect((await admin.call(deletePayPlan, { params })).status).toBe(204)
  expect(await inForce()).toMatchObject([FREE_PLAN])
  expect((await admin.call(updatePayPlan, { params, body: {} })).status).toBe(404)
  expect(await auditActions(at, company.companyId)).toEqual([
    'pay_plan.create',
    'pay_plan.update',
    'pay_plan.update',
    'pay_plan.update',
    'pay_plan.delete',
  ])
})

test('FREE is neither renamed nor removed, and nothing else is called so', async () => {
  const params = { id: FREE_PLAN.pp_id }
  const renamed = await admin.call(updatePayPlan, { params, body: { plan_main: 'PAID' } })
  expect(renamed.error.error_code).toBe('FREE_PLAN_FIXED')
  expect((await admin.call(deletePayPlan, { params })).error.error_code).toBe('FREE_PLAN_FIXED')
  const other = await add('BASIC')
  const taken = await admin.call(updatePayPlan, {
    params: { id: other.body.pp_id },
    body: { plan_main: 'free' },
  })
  expect(taken.error.error_code).toBe('NAME_TAKEN')
})

test('a plan is put on record once, also by two at the same moment', async () => {
  const both = await Promise.all([add('TWIN'), add('TWIN')])
  expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
})

test('a plan that is being put into force at this moment is not removed', async () => {
  const made = await add('RACE')
  const other = await at.owner.connect()
  await other.query('begin')
  await other.query("update companies set pay_plan = 'RACE' where company_id = $1", [company.companyId])
  const removal = admin.call(deletePayPlan, { params: { id: made.body.pp_id } })
  await untilSomebodyWaits(at)
  await other.query('commit')
  other.release()
  expect((await removal).error.error_code).toBe('PLAN_IN_FORCE')
  expect(await inForce()).toMatchObject([{ plan_main: 'RACE' }])
})

test('only full admins change plans; everybody reads them; another company has its own', async () => {
  const teamId = await makeTeam(at, company)
  const made = await add('OURS')
  const params = { id: made.body.pp_id }
  for (const fields of [{ coverTeamIds: [teamId] }, { teamId }]) {
    const client = await at.as(await makeMember(at, { company, ...fields }))
    expect((await client.call(listPayPlans)).body).toHaveLength(2)
    expect((await add('THEIRS', client)).status).toBe(403)
    expect((await client.call(updatePayPlan, { params, body: { in_force: true } })).status).toBe(403)
    expect((await client.call(deletePayPlan, { params })).status).toBe(403)
  }
  const stranger = await at.as(await makeAdmin(at))
  expect((await stranger.call(deletePayPlan, { params })).status).toBe(404)
  expect((await stranger.call(listPayPlans)).body).toHaveLength(1)
})

test.each(['', '1ST', '요금제', 'A B', 'A'.repeat(31), "X'; drop table"])('"%s" is no plan', async (plan) => {
  expect((await add(plan)).status).toBe(400)
})
