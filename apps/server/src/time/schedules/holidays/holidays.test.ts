import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { listMissing } from '#contract/time/attendance/day-lists.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import * as contract from '#contract/time/schedules/holidays.ts'
import { listWorkEvents, previewEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { hearTouched } from '#server/http/live/touched-people.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client
let member: Client
let leader: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23. Christmas is a Friday; five people and more work here.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  await makeLeaveTeam(at, team.company)
  admin = await at.as(team.admin)
  member = await at.as(team.member)
  leader = await at.as(team.leader)
})

type Wanted = EndpointCall<typeof contract.setHoliday>['body']
const set = (body: Wanted, client = admin) => client.call(contract.setHoliday, { body })
const clear = (date: string) => admin.call(contract.clearHoliday, { body: { date } })
const SWAP: Wanted = {
  kind: 'SWAP',
  date: '2026-12-25',
  substitute_date: '2026-12-28',
  agreed_date: '2026-11-20',
}
const year = async () => {
  const { body } = await member.call(contract.listHolidays, { query: { year: 2026 } })
  return body.filter(({ date }) => date >= '2026-11-01').map(({ date, kind, name }) => [date, kind, name])
}
const dayOf = async (date: string, client: Client) =>
  (await client.call(getWorkTime, { query: { date } })).body.days.find((one) => one.wk_date === date)!
const ask = async (wk_event: string, from: string, to = from) => {
  const { body } = await member.call(requestEvent, {
    body: { wk_event, wk_start_date: from, wk_end_date: to },
  })
  await leader.call(approvals.approveDocument, { params: { id: body.drf_id! }, body: {} })
  return body.wk_event_id
}
const asked = async (id: number) => {
  const { body } = await member.call(listWorkEvents, {
    query: { start_date: '2026-11-01', end_date: '2026-12-31' },
  })
  const found = body.results.find(({ wk_event_id }) => wk_event_id === id)!
  return [found.applied_days, found.counted_days.map(({ date }) => date)]
}
const leftOf = async () => (await member.call(getLeaveInfo, {})).body.available_days
const told = async () =>
  (await member.call(listNotifications, {})).body.results
    .map(({ nt_type }) => nt_type)
    .filter((kind) => kind.startsWith('HOLIDAY'))

test('a day of the company’s own is free, for leave as for work, and gives back what was asked for on it', async () => {
  const leave = await ask('VACATION:ANNUAL:FULL', '2026-12-03', '2026-12-07')
  expect([await leftOf(), await asked(leave)]).toEqual([12, [3, ['2026-12-03', '2026-12-04', '2026-12-07']]])
  const own: Wanted = { kind: 'OWN', date: '2026-12-04', name: '창립기념일' }
  const said = await auditActions(at, team.company.companyId)
  const checked = await set({ ...own, check_only: true })
  expect(checked.body).toEqual({
    is_written: false,
    recounted_count: 1,
    freed_user_count: 1,
    around_user_count: 0,
    half_due_user_count: 0,
  })
  // A check changes nothing and tells nobody.
  expect(await auditActions(at, team.company.companyId)).toEqual(said)
  expect([await leftOf(), await told(), await year()]).toEqual([12, [], [['2026-12-25', 'LAW', '성탄절']]])
  expect((await set(own)).body).toMatchObject({ is_written: true, freed_user_count: 1 })
  expect([await leftOf(), await asked(leave)]).toEqual([13, [2, ['2026-12-03', '2026-12-07']]])
  expect(await told()).toEqual(['HOLIDAY_FREED'])
  expect(await year()).toContainEqual(['2026-12-04', 'OWN', '창립기념일'])
  expect(await auditActions(at, team.company.companyId)).toContain('holiday.set')
  // Taken back it is a day of work, which the leave around it does not take by itself.
  expect((await clear('2026-12-04')).body).toMatchObject({ around_user_count: 1 })
  expect([await leftOf(), await told()]).toEqual([13, ['HOLIDAY_AROUND', 'HOLIDAY_FREED']])
  expect((await clear('2026-12-04')).status).toBe(404)
})

