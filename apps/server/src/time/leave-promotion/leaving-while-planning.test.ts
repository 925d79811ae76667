import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedToPlan, weekdays } from '#test/factories/asked-to-plan.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'
import { holdMember } from '../../people/members/index.ts'
import { promotionsMatter } from './leave-promotion.matters.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('who leaves while a plan is sent in ends what was asked; the plan comes too late, and neither waits for the other', async () => {
  const { company, member, plan, ask } = await askedToPlan(at)
  let sent: ReturnType<typeof plan>
  await at.actAs(company.companyId, 'system', async (ctx) => {
    await holdMember(ctx.tx, member.memberId)
    sent = plan(weekdays(15))
    await untilSomebodyWaits(at)
    await promotionsMatter.ended!(ctx, { memberId: member.memberId, lastDay: ctx.today })
  })
  const { status, error } = await sent!
  expect([status, error.error_code]).toEqual([400, 'PROMOTION_STEP'])
  expect(await ask()).toMatchObject({ step: 'EXPIRED', plan: [] })
})

test('a plan waits while nobody works here who could take it, and is taken once somebody does', async () => {
  const { company, member, plan, ask } = await askedToPlan(at)
  const setOthers = (status: string) =>
    at.owner.query('update members set status = $3 where company_id = $1 and id <> $2', [
      company.companyId,
      member.memberId,
      status,
    ])
  // No command leads here (decision D-13): a company that was restored may be so.
  await setOthers('ABSENCE')
  const refused = await plan(weekdays(15))
  expect([refused.status, refused.error.error_code]).toEqual([404, 'NO_PROMOTION_MANAGER'])
  expect(await ask()).toMatchObject({ step: 'ASKED', plan: [] })
  await setOthers('WORKING')
  expect((await plan(weekdays(15))).status).toBe(201)
})
