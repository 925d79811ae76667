import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { listSchMonths } from '#contract/time/schedules/schedules.ts'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let team: LeaveTeam
let member: Client
let leader: Client

// Monday 2026-11-23. Work is settled by the month from 16 October on, so November is settled as a whole.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  await at.owner.query(`update members set work_check = 'ALL' where id = $1`, [team.member.memberId])
  member = await at.as(team.member)
  leader = await at.as(team.leader)
  const body = { user_id: team.member.memberId, work_type: 'FLEX_MONTH', from: '2026-10-16' } as never
  await (await at.as(team.admin)).call(updateMembers, { body })
})
afterAll(() => at.stop())

const overtime = (wk_start_date: string, evt_start_time: string, evt_end_time: string) => ({
  wk_start_date,
  evt_start_time,
  evt_end_time,
})
const preview = async (query: ReturnType<typeof overtime>) =>
  (await member.call(contract.previewEvent, { query: { code: 'WORK:EXTENDED', ...query } })).body.week

test('overtime of who is settled by the month is judged by the month, for the one who asks and the one who decides', async () => {
  // Twelve hours a day in the week before: 60 in it, which only the average of the month judges.
  for (let day = 16; day <= 20; day += 1)
    await makeWorkDay(at, team.member, `2026-11-${day}`, { inMinute: 540, outMinute: 1320 })
  // 3,600 worked, 6 days planned from the 23rd on (2,880), and four hours more. 40 × 30 / 7 hours are 10,285 minutes.
  const expected = {
    settled_by: 'MONTH',
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    total_minutes: 3600 + 6 * 480 + 240,
    requested_minutes: 240,
    max_minutes: 13_371,
    over_40h_minutes: 0,
    status: 'WITHIN_40',
  }
  const query = overtime('2026-11-25', '18:00', '22:00')
  expect(await preview(query)).toMatchObject(expected)
  const asked = await member.call(contract.requestEvent, { body: { wk_event: 'WORK:EXTENDED', ...query } })
  expect(asked.status).toBe(201)
  const decider = await leader.call(contract.getWeekForecast, { params: { id: asked.body.drf_id! } })
  expect(decider.body).toMatchObject(expected)
})

test('leave that nobody has approved does not make room for overtime, and is told apart', async () => {
  const query = overtime('2026-12-10', '18:00', '22:00')
  const before = (await preview(query))!
  expect(before.waiting_leave_minutes).toBe(0)
  const asked = await member.call(contract.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-12-15' as never },
  })
  expect(asked.status).toBe(201)
  expect(await preview(query)).toEqual({ ...before, waiting_leave_minutes: 480 })
  await leader.call(approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  expect(await preview(query)).toMatchObject({
    total_minutes: before.total_minutes - 480,
    waiting_leave_minutes: 0,
  })
})

test('the month in which the way of settling changes is judged by the days that are settled by it', async () => {
  // From 16 October on: 16 days, twelve of them planned, of which one is worked and has four hours besides.
  await makeWorkDay(at, team.member, '2026-10-19', { outMinute: 1320 })
  expect(await preview(overtime('2026-10-20', '18:00', '22:00'))).toMatchObject({
    settled_by: 'MONTH',
    total_minutes: 720 + 240,
    max_minutes: Math.floor((3120 * 16) / 7),
  })
  expect(await preview(overtime('2026-10-14', '18:00', '22:00'))).toMatchObject({
    settled_by: 'WEEK',
    start_date: '2026-10-12',
    max_minutes: 3120,
  })
})

test('the editor of schedules is told who is settled by the month, and from when', async () => {
  const query = { date: '2026-11-01' as never }
  const { results } = (await leader.call(listSchMonths, { query })).body
  const told = new Map(results.map((row) => [row.user_id, row.settled_monthly]))
  expect(told.get(team.member.memberId)).toEqual([{ from: '2026-10-16', before: null }])
  expect(told.get(team.mate.memberId)).toEqual([])
})
