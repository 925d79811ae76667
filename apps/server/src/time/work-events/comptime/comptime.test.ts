import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { listEventCodes } from '#contract/time/event-codes/event-codes.ts'
import { getComptime } from '#contract/time/work-events/comptime.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let member: Client
let leader: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23, 09:00; hours of 09:00-18:00.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  await at.owner.query(`update members set work_check = 'ALL' where id = $1`, [team.member.memberId])
  member = await at.as(team.member)
  leader = await at.as(team.leader)
})

const agree = async (settings: Record<string, boolean>) =>
  (await at.as(team.admin)).call(updateCompany, { body: { use_vac_alter: true, ...settings } })

const ask = (wk_event: string, wk_start_date: string, times: [string, string] | [] = []) =>
  member.call(contract.requestEvent, {
    body: { wk_event, wk_start_date, evt_start_time: times[0], evt_end_time: times[1] },
  })
const approve = (id: number) => leader.call(approvals.approveDocument, { params: { id }, body: {} })
const comptime = async (query: { wk_start_date?: string; user_id?: number } = {}, client = member) =>
  (await client.call(getComptime, { query })).body

test('approved overtime earns time off at the premium rate, which is asked for in hours', async () => {
  await agree({ alter_extend: true })
  const overtime = await ask('WORK:EXTENDED', '2026-11-24', ['20:00', '23:00'])
  // Three hours, one of them at night.
  expect(overtime.body.comp_minutes).toBe(300)
  expect(await comptime({ wk_start_date: '2026-11-30' })).toMatchObject({
    is_offered: true,
    earned_minutes: 0,
  })
  await approve(overtime.body.drf_id!)
  expect(await comptime()).toMatchObject({ as_of: '2026-11-23', left_minutes: 0 })
  expect(await comptime({ wk_start_date: '2026-11-30' })).toMatchObject({
    earned_minutes: 300,
    left_minutes: 300,
    article: '근로기준법 제57조',
    sources: [{ event_name: '연장 근로', date: '2026-11-24', worked_minutes: 180, comp_minutes: 300 }],
  })
  const wanted = { code: 'SP:COMPTIME:TIME', wk_start_date: '2026-11-30' }
  const preview = async (evt_end_time: string) =>
    (
      await member.call(contract.previewEvent, {
        query: { ...wanted, evt_start_time: '09:00', evt_end_time },
      })
    ).body
  expect(await preview('11:00')).toMatchObject({
    v_minutes_before: 300,
    v_minutes_after: 180,
    is_enough: true,
  })
  expect(await preview('16:00')).toMatchObject({ v_minutes_after: -60, is_enough: false })

  const both = await Promise.all([
    ask('SP:COMPTIME:TIME', '2026-11-30', ['09:00', '12:00']),
    ask('SP:COMPTIME:TIME', '2026-12-01', ['09:00', '12:00']),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 406])
  const refused = both.find(({ status }) => status === 406)!
  expect(refused.error).toMatchObject({ error_code: 'EVENT_MINUS_NOT_ACCEPTABLE' })
  expect(refused.error.message).toContain('2:00')
  expect(await comptime({ wk_start_date: '2026-12-02' })).toMatchObject({
    held_minutes: 180,
    left_minutes: 120,
  })
})

test('work on a day off earns by its own switch, and what was asked for before the agreement earns nothing', async () => {
  const before = await ask('WORK:EXTENDED', '2026-11-24', ['18:00', '20:00'])
  await agree({ alter_weekend: true })
  await approve(before.body.drf_id!)
  const overtime = await ask('WORK:EXTENDED', '2026-11-25', ['18:00', '20:00'])
  expect(overtime.body.comp_minutes).toBe(0)
  const weekend = await ask('WORK:WEEKEND:AM', '2026-11-28')
  expect(weekend.body.comp_minutes).toBe(360)
  await approve(weekend.body.drf_id!)
  expect(await comptime({ wk_start_date: '2026-11-30' })).toMatchObject({ earned_minutes: 360 })
})

test('without an agreement nobody is offered time off, and others do not read what somebody has', async () => {
  const offered = async () =>
    (await member.call(listEventCodes, {})).body.some(({ code }) => code === 'SP:COMPTIME')
  expect(await offered()).toBe(false)
  expect((await ask('SP:COMPTIME:FULL', '2026-11-25')).error.error_code).toBe('EVENT_NOT_USABLE')
  expect(await comptime()).toMatchObject({ is_offered: false, left_minutes: 0 })
  await agree({ alter_extend: true })
  expect(await offered()).toBe(true)
  expect((await ask('SP:COMPTIME:FULL', '2026-11-25')).error.error_code).toBe('EVENT_MINUS_NOT_ACCEPTABLE')
  const foreign = { query: { user_id: team.member.memberId } }
  expect((await (await at.as(team.mate)).call(getComptime, foreign)).status).toBe(403)
  expect((await leader.call(getComptime, foreign)).status).toBe(200)
})

test.each([
  [{ alter_extend: true }, 300, 0],
  [{ alter_weekend: true }, 0, 720],
  [{ alter_one_day: true }, 0, 0],
])('each agreement earns for its own work alone: %j', async (agreed, byOvertime, byWeekend) => {
  await agree({ alter_extend: false, alter_weekend: false, alter_one_day: false, ...agreed })
  const overtime = await ask('WORK:EXTENDED', '2026-11-24', ['20:00', '23:00'])
  const weekend = await ask('WORK:WEEKEND:FULL', '2026-11-28')
  expect([overtime, weekend].map(({ body }) => body.comp_minutes ?? 0)).toEqual([byOvertime, byWeekend])
})
