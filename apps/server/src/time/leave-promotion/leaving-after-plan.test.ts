import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejoinInvite } from '#contract/people/employment/joining.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedToPlan, FIRST_PLANNED, weekdays } from '#test/factories/asked-to-plan.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function planned() {
  const house = await askedToPlan(at)
  expect((await house.plan(weekdays(15))).status).toBe(201)
  const { admin, member, id } = house
  const seen = async () => (await admin.call(contract.getPromotion, { params: { id } })).body
  const leave = (day: string) =>
    admin.call(retireMember, { body: { user_id: member.memberId, retire_date: day as never } })
  expect(await seen()).toMatchObject({ step: 'DONE', has_legal_effect: true })
  return { ...house, seen, leave }
}

const NO_EFFECT = { step: 'DONE', has_legal_effect: false, legal_reason: 'LEFT_BEFORE_END' }

test('a promotion has no effect for who has left before its leave ends, nor once they are invited again; its days say why', async () => {
  const { admin, member, seen, leave } = await planned()
  at.travelTo('2026-10-14T20:00')
  expect((await leave('2026-10-14')).status).toBe(200)
  const gone = await seen()
  expect(gone).toMatchObject(NO_EFFECT)
  expect(gone.plan.map(({ not_taken_because: because }) => because)).toEqual([
    ...Array.from({ length: 3 }, () => null),
    ...Array.from({ length: 12 }, () => 'LEFT'),
  ])
  expect(gone.plan[0]).toMatchObject({ planned_date: FIRST_PLANNED, is_used: true })
  expect((await admin.call(rejoinInvite, { body: { user_id: member.memberId } })).status).toBeLessThan(300)
  expect(await seen()).toMatchObject({ ...NO_EFFECT, plan: gone.plan })
})

test('a leaving that is arranged takes the effect before it comes, one at the end of the leave does not', async () => {
  const early = await planned()
  expect((await early.leave('2026-12-30')).status).toBe(200)
  expect(await early.seen()).toMatchObject(NO_EFFECT)
  const late = await planned()
  expect((await late.leave('2026-12-31')).status).toBe(200)
  expect(await late.seen()).toMatchObject({ has_legal_effect: true, legal_reason: 'WORKER_PLANNED' })
})
