import { afterAll, beforeAll, expect, test } from 'vitest'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { correctWorkTime, getWorkDay } from '#contract/time/attendance/corrections.ts'
import { confirmManyWorkTimes, listConfirmations, reopenWorkTime } from '#contract/time/closing/closing.ts'
import { createConfirmInfo } from '#contract/time/closing/closing-settings.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let admin: Client
let own: Client
let member: TestMember
const OCTOBER_1 = '2026-10-01' as never

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T10:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company, name: '가관리' }))
  member = await makeMember(at, { company, name: '나사원', joinedOn: '2026-10-01' })
  own = await at.as(member)
})
afterAll(() => at.stop())

test('a day tells what of it was no work, in a day, in a week, in the list of the team, and in a month only where there is some', async () => {
  const work_except = [
    { wk_except_start_time: '15:00', wk_except_end_time: '16:00', wk_except_title: '병원' },
  ]
  const body = {
    wk_date: OCTOBER_1,
    wk_start_time: '09:00',
    wk_end_time: '18:00',
    reason: '정정',
    work_except,
  }
  const told = [{ wk_except_start_time: '15:00:00', wk_except_end_time: '16:00:00', wk_except_title: '병원' }]
  const entered = await admin.call(correctWorkTime, { body: { ...body, user_id: member.memberId } as never })
  expect(entered.body.work_except).toEqual(told)
  const daysOf = async (type: 'day' | 'week' | 'month') =>
    (await own.call(getWorkTime, { query: { type, date: OCTOBER_1 } })).body.days
  expect((await daysOf('day'))[0]!.work_except).toEqual(told)
  expect((await daysOf('week')).map((day) => day.work_except)).toEqual([[], [], [], told, [], [], []])
  expect((await daysOf('month')).filter((day) => 'work_except' in day)).toMatchObject([
    { wk_date: '2026-10-01', work_except: told },
  ])
  const team = await admin.call(listTeamDaily, { query: { date: OCTOBER_1 } })
  expect(team.body.results.map((row) => [row.username, row.work_except])).toEqual([
    ['가관리', []],
    ['나사원', told],
  ])
})

test('a day tells when it was closed, until it is opened again', async () => {
  const closed = async () =>
    (await own.call(getWorkDay, { query: { date: OCTOBER_1 } })).body.confirmed_datetime
  expect(await closed()).toBeNull()
  // A week of which the person belongs to the company from the first of October on: two days of work.
  await makeWorkDay(at, member, '2026-10-02')
  await admin.call(createConfirmInfo, { body: { confirm_period: 'WEEKLY', confirm_day: 7 } })
  const confirmed_date = OCTOBER_1
  const made = await admin.call(confirmManyWorkTimes, {
    body: { confirmed_date, user_ids: [member.memberId] },
  })
  expect(made.body).toMatchObject({ confirmed_count: 1, skipped: [] })
  expect(await closed()).toBe('2026-11-23T01:00:00Z')
  const { results } = (await admin.call(listConfirmations, { query: { date: confirmed_date } })).body
  const { id } = results.find((row) => row.user === member.memberId)!
  await admin.call(reopenWorkTime, { params: { id: id! }, query: { reason: '정정' } })
  expect(await closed()).toBeNull()
})

test('a report says how the days are counted, and that of a week whom to ask about it', async () => {
  const report = async (type: 'day' | 'week' | 'month') =>
    (await own.call(getWorkTime, { query: { type, date: OCTOBER_1 } })).body
  expect(await report('week')).toMatchObject({ work_type: 'FIXED', hr_charger: '가관리' })
  expect(await report('day')).toMatchObject({ work_type: 'FIXED', hr_charger: null })
  await at.owner.query(`update members set work_type = 'FLEX_DAY' where id = $1`, [member.memberId])
  await at.owner.query(`insert into role_holders (company_id, member_id, role) values ($1, $2, 'HR')`, [
    member.companyId,
    member.memberId,
  ])
  expect(await report('week')).toMatchObject({ work_type: 'FLEX_DAY', hr_charger: '나사원' })
  expect(await report('month')).toMatchObject({ work_type: 'FLEX_DAY', hr_charger: null })
})
