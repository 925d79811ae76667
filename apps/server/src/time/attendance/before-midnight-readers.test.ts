import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { checkInOut, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, getWorkDay, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { setShifts } from '../work-plans/index.ts'

// What is asked of a day whose shift began before midnight: corrections while it runs, the days beside it, approval.
let at: TestApp
let admin: Client
let boss: Client
let worker: TestMember
let own: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const SHIFT = {
  works: true,
  start_minute: 30,
  end_minute: 600,
  rest_minutes: 60,
  template_id: null,
}

beforeEach(async () => {
  at.travelTo('2026-11-24T09:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  const leader = await makeMember(at, { company })
  boss = await at.as(leader)
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  worker = await makeMember(at, { company, teamId })
  own = await at.as(worker)
  await at.inCompany(company.companyId, (tx) =>
    setShifts({ tx }, [{ member_id: worker.memberId, work_on: '2026-11-25', ...SHIFT }]),
  )
})

const press = (loc_check_type: 'IN' | 'OUT') => own.call(checkInOut, { body: { loc_check_type } })
const ask = (wk_date: string, times: object) =>
  own.call(requestCorrection, {
    body: { wk_date, reason: '착오', ...times } as never,
  })
const enter = (wk_date: string, times: object) =>
  admin.call(correctWorkTime, {
    body: {
      user_id: worker.memberId,
      wk_date,
      reason: '정정',
      ...times,
    } as never,
  })
const dayOf = async (date: string) =>
  (await own.call(getWorkTime, { query: { date: date as never } })).body.days[0]!

test('a day that somebody came for before midnight is running, and may be corrected up to now', async () => {
  expect((await enter('2026-11-25', { wk_start_time: '23:50', wk_end_time: null })).error).toMatchObject({
    fields: { wk_date: '아직 지나지 않은 날입니다.' },
  })
  at.travelTo('2026-11-24T23:30')
  await press('IN')
  at.travelTo('2026-11-24T23:45')
  const field = async (times: object) => Object.keys((await enter('2026-11-25', times)).error.fields ?? {})
  expect(await field({ wk_start_time: '23:50', wk_end_time: null })).toEqual(['wk_start_time'])
  expect(await field({ wk_start_time: '23:40', wk_end_time: '23:50' })).toEqual(['wk_end_time'])
  expect((await enter('2026-11-26', { wk_start_time: '23:40', wk_end_time: null })).error).toMatchObject({
    fields: { wk_date: '아직 지나지 않은 날입니다.' },
  })
  expect((await enter('2026-11-25', { wk_start_time: '23:40', wk_end_time: null })).body).toMatchObject({
    wk_start_time: '-00:20:00',
    wk_end_time: null,
  })
  expect((await own.call(getWorkDay, { query: { date: '2026-11-25' as never } })).body.day).toMatchObject({
    wk_start_time: '-00:20:00',
    missing: null,
  })
})

test('what is asked for while it runs is approved as it was asked', async () => {
  at.travelTo('2026-11-24T23:40')
  await press('IN')
  const { body, status } = await ask('2026-11-25', { wk_start_time: '23:35' })
  expect(status).toBe(201)
  at.travelTo('2026-11-24T23:50')
  const answer = await boss.call(approveDocument, {
    params: { id: body.drf_id },
    body: {},
  })
  expect(answer.status).toBe(200)
  expect(await dayOf('2026-11-25')).toMatchObject({
    wk_start_time: '-00:25:00',
    late_minutes: 0,
  })
  expect(await dayOf('2026-11-24')).toMatchObject({ wk_start_time: null })
})

test('the day before does not run into it, and the sentence says when on that day it began', async () => {
  at.travelTo('2026-11-24T23:30')
  await press('IN')
  at.travelTo('2026-11-25T10:00')
  await press('OUT')
  const times = { wk_start_time: '15:00', wk_end_time: '23:31' }
  expect((await enter('2026-11-24', times)).error.fields).toEqual({
    wk_end_time: '다음 날 근무가 이 날 23:30에 시작되어 시간이 겹칩니다.',
  })
  expect((await enter('2026-11-24', { ...times, wk_end_time: '23:30' })).status).toBe(201)
})

test('it does not begin before the day before has ended, and the sentence says when that was', async () => {
  await makeWorkDay(at, worker, '2026-11-24', {
    inMinute: 840,
    outMinute: 1420,
  })
  at.travelTo('2026-11-25T11:00')
  const times = { wk_start_time: '23:30', wk_end_time: '10:00' }
  expect((await enter('2026-11-25', times)).error.fields).toEqual({
    wk_start_time: '전날 23:40에 끝난 전날 근무와 시간이 겹칩니다.',
  })
  expect((await enter('2026-11-25', { ...times, wk_start_time: '23:40' })).status).toBe(201)
})
