import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getOnDutyStatus,
  getWorkTime,
  getWorkTimeMonthSummary,
  listWorkTimeMonth,
} from '#contract/time/attendance/attendance.ts'
import { getWorkTimeYear, listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import { downloadWorkTime } from '#contract/time/attendance/attendance-team.ts'
import { confirmWorkTime, listConfirmations } from '#contract/time/closing/closing.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { fetchFile, rowsOf } from '#test/sheets.ts'

let at: TestApp
let admin: Client
let member: TestMember
let own: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function begin(): Promise<void> {
  at.travelTo('2026-11-16T09:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  member = await makeMember(at, { company })
  own = await at.as(member)
}

const read = async (type: 'week' | 'month', date: string) =>
  (await own.call(getWorkTime, { query: { type, date: date as never } })).body

const become = async (work_type: string, from = '2026-10-01') => {
  const body = { user_id: member.memberId, work_type, from } as never
  expect((await admin.call(updateMembers, { body })).status).toBe(200)
}

test('six days of eight hours have eight hours of overtime in their week, which no day shows', async () => {
  await begin()
  for (let day = 19; day <= 24; day += 1) await makeWorkDay(at, member, `2026-10-${day}`)
  const week = await read('week', '2026-10-19')
  expect(week.total).toMatchObject({ work_minutes: 2880, overtime_minutes: 0 })
  expect(week.week).toMatchObject({ status: 'WITHIN_52', premium_overtime_minutes: 480 })
  expect(week.limits).toEqual({
    work_type: 'FIXED',
    recommended_minutes: 2400,
    max_minutes: 3120,
    status: 'WITHIN_52',
    over_limit_minutes: 480,
  })
  expect((await read('month', '2026-10-19')).limits).toMatchObject({ over_limit_minutes: 480 })
  await expectEverywhere('2026-10-19', 480)
})

/** The month of everybody, its sums, the person's year, the list of closing and the sheet tell what the person's own month tells. */
async function expectEverywhere(date: string, minutes: number): Promise<void> {
  const query = { date: date as never }
  expect((await admin.call(getWorkTimeMonthSummary, { query })).body.over_limit_minutes).toBe(minutes)
  const { results } = (await admin.call(listWorkTimeMonth, { query })).body
  const row = results.find(({ user_id }) => user_id === member.memberId)
  expect(row!.over_limit_minutes).toBe(minutes)
  const year = (await own.call(getWorkTimeYear, { query })).body
  expect(year.months.map(({ over_limit_minutes }) => over_limit_minutes)[8]).toBe(0)
  expect(year.months.map(({ over_limit_minutes }) => over_limit_minutes)[9]).toBe(minutes)
  expect(year.total.over_limit_minutes).toBe(minutes)
  const closing = (await admin.call(listConfirmations, { query })).body.results
  const line = closing.find(({ user }) => user === member.memberId)
  expect(line!.over_limit_minutes).toBe(minutes)
  expect(await sumOfSheet(date, '주 단위 초과')).toBe(minutes)
}

async function sumOfSheet(date: string, title: string): Promise<number> {
  const { content } = await fetchFile(at, admin, `${downloadWorkTime.path}?date=${date}`)
  const rows = await rowsOf(content)
  const column = rows[0]!.indexOf(title)
  // Minutes are parts of a day in a sheet, which its reader takes for times after the day from which sheets count.
  const minutesOf = (cell: unknown) =>
    cell instanceof Date ? Math.round((cell.getTime() - Date.UTC(1899, 11, 31)) / 60_000) : 0
  return rows.slice(1).reduce((sum, row) => sum + minutesOf(row[column]), 0)
}

test('a week that two months share has its overtime in the month in which the 40 hours are passed', async () => {
  await begin()
  // Monday 31 August to Saturday 5 September.
  for (const day of ['2026-08-31', '2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05'])
    await makeWorkDay(at, member, day)
  expect((await read('month', '2026-08-10')).limits!.over_limit_minutes).toBe(0)
  expect((await read('month', '2026-09-10')).limits!.over_limit_minutes).toBe(480)
})

test('a month of flexible work is settled as a whole, and closes with what exceeds it', async () => {
  await begin()
  await become('FLEX_MONTH')
  // October has 31 days, so 40 × 31 / 7 hours: 10,628 minutes. 19 days of ten hours, work of two holidays aside, are 11,400.
  const days = Array.from({ length: 31 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`)
  const due = days.filter((text) => {
    const day = Temporal.PlainDate.from(text)
    return day.dayOfWeek < 6 && day.day !== 5 && day.day !== 9
  })
  for (const day of due.slice(0, 19)) await makeWorkDay(at, member, day, { outMinute: 1200 })
  expect((await own.call(getOnDutyStatus)).body.work_type).toBe('FLEX_MONTH')
  const month = await read('month', '2026-10-10')
  expect(month.total.work_minutes).toBe(11_400)
  expect(month.limits).toMatchObject({
    work_type: 'FLEX_MONTH',
    recommended_minutes: 20 * 480,
    max_minutes: 13_817,
    status: 'WITHIN_52',
    over_limit_minutes: 11_400 - 10_628,
  })
  // One of its weeks knows what the month makes of it, and is judged by it: its own 50 hours say nothing.
  expect((await read('week', '2026-10-12')).week).toEqual({
    total_minutes: 3000,
    status: 'WITHIN_52',
    over_40h_minutes: 772,
    premium_overtime_minutes: 0,
    month: {
      start_date: '2026-10-01',
      end_date: '2026-10-31',
      total_minutes: 11_400,
      limit_minutes: 10_628,
      max_minutes: 13_817,
    },
  })
  // So does the week of the team.
  const team = (await admin.call(listTeamWeek, { query: { date: '2026-10-12' as never } })).body.results
  const [mine, boss] = [true, false].map((isOwn) =>
    team.find((row) => (row.user_id === member.memberId) === isOwn),
  )
  expect(mine!.week).toMatchObject({
    status: 'WITHIN_52',
    over_40h_minutes: 772,
    month: { total_minutes: 11_400, limit_minutes: 10_628 },
  })
  expect(boss!.week).toMatchObject({ status: 'WITHIN_40', month: null })
  // A week that two months share is judged by the one of its Thursday.
  expect((await read('week', '2026-10-01')).week!.month!.start_date).toBe('2026-10-01')
  expect((await read('week', due[18]!)).limits!.over_limit_minutes).toBe(772)
  await expectEverywhere('2026-10-10', 772)
  const closed = await own.call(confirmWorkTime, {
    body: { confirmed_date: '2026-10-31' as never, is_confirmed: true },
  })
  expect([closed.status, closed.body.is_confirmed]).toEqual([201, true])
  const { rows } = await at.owner.query('select content from work_closings where member_id = $1', [
    member.memberId,
  ])
  expect(rows[0].content.over_limit).toEqual({
    minutes: 772,
    days: [
      { work_on: due[17], minutes: 172 },
      { work_on: due[18], minutes: 600 },
    ],
  })
  await expectEverywhere('2026-10-10', 772)
})

test('who is scheduled for Sunday has the last day off of that week as the weekly holiday', async () => {
  await begin()
  const work_schedule = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [at + 1, { work: ![17, 18].includes(at + 1) }]),
  )
  const work_month = Object.values(work_schedule)
    .map(({ work }) => (work ? 'T' : 'F'))
    .join('')
  const body = {
    user_id: member.memberId,
    sch_start_date: '2026-11-01',
    sch_end_date: '2026-11-30',
    work_month,
    work_schedule,
  }
  expect((await admin.call(saveSchMonth, { body: body as never })).status).toBe(201)
  const week = await read('week', '2026-11-18')
  expect(week.days.filter(({ is_holiday }) => is_holiday).map(({ wk_date }) => wk_date)).toEqual([
    '2026-11-18',
  ])
  // Monday to Sunday without a day off: Sunday stays what the law wants it to be.
  const full = await read('week', '2026-11-25')
  expect(full.days.filter(({ is_holiday }) => is_holiday).map(({ wk_date }) => wk_date)).toEqual([
    '2026-11-29',
  ])
})

test('days that are over are counted by the type of work that turns out to have held on them', async () => {
  await begin()
  await makeWorkDay(at, member, '2026-11-10', { inMinute: 600, outMinute: 1200 })
  const counted = async () => {
    const { rows } = await at.owner.query(
      'select overtime_minutes, late_minutes from work_days where member_id = $1',
      [member.memberId],
    )
    return rows
  }
  expect(await counted()).toEqual([{ overtime_minutes: 60, late_minutes: 60 }])
  await become('FLEX_MONTH', '2026-11-11')
  expect(await counted()).toEqual([{ overtime_minutes: 60, late_minutes: 60 }])
  await become('FLEX_MONTH', '2026-11-01')
  expect(await counted()).toEqual([{ overtime_minutes: 0, late_minutes: 0 }])
})
