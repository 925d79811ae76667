import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { getOnDutyStatus } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, getWorkDay } from '#contract/time/attendance/corrections.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { listSchMonths } from '#contract/time/schedules/schedules.ts'
import * as contract from '#contract/time/schedules/swaps.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(() => at.travelTo('2026-12-21T10:00'))

interface Team {
  company: TestCompany
  admin: Client
  leader: Client
  member: TestMember
  own: Client
  other: Client
}

async function team(settings: object = { use_vac_alter: true, alter_one_day: true }): Promise<Team> {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const boss = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  const member = await makeMember(at, { company, teamId, joinedOn: '2025-01-06' })
  const saved = await admin.call(updateCompany, { body: settings as never })
  expect(saved.status).toBe(200)
  const other = await at.as(await makeMember(at, { company, teamId }))
  return { company, admin, leader: await at.as(boss), member, own: await at.as(member), other }
}

/** 성탄절 is a Friday; the Monday after it is free instead. */
const CHRISTMAS = { work_date: '2026-12-25', free_date: '2026-12-28' }

const ask = (client: Client, more: object = {}) =>
  client.call(contract.requestHolidaySwap, { body: { ...CHRISTMAS, reason: '연말 행사', ...more } as never })
const approve = (client: Client, id: number) =>
  client.call(approvals.approveDocument, { params: { id }, body: {} })
const cancel = (client: Client, id: number) =>
  client.call(approvals.cancelDocument, { params: { id }, body: {} } as never)
const swaps = async (client: Client, query: object = {}) =>
  (await client.call(contract.listHolidaySwaps, { query: { date: '2026-12-01', ...query } as never })).body

async function days({ own }: Team) {
  const of = async (date: string) => (await own.call(getWorkDay, { query: { date: date as never } })).body.day
  return [await of(CHRISTMAS.work_date), await of(CHRISTMAS.free_date)]
}

const USUAL = [
  { is_holiday: true, is_work_day: false, holiday_name: '성탄절' },
  { is_holiday: false, is_work_day: true, holiday_name: null },
]
const SWAPPED = [
  { is_holiday: false, is_work_day: true, holiday_name: null },
  { is_holiday: true, is_work_day: false, holiday_name: '휴일대체(성탄절)' },
]

test('a swap is looked at, asked for, approved by the leader, and is the plan of both days until it is canceled', async () => {
  const all = await team()
  const seen = await ask(all.own, { check_only: true })
  expect([seen.status, seen.body]).toMatchObject([
    201,
    {
      is_written: false,
      drf_id: null,
      drf_status: null,
      work: { date: '2026-12-25', holiday_name: '성탄절', start_time: '09:00:00', end_time: '18:00:00' },
      free: { date: '2026-12-28', holiday_name: '휴일대체(성탄절)' },
    },
  ])
  const asked = await ask(all.own)
  expect([asked.status, asked.body.drf_status]).toEqual([201, 'REQUESTED'])
  const id = asked.body.drf_id!
  expect((await all.leader.call(approvals.getDocument, { params: { id } })).body).toMatchObject({
    drf_type: 'HOLIDAY_SWAP',
    drf_title: '휴일 대체 · 12월 25일(금) → 12월 28일(월)',
    drf_values: { ...CHRISTMAS, holiday_name: '성탄절', reason: '연말 행사' },
  })
  expect(await days(all)).toMatchObject(USUAL)
  expect((await approve(all.leader, id)).status).toBe(200)
  expect(await days(all)).toMatchObject(SWAPPED)
  expect(await swaps(all.own)).toMatchObject({
    is_offered: true,
    results: [{ ...CHRISTMAS, free_name: '휴일대체(성탄절)', drf_id: id, abilities: { delete: false } }],
  })
  expect((await ask(all.own)).error.error_code).toBe('SWAP_NO_HOLIDAY')
  expect((await cancel(all.own, id)).status).toBe(200)
  expect(await days(all)).toMatchObject(USUAL)
  expect((await swaps(all.own)).results).toEqual([])
  const acts = (await auditActions(at, all.company.companyId)).filter((one) => one.startsWith('holiday_swap'))
  expect(acts).toEqual(['holiday_swap.set', 'holiday_swap.clear'])
})

test('an approval that is taken back, and a refusal, leave both days as they are', async () => {
  const all = await team()
  const { body } = await ask(all.own)
  await approve(all.leader, body.drf_id!)
  const back = await all.leader.call(approvals.withdrawDecision, { params: { id: body.drf_id! } })
  expect(back.body.drf_status).toBe('REQUESTED')
  expect(await days(all)).toMatchObject(USUAL)
  const denied = await all.leader.call(approvals.denyDocument, {
    params: { id: body.drf_id! },
    body: { comment: '인원 부족' },
  } as never)
  expect([denied.status, await days(all)]).toMatchObject([200, USUAL])
})

