import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

type MonthDay = EndpointResponse<typeof getWorkTime>['days'][number]

const NO_TIMES = { wk_start_time: null, wk_end_time: null, sch_start_time: null, sch_end_time: null }
const NO_MINUTES = {
  planned_minutes: 0,
  work_minutes: 0,
  rest_minutes: 0,
  night_minutes: 0,
  overtime_minutes: 0,
  holiday_minutes: 0,
  holiday_over_minutes: 0,
  late_minutes: 0,
  leave_minutes: 0,
  excluded_minutes: 0,
  work_except: [],
  early_minutes: 0,
  dinner_start_time: null,
  dinner_end_time: null,
}

/** A day of a month with what it left out, as its reader understands it. */
function whole(told: MonthDay) {
  return {
    weekday: Temporal.PlainDate.from(told.wk_date).dayOfWeek,
    onduty: told.wk_end_time ? 'OUT' : 'DAY_OFF',
    wk_start_by: told.wk_start_time ? 'CHECK' : null,
    wk_end_by: told.wk_end_time ? 'CHECK' : null,
    is_work_day: (told.planned_minutes ?? 0) > 0,
    is_holiday: false,
    holiday_name: null,
    is_before_records: false,
    missing: null,
    events: [],
    ...NO_TIMES,
    ...NO_MINUTES,
    ...told,
  }
}

/** October with something of everything: late, early, at night, on a holiday, open, entered by hand, on leave, not there. */
async function variedMonth(): Promise<TestMember> {
  const member = await makeMember(at)
  const fields: Record<string, Parameters<typeof makeWorkDay>[3]> = {
    '2026-10-01': { inMinute: 560, outMinute: 1000 },
    '2026-10-02': { inMinute: 540, outMinute: 1500 },
    '2026-10-05': { inMinute: 540, outMinute: 1200 },
    '2026-10-06': { outMinute: null },
    '2026-10-07': { inMinute: null, outMinute: null, leaveMinutes: 480 },
    '2026-10-11': { inMinute: 600, outMinute: 900 },
    '2026-10-12': {},
  }
  for (const [day, one] of Object.entries(fields)) await makeWorkDay(at, member, day, one)
  await at.owner.query(
    "update work_days set in_by = 'EDIT', out_by = 'PLAN' where member_id = $1 and work_on = '2026-10-12'",
    [member.memberId],
  )
  await at.owner.query(
    `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state,
       holder_kind, holder_id)
     values ($1, $2, '2026-10-07', 540, 1080, 480, 'VACATION:ANNUAL:FULL', true, 'TAKEN', 'EVENT', 1)`,
    [member.companyId, member.memberId],
  )
  return member
}

test('the days of a month say what those of its weeks say, and leave out what goes without saying', async () => {
  at.travelTo('2026-11-23T11:00')
  const client = await at.as(await variedMonth())
  const { body: month } = await client.call(getWorkTime, { query: { type: 'month', date: '2026-10-15' } })
  expect(month.days).toHaveLength(31)
  for (const told of month.days) {
    const { body } = await client.call(getWorkTime, { query: { date: told.wk_date as never } })
    expect([whole(told)]).toEqual(body.days)
  }
  const of = (day: string) => month.days.find(({ wk_date }) => wk_date === day)
  expect(of('2026-10-31')).toEqual({ wk_date: '2026-10-31' })
  expect(of('2026-10-12')).toMatchObject({ wk_start_by: 'EDIT', wk_end_by: 'PLAN' })
  expect(of('2026-10-06')).toMatchObject({ onduty: 'OUT', missing: 'OUT' })
  expect(of('2026-10-07')).toMatchObject({ onduty: 'LEAVE', leave_minutes: 480, events: [{ minutes: 480 }] })
})

test('a month in which all is worked weighs less than 6 kB', async () => {
  at.travelTo('2026-11-23T11:00')
  const member = await makeMember(at, { name: '남궁민수' })
  for (let day = 1; day <= 31; day += 1) {
    const key = `2026-10-${String(day).padStart(2, '0')}`
    const weekday = Temporal.PlainDate.from(key).dayOfWeek
    if (weekday < 6) await makeWorkDay(at, member, key, { inMinute: 545, outMinute: 1090 })
  }
  const { body } = await (
    await at.as(member)
  ).call(getWorkTime, { query: { type: 'month', date: '2026-10-15' } })
  expect(body.total.worked_days).toBe(22)
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(6_000)
})
