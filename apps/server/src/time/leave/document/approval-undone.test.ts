import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/leave/leave.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let member: Client
let leader: Client

// Monday 2026-11-23, 09:00. Everybody joined on 2024-03-04: 15 days from 2026-03-04 to 2027-03-03.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  member = await at.as(team.member)
  leader = await at.as(team.leader)
})
afterAll(() => at.stop())

const ask = async (wk_start_date: string) => {
  const body = { wk_event: 'VACATION:ANNUAL:AM' as const, wk_start_date }
  return (await member.call(events.requestEvent, { body })).body.drf_id!
}
const approve = (id: number) => leader.call(approvals.approveDocument, { params: { id }, body: {} })
const info = async () => (await member.call(contract.getLeaveInfo, {})).body

test('an approval that is taken back holds the days again, and takes them once more when it is given anew', async () => {
  const id = await ask('2026-11-23')
  const today = async () => ({
    days: (
      await at.owner.query(`select leave_minutes from work_days where member_id = $1 order by work_on`, [
        team.member.memberId,
      ])
    ).rows,
    info: await info(),
  })
  await approve(id)
  // Meanwhile another one is asked for and approved.
  await approve(await ask('2026-11-27'))
  const taken = await today()
  expect(taken.info).toMatchObject({ used_vac_days: 1, held_vac_days: 0 })

  const undone = await leader.call(approvals.withdrawDecision, { params: { id } })
  expect(undone.body.drf_status).toBe('REQUESTED')
  expect(await info()).toMatchObject({
    remaining_days: 14.5,
    used_vac_days: 0.5,
    held_vac_days: 0.5,
    available_days: 14,
  })
  expect((await leaveRequestsOf(at, team.member.memberId)).map(({ status }) => status).sort()).toEqual([
    'APPROVED',
    'REQUESTED',
  ])
  expect((await today()).days).toEqual([{ leave_minutes: 0 }, { leave_minutes: 240 }])

  await approve(id)
  expect(await today()).toEqual(taken)
  at.travelTo('2026-11-23T09:00:11')
  const late = await leader.call(approvals.withdrawDecision, { params: { id } })
  expect(late.error.error_code).toBe('UNDO_TOO_LATE')
  expect(await today()).toEqual(taken)
})