test.each([
  ['the first day of leave', 'VACATION:ANNUAL:FULL', '2026-12-22', '2026-12-24', '2026-12-22'],
  ['the last day of leave', 'VACATION:ANNUAL:FULL', '2026-12-22', '2026-12-24', '2026-12-24'],
  ['the only day of leave', 'VACATION:ANNUAL:FULL', '2026-12-22', '2026-12-22', '2026-12-22'],
  ['the last day at home', 'HOME:FULL', '2026-12-22', '2026-12-24', '2026-12-24'],
])('whose request spanned it hears that %s is a day of work again', async (_name, code, from, to, day) => {
  const event = await ask(code, from, to)
  expect((await set({ kind: 'OWN', date: day, name: '창립기념일' })).body).toMatchObject({
    freed_user_count: 1,
  })
  expect((await clear(day)).body).toMatchObject({ freed_user_count: 0, around_user_count: 1 })
  expect(await told()).toEqual(['HOLIDAY_AROUND', 'HOLIDAY_FREED'])
  const [, counted] = await asked(event)
  expect(counted).not.toContain(day)
})

test('a swapped holiday is worked as any day, and the day in its place is the holiday (근로기준법 55조 2항)', async () => {
  const work = await ask('WORK:WEEKEND:FULL', '2026-12-25')
  const home = await ask('HOME:FULL', '2026-12-28')
  expect((await set(SWAP)).body).toMatchObject({ is_written: true, freed_user_count: 2 })
  expect(await year()).toEqual([
    ['2026-12-25', 'SWAP_WORKED', '성탄절'],
    ['2026-12-28', 'SWAP_FREE', '휴일대체(성탄절)'],
  ])
  expect([await asked(work), await asked(home)]).toEqual([
    [0, []],
    [0, []],
  ])
  const preview = async (date: string) => {
    const query = { code: 'VACATION:ANNUAL:FULL', wk_start_date: date }
    const { body } = await member.call(previewEvent, { query })
    return [body.applied_days, body.skipped_days.map(({ name }) => name)]
  }
  expect([await preview('2026-12-25'), await preview('2026-12-28')]).toEqual([
    [1, []],
    [0, ['휴일대체(성탄절)']],
  ])
  const mate = await at.as(team.mate)
  expect(await dayOf('2026-12-25', mate)).toMatchObject({ planned_minutes: 480, is_holiday: false })
  expect(await dayOf('2026-12-28', mate)).toMatchObject({ planned_minutes: 0, is_holiday: true })
  await clear('2026-12-28')
  expect(await year()).toEqual([['2026-12-25', 'LAW', '성탄절']])
})

test('days that are over are counted anew: presses by the new plan, filled ones filled or emptied', async () => {
  await at.owner.query("update members set work_check = 'EVENTONLY' where id = $1", [team.mate.memberId])
  await makeWorkDay(at, team.member, '2026-11-20', { inMinute: 540, outMinute: 1140 })
  await at.owner.query(
    `insert into work_days (company_id, member_id, work_on, in_minute, out_minute, in_by, out_by, worked_minutes,
       planned_start_minute, planned_end_minute) values ($1, $2, '2026-11-20', 540, 1080, 'PLAN', 'PLAN', 480, 540, 1080)`,
    [team.company.companyId, team.mate.memberId],
  )
  const stored = async () =>
    (
      await at.owner.query(
        `select member_id = $2 as pressed, is_holiday, worked_minutes, holiday_minutes, overtime_minutes, in_minute
         from work_days where company_id = $1 and work_on = '2026-11-20' order by member_id = $2 desc`,
        [team.company.companyId, team.member.memberId],
      )
    ).rows
  const own: Wanted = { kind: 'OWN', date: '2026-11-20', name: '임시 휴무' }
  const heard: number[] = []
  hearTouched(at.app.pool, (_companyId, touches) => heard.push(...(touches.get('days')?.ids ?? [])))
  expect((await set({ ...own, check_only: true })).body).toMatchObject({ recounted_count: 2 })
  expect(heard).toEqual([])
  expect((await set(own)).body).toMatchObject({ recounted_count: 2 })
  expect(heard.toSorted()).toEqual([team.member.memberId, team.mate.memberId].toSorted())
  expect(await stored()).toEqual([
    expect.objectContaining({ pressed: true, is_holiday: true, holiday_minutes: 480, worked_minutes: 540 }),
    expect.objectContaining({ is_holiday: true, worked_minutes: 0, in_minute: null }),
  ])
  await clear('2026-11-20')
  expect(await stored()).toEqual([
    expect.objectContaining({ is_holiday: false, holiday_minutes: 0, overtime_minutes: 60, in_minute: 540 }),
    expect.objectContaining({ is_holiday: false, worked_minutes: 480, in_minute: 540 }),
  ])
})

