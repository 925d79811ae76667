import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import * as promotion from '#contract/time/leave-promotion/leave-promotion.ts'
import { requestHolidaySwap } from '#contract/time/schedules/swaps.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { promotionRound } from '../../leave-promotion/leave-promotion.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('a day on which a promotion plans leave is not swapped', async () => {
  at.travelTo('2026-07-03T07:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const member = await makeMember(at, { company, joinedOn: '2024-01-01' })
  const own = await at.as(member)
  await admin.call(updateCompany, { body: { use_vac_alter: true, alter_one_day: true } })
  await runRound(at, company.companyId, promotionRound)
  const { body } = await admin.call(promotion.promoteLeave, { body: { user_ids: [member.memberId] } })
  const days: string[] = []
  for (let day = Temporal.PlainDate.from('2026-10-12'); days.length < 15; day = day.add({ days: 1 }))
    if (day.dayOfWeek <= 5) days.push(String(day))
  const plans = days.map((day) => ({
    vacation_ask: body.asked[0]!.id,
    planned_type: 'FULL' as const,
    planned_date: day as never,
  }))
  expect((await own.call(promotion.planLeave, { body: { plans } })).status).toBe(201)
  const swap = { work_date: '2026-12-25', user_id: member.memberId, check_only: true }
  const codeOf = async (free_date: string) =>
    (await admin.call(requestHolidaySwap, { body: { ...swap, free_date } as never })).error?.error_code
  expect(await codeOf('2026-10-12')).toBe('SWAP_EVENTS')
  expect(await codeOf('2026-11-30')).toBeUndefined()
})
