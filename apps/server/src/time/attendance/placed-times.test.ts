import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, getWorkDay, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

// What was recorded, filed or agreed to lies where it was put, whatever is planned around it.
let at: TestApp
let company: TestCompany
let admin: Client
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
})
afterAll(() => at.stop())

const SHIFT = { work: true, start_time: '00:30', end_time: '10:00', rest: 60 }

async function plan({ memberId }: TestMember, shiftDays: readonly number[]) {
  const days = Array.from({ length: 30 }, (_, n) => (shiftDays.includes(n + 1) ? SHIFT : { work: false }))
  const saved = await admin.call(saveSchMonth, {
    body: {
      user_id: memberId,
      sch_start_date: '2026-11-01' as never,
      sch_end_date: '2026-11-30' as never,
      work_month: days.map(({ work }) => (work ? 'T' : 'F')).join(''),
      work_schedule: Object.fromEntries(days.map((one, n) => [n + 1, one])) as never,
    },
  })
  expect(saved.status).toBeLessThan(300)
}

async function somebody(shiftDays: readonly number[]) {
  at.travelTo('2026-11-23T09:00')
  const boss = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  const member = await makeMember(at, { company, teamId })
  await plan(member, shiftDays)
  return { member, own: await at.as(member), leader: await at.as(boss) }
}

const enter = ({ memberId }: TestMember, wk_start_time: string, wk_end_time: string) =>
  admin.call(correctWorkTime, {
    body: {
      user_id: memberId,
      wk_date: '2026-11-25',
      wk_start_time,
      wk_end_time,
      reason: '정정',
    } as never,
  })
const press = (own: Client, loc_check_type: 'IN' | 'OUT') =>
  own.call(checkInOut, { body: { loc_check_type } })

test('correcting the end leaves a start in the evening where it was recorded', async () => {
  const { member } = await somebody([25])
  await makeWorkDay(at, member, '2026-11-25', {
    inMinute: 1430,
    outMinute: 1435,
  })
  at.travelTo('2026-11-26T12:00')
  expect((await enter(member, '23:50', '23:59')).body).toMatchObject({
    wk_start_time: '23:50:00',
    wk_end_time: '23:59:00',
  })
  expect((await enter(member, '23:50', '28:20')).body).toMatchObject({
    wk_start_time: '23:50:00',
  })
})

test('what was read can be written back', async () => {
  const { member } = await somebody([25])
  at.travelTo('2026-11-26T12:00')
  expect((await enter(member, '-00:20:00', '10:30:00')).body).toMatchObject({
    wk_start_time: '-00:20:00',
  })
  // It lies where it lay: nothing is left to be changed.
  expect((await enter(member, '-00:20:00', '10:30:00')).error.fields?.wk_end_time).toContain('이미 기록된')
  expect((await enter(member, '-00:20:00', '10:40:00')).body).toMatchObject({
    wk_start_time: '-00:20:00',
    wk_end_time: '10:40:00',
  })
  expect((await enter(member, '-04:01', '10:30')).status).toBe(400)
})

test('a correction becomes what it says, although the shift is gone by the time it is approved', async () => {
  const { member, own, leader } = await somebody([25])
  at.travelTo('2026-11-25T12:00')
  const asked = await own.call(requestCorrection, {
    body: {
      wk_date: '2026-11-25',
      wk_start_time: '23:35',
      wk_end_time: '10:00',
      reason: '누락',
    } as never,
  })
  expect(asked.status).toBe(201)
  await plan(member, [])
  const approved = await leader.call(approveDocument, {
    params: { id: asked.body.drf_id },
    body: {},
  })
  expect(approved.status).toBe(200)
  const { body } = await own.call(getWorkDay, {
    query: { date: '2026-11-25' as never },
  })
  expect(body.day).toMatchObject({
    wk_start_time: '-00:25:00',
    wk_end_time: '10:00:00',
  })
})

test('a moment lies where it is, whatever is planned near it', async () => {
  const { own, leader } = await somebody([25])
  at.travelTo('2026-11-26T12:00')
  const body = {
    loc_check_type: 'IN',
    loc_time: '2026-11-25T23:35:00+09:00',
    reason: '누락',
  }
  const asked = await own.call(requestCorrection, { body: body as never })
  await leader.call(approveDocument, {
    params: { id: asked.body.drf_id },
    body: {},
  })
  const day = await own.call(getWorkDay, {
    query: { date: '2026-11-25' as never },
  })
  expect(day.body.day).toMatchObject({ wk_start_time: '23:35:00' })
})

test('a forgotten check-out does not swallow the press for the next night', async () => {
  const { own } = await somebody([24, 25])
  at.travelTo('2026-11-23T23:50')
  expect((await press(own, 'IN')).body).toMatchObject({
    wk_date: '2026-11-24',
    start_time: '-00:10:00',
  })
  at.travelTo('2026-11-24T23:40')
  expect((await press(own, 'OUT')).error.error_code).toBe('CHECK_SEQUENCE')
  expect((await press(own, 'IN')).body).toMatchObject({
    wk_date: '2026-11-25',
    start_time: '-00:20:00',
  })
})

test('whoever comes for overtime of a day off comes for that day, not for the shift after it', async () => {
  const { own, leader } = await somebody([27])
  at.travelTo('2026-11-25T09:00')
  const body = {
    wk_event: 'WORK:EXTENDED',
    wk_start_date: '2026-11-26',
    wk_end_date: '2026-11-26',
    evt_start_time: '21:00',
    evt_end_time: '23:00',
    wk_comment: '점검',
  }
  const asked = await own.call(requestEvent, { body: body as never })
  await leader.call(approveDocument, {
    params: { id: asked.body.drf_id! },
    body: {},
  })
  at.travelTo('2026-11-26T21:00')
  expect((await press(own, 'IN')).body).toMatchObject({
    wk_date: '2026-11-26',
    start_time: '21:00:00',
  })
})