test('ten hours are overtime on the holiday that is worked, and holiday work on the day in its place', async () => {
  const all = await team()
  const { body } = await ask(all.own)
  await approve(all.leader, body.drf_id!)
  at.travelTo('2026-12-30T10:00')
  const of = async (date: string) =>
    (await all.own.call(getWorkDay, { query: { date: date as never } })).body.day
  const correct = async (date: string) => {
    const body = { wk_date: date, user_id: all.member.memberId, wk_start_time: '09:00', wk_end_time: '20:00' }
    const done = await all.admin.call(correctWorkTime, { body: { ...body, reason: '단말기 고장' } as never })
    expect(done.status).toBe(201)
  }
  await correct('2026-12-25')
  await correct('2026-12-28')
  expect(await of('2026-12-25')).toMatchObject({
    work_minutes: 600,
    overtime_minutes: 120,
    holiday_minutes: 0,
  })
  expect(await of('2026-12-28')).toMatchObject({
    work_minutes: 600,
    overtime_minutes: 0,
    holiday_minutes: 480,
  })
  expect((await cancel(all.own, body.drf_id!)).error.error_code).toBe('SWAP_BEGUN')
})

test('the board of the day expects on the holiday whoever works on it, and nobody on the day in its place', async () => {
  const all = await team()
  const { body } = await ask(all.own)
  await approve(all.leader, body.drf_id!)
  const duty = async () => (await all.own.call(getOnDutyStatus, { query: {} as never })).body.onduty_status
  at.travelTo('2026-12-25T10:00')
  expect(await duty()).toBe('NOT_IN')
  at.travelTo('2026-12-28T10:00')
  expect(await duty()).toBe('DAY_OFF')
})

test('whoever plans the days of a person enters a swap, tells them, and takes it back before it begins', async () => {
  const all = await team()
  const user_id = all.member.memberId
  expect((await ask(all.other, { user_id })).error.error_code).toBe('FORBIDDEN')
  expect((await ask(all.own, { user_id })).error.error_code).toBe('FORBIDDEN')
  expect((await ask(all.leader, { user_id })).body).toMatchObject({ is_written: true, drf_id: null })
  expect(await days(all)).toMatchObject(SWAPPED)
  const told = (await all.own.call(listNotifications, {})).body.results[0]!
  expect(told).toMatchObject({ nt_title: '휴일 대체' })
  const [swap] = (await swaps(all.leader, { user_id })).results
  expect(swap).toMatchObject({ drf_id: null, abilities: { delete: true } })
  const remove = (client: Client) =>
    client.call(contract.deleteHolidaySwap, { params: { id: swap!.swap_id } })
  expect((await remove(all.own)).status).toBe(403)
  expect((await remove(all.leader)).status).toBe(204)
  expect(await days(all)).toMatchObject(USUAL)
  expect((await remove(all.leader)).status).toBe(404)
})

test('is refused where the company does not offer it, too late, outside the employment, on closed days and beside leave', async () => {
  const off = await team({ use_vac_alter: true, alter_one_day: false })
  expect((await ask(off.own)).error.error_code).toBe('SWAP_NOT_OFFERED')
  expect((await swaps(off.own)).is_offered).toBe(false)
  const all = await team()
  const codeOf = async (more: object) => (await ask(all.own, more)).error.error_code
  expect(await codeOf({ work_date: '2024-12-25' })).toBe('BEFORE_JOIN')
  expect(await codeOf({ work_date: '2026-12-24' })).toBe('SWAP_NO_HOLIDAY')
  expect(await codeOf({ free_date: '2026-12-22' })).toBe('SWAP_LATE')
  at.travelTo('2026-12-24T09:01')
  expect(await codeOf({})).toBe('SWAP_LATE')
  at.travelTo('2026-12-21T10:00')
  const leave = await all.own.call(requestEvent, {
    body: {
      wk_event: 'VACATION:ANNUAL:FULL',
      wk_start_date: '2026-12-28',
      wk_end_date: '2026-12-28',
    } as never,
  })
  expect(leave.status).toBe(201)
  expect(await codeOf({})).toBe('SWAP_EVENTS')
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-12-25', '2026-12-25', now())`,
    [all.company.companyId, all.member.memberId],
  )
  expect(await codeOf({ free_date: '2026-12-29' })).toBe('ALREADY_CONFIRMED')
})

test('what stands against it when it is approved refuses the approval', async () => {
  const all = await team()
  const { body } = await ask(all.own)
  at.travelTo('2026-12-24T18:00')
  expect((await approve(all.leader, body.drf_id!)).error.error_code).toBe('SWAP_LATE')
  expect(await days(all)).toMatchObject(USUAL)
})

test('the schedules of a month tell the swapped days of each person, whoever plans them', async () => {
  const all = await team()
  const id = (await ask(all.own)).body.drf_id!
  await approve(all.leader, id)
  const query = { date: '2026-12-01' as never }
  const { results } = (await all.leader.call(listSchMonths, { query })).body
  expect(results.find(({ user_id }) => user_id === all.member.memberId)!.swapped_days).toEqual([
    { date: '2026-12-25', work: true, other_date: '2026-12-28', holiday_name: null },
    { date: '2026-12-28', work: false, other_date: '2026-12-25', holiday_name: '휴일대체(성탄절)' },
  ])
  expect(results.filter(({ swapped_days }) => swapped_days.length > 0)).toHaveLength(1)
})
