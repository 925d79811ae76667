import { afterAll, beforeAll, expect, test } from 'vitest'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { setShifts } from '#server/time/work-plans/index.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let member: Client

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  member = await at.as(team.member)
})
afterAll(() => at.stop())

const day = { wk_start_date: '2026-11-24' }

test.each([
  ['QUARTER', '20:00', ''],
  ['QUARTER', '16:30', ''],
  ['ONEHOUR', '08:30', ''],
  ['TIME', '18:00', '20:00'],
  ['TIME', '17:00', '20:00'],
] as const)(
  '%s at %s–%s reaches beyond 09:00–18:00: asked and previewed alike',
  async (unit, evt_start_time, evt_end_time) => {
    const wk_event = `VACATION:ANNUAL:${unit}` as const
    const times = { evt_start_time, evt_end_time }
    const asked = await member.call(events.requestEvent, { body: { ...day, ...times, wk_event } })
    const seen = await member.call(events.previewEvent, { query: { ...day, ...times, code: wk_event } })
    for (const { status, error } of [asked, seen]) {
      expect(status).toBe(406)
      expect(error).toMatchObject({
        error_code: 'LEAVE_OUTSIDE_HOURS',
        message: '근무 시간 외에는 휴가를 신청할 수 없습니다. 근무 시간: 09:00 ~ 18:00',
      })
    }
    expect(await leaveRequestsOf(at, team.member.memberId)).toEqual([])
  },
)

test.each(['14:00', '15:00'])('a time from 15:00 to %s goes nowhere', async (evt_end_time) => {
  const times = { ...day, evt_start_time: '15:00', evt_end_time }
  const wk_event = 'VACATION:ANNUAL:TIME'
  const asked = await member.call(events.requestEvent, { body: { ...times, wk_event } })
  const seen = await member.call(events.previewEvent, { query: { ...times, code: wk_event } })
  expect([asked, seen].map(({ error }) => error.error_code)).toEqual(['INVALID_RANGE', 'INVALID_RANGE'])
})

test('a quarter over lunch takes what would have been work', async () => {
  const seen = await member.call(events.previewEvent, {
    query: { ...day, code: 'VACATION:ANNUAL:QUARTER', evt_start_time: '11:00' },
  })
  expect(seen.body).toMatchObject({ applied_days: 0.125, counted_days: [{ minutes: 60 }] })
})

test('where work goes on over midnight, one request still lies on one side of the day change', async () => {
  const night = await makeCompany(at)
  await at.owner.query(
    `update companies set work_start_minute = 1320, work_end_minute = 420, lunch_start_minute = 120,
       lunch_end_minute = 180 where company_id = $1`,
    [night.companyId],
  )
  const worker = await at.as((await makeLeaveTeam(at, night)).member)
  const ask = (evt_start_time: string, evt_end_time: string) =>
    worker.call(events.requestEvent, {
      body: { ...day, wk_event: 'VACATION:ANNUAL:TIME', evt_start_time, evt_end_time },
    })
  expect((await ask('23:00', '01:00')).body).toMatchObject({ applied_days: 0.25, evt_end_time: '25:00:00' })
  expect((await ask('05:00', '07:00')).error.error_code).toBe('INVALID_TIME')
  // Nobody chose the times of a half of the shift, so that nobody could split them.
  const half = await worker.call(events.previewEvent, { query: { ...day, code: 'VACATION:ANNUAL:PM' } })
  expect(half.body).toMatchObject({ applied_days: 0.5 })
  expect((await ask('07:00', '08:00')).error).toMatchObject({
    error_code: 'LEAVE_OUTSIDE_HOURS',
    message: expect.stringContaining('22:00 ~ 익일 07:00'),
  })
})

test('of several days the one whose hours do not hold the time refuses it, and its hours are told', async () => {
  const company = await makeCompany(at)
  const { member: who } = await makeLeaveTeam(at, company)
  const shifted = await at.as(who)
  await at.inCompany(company.companyId, (tx) =>
    setShifts({ tx }, [
      {
        member_id: who.memberId,
        work_on: '2026-12-09',
        works: true,
        start_minute: 840,
        end_minute: 1380,
        rest_minutes: 60,
        template_id: null,
      },
    ]),
  )
  await at.owner.query(
    `insert into company_holidays (company_id, holiday_on, name, is_off, free_half) values ($1, '2026-12-24', '종무식', true, 'PM')`,
    [company.companyId],
  )
  const code = 'VACATION:ANNUAL:QUARTER'
  const ask = async (wk_start_date: string, wk_end_date: string, evt_start_time: string) => {
    const asked = { wk_start_date, wk_end_date, evt_start_time }
    const answers = [
      await shifted.call(events.previewEvent, { query: { ...asked, code } }),
      await shifted.call(events.requestEvent, { body: { ...asked, wk_event: code } }),
    ]
    return answers.map(({ status, error }) => (status === 406 ? error.message : status))
  }
  const told = (hours: string) => {
    const message = `근무 시간 외에는 휴가를 신청할 수 없습니다. 근무 시간: ${hours}`
    return [message, message]
  }
  expect(await ask('2026-12-08', '2026-12-09', '10:00')).toEqual(told('12월 9일(수) 14:00 ~ 23:00'))
  expect(await ask('2026-12-23', '2026-12-24', '15:00')).toEqual(told('12월 24일(목) 09:00 ~ 14:00'))
})