test('a day that somebody has closed is refused, and stays as it was', async () => {
  await makeWorkDay(at, team.member, '2026-10-30')
  const body = { confirmed_date: '2026-10-31', user_ids: [team.member.memberId] }
  await admin.call(confirmManyWorkTimes, { body })
  const refused = await set({ kind: 'OWN', date: '2026-10-30', name: '임시 휴무' })
  expect([refused.status, refused.error.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
  expect((await member.call(contract.listHolidays, {})).body.every(({ kind }) => kind === 'LAW')).toBe(true)
})

test.each<[string, Wanted, number, string]>([
  ['without a name', { kind: 'OWN', date: '2026-12-04' }, 400, 'BAD_REQUEST'],
  ['on a public holiday', { kind: 'OWN', date: '2026-12-25', name: '휴무' }, 409, 'HOLIDAY_TAKEN'],
  ['without a day in its place', { ...SWAP, substitute_date: undefined }, 400, 'BAD_REQUEST'],
  ['without an agreement', { ...SWAP, agreed_date: undefined }, 400, 'BAD_REQUEST'],
  ['노동절', { ...SWAP, date: '2027-04-30' }, 406, 'HOLIDAY_UNKNOWN'],
  ['for a Saturday', { ...SWAP, substitute_date: '2026-12-26' }, 406, 'HOLIDAY_NO_WORK_DAY'],
  ['agreed after today', { ...SWAP, agreed_date: '2026-11-24' }, 400, 'BAD_REQUEST'],
  [
    'agreed too late',
    { kind: 'SWAP', date: '2026-10-09', substitute_date: '2026-10-12', agreed_date: '2026-10-09' },
    406,
    'HOLIDAY_AGREED_LATE',
  ],
  ['not kept by nine', { kind: 'UNKEPT', date: '2026-12-25' }, 406, 'HOLIDAY_BINDING'],
])('refused: %s', async (_name, wanted, status, code) => {
  const refused = await set(wanted)
  expect([refused.status, refused.error.error_code]).toEqual([status, code])
  expect(await year()).toEqual([['2026-12-25', 'LAW', '성탄절']])
})

test('full admins correct the calendar, everybody reads it, and each company has its own', async () => {
  expect((await set(SWAP, leader)).status).toBe(403)
  await set(SWAP)
  const other = await makeLeaveTeam(at, await makeCompany(at))
  const theirs = await (await at.as(other.member)).call(contract.listHolidays, { query: { year: 2026 } })
  expect(theirs.body.find(({ date }) => date === '2026-12-25')).toMatchObject({
    kind: 'LAW',
    abilities: { swap: false, remove: false },
  })
  const { body } = await admin.call(contract.listHolidays, { query: { year: 2026 } })
  const swappable = body.flatMap(({ date, abilities }) => (abilities.swap ? [date] : []))
  expect(swappable).toContain('2026-10-09')
  // 노동절, a Saturday, and what is swapped already.
  for (const day of ['2026-05-01', '2026-10-03', '2026-12-25', '2026-12-28'])
    expect(swappable).not.toContain(day)
})

test('half of a day is free: what was asked for gives back its half, and the free one cannot be asked for', async () => {
  const whole = await ask('VACATION:ANNUAL:FULL', '2026-12-30', '2026-12-31')
  const half: Wanted = { kind: 'OWN', date: '2026-12-31', name: '종무식', free_half: 'PM' }
  expect((await set(half)).body).toMatchObject({ freed_user_count: 1, around_user_count: 0 })
  expect([await asked(whole), await leftOf()]).toEqual([[1.5, ['2026-12-30', '2026-12-31']], 13.5])
  expect(await dayOf('2026-12-31', member)).toMatchObject({
    planned_minutes: 240,
    sch_start_time: '09:00:00',
    sch_end_time: '14:00:00',
    is_work_day: true,
    is_holiday: false,
    holiday_name: '종무식(오후 휴무)',
  })
  const { body } = await member.call(contract.listHolidays, { query: { year: 2026 } })
  expect(body.find(({ date }) => date === '2026-12-31')).toMatchObject({
    kind: 'OWN',
    name: '종무식',
    is_off: false,
    free_half: 'PM',
  })
  const mate = await at.as(team.mate)
  const may = async (wk_event: string) => {
    const {
      status,
      body: answer,
      error,
    } = await mate.call(requestEvent, {
      body: { wk_event, wk_start_date: '2026-12-31', wk_end_date: '2026-12-31' },
    })
    return status < 300 ? answer.applied_days : error.error_code
  }
  expect(await may('VACATION:ANNUAL:PM')).toBe('LEAVE_HALF_HOLIDAY')
  expect(await may('HOME:PM')).toBe('LEAVE_HALF_HOLIDAY')
  expect(await may('VACATION:ANNUAL:AM')).toBe(0.5)

  // Taken back: the leave keeps what it took, and its people hear that the afternoon is due.
  expect((await clear('2026-12-31')).body).toMatchObject({ around_user_count: 0, half_due_user_count: 1 })
  expect([await asked(whole), await leftOf()]).toEqual([[1.5, ['2026-12-30', '2026-12-31']], 13.5])
  expect((await told()).toSorted()).toEqual(['HOLIDAY_FREED', 'HOLIDAY_HALF_DUE'])
  await ask('VACATION:ANNUAL:PM', '2026-12-31')
  expect(await leftOf()).toBe(13)
})

test('a day that is half free is over once its other half is worked, or on leave', async () => {
  await makeWorkDay(at, team.leader, '2026-11-24', { inMinute: 540, outMinute: 840 })
  await set({ kind: 'OWN', date: '2026-11-24', name: '창립기념', free_half: 'PM' })
  await ask('VACATION:ANNUAL:FULL', '2026-11-24')
  at.travelTo('2026-11-25T09:00')
  const { body } = await admin.call(listMissing, { query: { type: 'week', date: '2026-11-24' } as never })
  const missing = body.results.flatMap(({ user_id, wk_date }) => (wk_date === '2026-11-24' ? [user_id] : []))
  expect(missing).not.toContain(team.member.memberId)
  expect(missing).not.toContain(team.leader.memberId)
  expect(missing).toContain(team.mate.memberId)
  expect(await dayOf('2026-11-24', leader)).toMatchObject({ work_minutes: 240, planned_minutes: 240 })
  expect(await dayOf('2026-11-24', member)).toMatchObject({ leave_minutes: 240, planned_minutes: 240 })
})

test.each<[string, Wanted, number, string]>([
  [
    'on a Saturday',
    { kind: 'OWN', date: '2026-12-05', name: '휴무', free_half: 'AM' },
    406,
    'HOLIDAY_HALF_WEEKEND',
  ],
  ['on a holiday', { kind: 'OWN', date: '2026-12-25', name: '휴무', free_half: 'AM' }, 409, 'HOLIDAY_TAKEN'],
  ['of what is not kept', { kind: 'UNKEPT', date: '2026-12-25', free_half: 'AM' }, 400, 'BAD_REQUEST'],
  [
    'of nothing',
    { kind: 'OWN', date: '2026-12-04', name: '휴무', free_half: 'NOON' as never },
    400,
    'BAD_REQUEST',
  ],
])('half a day is refused: %s', async (_name, wanted, status, code) => {
  const refused = await set(wanted)
  expect([refused.status, refused.error.error_code]).toEqual([status, code])
  expect(await year()).toEqual([['2026-12-25', 'LAW', '성탄절']])
})
