import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { listMissing } from '#contract/time/attendance/day-lists.ts'
import { clearHoliday, listHolidays, setHoliday } from '#contract/time/schedules/holidays.ts'
import { previewEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { setShifts } from '#server/time/work-plans/index.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client
let member: Client
let leader: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  member = await at.as(team.member)
  leader = await at.as(team.leader)
})

const free = (date: string, free_half: 'AM' | 'PM') =>
  admin.call(setHoliday, { body: { kind: 'OWN', date, name: '종무식', free_half } })
const ask = async (wk_event: string, on: string, times: object = {}) => {
  const { body } = await member.call(requestEvent, {
    body: { wk_event, wk_start_date: on, wk_end_date: on, ...times },
  })
  await leader.call(approvals.approveDocument, { params: { id: body.drf_id! }, body: {} })
}
const shorten = async (minutes: number) => {
  const body = { user_id: team.member.memberId, standard_day_minutes: minutes }
  expect((await admin.call(updateMembers, { body: body as never })).status).toBe(200)
}
const leaveOn = async (date: string) => {
  const { body } = await member.call(getWorkTime, { query: { date } })
  return body.days.find((day) => day.wk_date === date)!.leave_minutes
}
/** Who is missing on a day, once it is over. */
const missingOn = async (date: string) => {
  at.travelTo(`${Temporal.PlainDate.from(date).add({ days: 1 })}T09:00`)
  const { body } = await admin.call(listMissing, { query: { type: 'week', date } as never })
  return body.results.flatMap(({ user_id, wk_date }) => (wk_date === date ? [user_id] : []))
}

test.each(['FULL', 'AM'])(
  'leave of %s takes half of the contract where the hours of the company are shorter',
  async (unit) => {
    await at.owner.query('update companies set work_end_minute = 1020 where company_id = $1', [
      team.company.companyId,
    ])
    await ask(`VACATION:ANNUAL:${unit}`, '2026-11-25')
    await free('2026-11-25', 'PM')
    expect(await leaveOn('2026-11-25')).toBe(240)
    const missing = await missingOn('2026-11-25')
    expect(missing).not.toContain(team.member.memberId)
    expect(missing).toContain(team.mate.memberId)
  },
)

test('leave on half a holiday follows a contract that becomes longer or shorter', async () => {
  await shorten(420)
  await free('2026-11-25', 'PM')
  await ask('VACATION:ANNUAL:FULL', '2026-11-25')
  expect(await leaveOn('2026-11-25')).toBe(210)
  await shorten(480)
  expect(await leaveOn('2026-11-25')).toBe(240)
  await shorten(300)
  expect(await leaveOn('2026-11-25')).toBe(150)
  expect(await missingOn('2026-11-25')).not.toContain(team.member.memberId)
})

test('leave by the hour that a free half has cut stays cut, whatever the contract becomes', async () => {
  await ask('VACATION:ANNUAL:TIME', '2026-11-25', { evt_start_time: '11:00', evt_end_time: '15:00' })
  await shorten(120)
  await free('2026-11-25', 'PM')
  await shorten(480)
  expect(await leaveOn('2026-11-25')).toBe(120)
})

test.each(['HOME:FULL', 'OUT:FULL', 'VACATION:ANNUAL:FULL'])(
  'who asked for %s hears that the other half is due again, and that alone',
  async (code) => {
    await ask(code, '2026-11-25')
    await free('2026-11-25', 'PM')
    const { body } = await admin.call(clearHoliday, { body: { date: '2026-11-25', check_only: true } })
    expect(body).toMatchObject({ freed_user_count: 0, around_user_count: 0, half_due_user_count: 1 })
    await admin.call(clearHoliday, { body: { date: '2026-11-25' } })
    const told = (await member.call(listNotifications, {})).body.results
    expect(told.filter(({ nt_type }) => nt_type.startsWith('HOLIDAY')).map(({ nt_type }) => nt_type)).toEqual(
      ['HOLIDAY_HALF_DUE', 'HOLIDAY_FREED'],
    )
  },
)

test('half of a day that has become a public holiday since is no half for who works on it by schedule', async () => {
  const { companyId } = team.company
  await at.owner.query(
    `insert into company_holidays (company_id, holiday_on, name, is_off, free_half) values ($1, '2026-12-25', '종무식', true, 'PM')`,
    [companyId],
  )
  const due = { work_on: '2026-12-25', works: true, start_minute: null, end_minute: null }
  const shift = { ...due, member_id: team.member.memberId, rest_minutes: 0, template_id: null }
  await at.inCompany(companyId, (tx) => setShifts({ tx }, [shift]))
  at.travelTo('2026-12-21T09:00')
  await ask('VACATION:ANNUAL:AM', '2026-12-25')
  expect(await leaveOn('2026-12-25')).toBe(240)
  expect(await missingOn('2026-12-25')).toContain(team.member.memberId)
})

test('a day of leave that kept half of it follows the contract when the other half is due again', async () => {
  await free('2026-12-08', 'PM')
  await ask('VACATION:ANNUAL:FULL', '2026-12-08')
  await admin.call(clearHoliday, { body: { date: '2026-12-08' } })
  expect(await leaveOn('2026-12-08')).toBe(240)
  await shorten(360)
  expect(await leaveOn('2026-12-08')).toBe(180)
})

test('a request says which half of the day is free, a list of holidays how to call it', async () => {
  await free('2026-12-08', 'PM')
  const shown = async (code: string, until = '2026-12-08') =>
    (
      await member.call(previewEvent, {
        query: { code, wk_start_date: '2026-12-08', wk_end_date: until } as never,
      })
    ).body.half_holiday
  expect([await shown('VACATION:ANNUAL:FULL'), await shown('HOME:AM')]).toEqual(['PM', 'PM'])
  expect(await shown('VACATION:ANNUAL:FULL', '2026-12-09')).toBe(null)
  const { body } = await member.call(listHolidays, { query: { year: 2026 } })
  expect(body.find(({ date }) => date === '2026-12-08')).toMatchObject({
    name: '종무식',
    label: '종무식(오후 휴무)',
    is_off: false,
  })
})
