import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attendance from '#contract/time/attendance/attendance.ts'
import { downloadWorkTime, listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { getDayInfo } from '#contract/time/attendance/day-info.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { listWorkEvents, previewEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAdmin } from '#test/factories/members.ts'

let at: TestApp
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
  admin = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

// Where the law changes, where calendars turn, and both ends of what may be asked for.
const DAYS = [
  '1900-01-01',
  '1953-08-08',
  '1989-03-29',
  '2000-02-29',
  '2004-06-30',
  '2011-06-26',
  '2011-07-04',
  '2012-08-01',
  '2018-06-30',
  '2018-07-01',
  '2018-07-02',
  '2026-11-23',
  '2100-02-28',
  '2200-12-31',
]

test.each(DAYS)('no screen breaks on %s', async (date) => {
  const query = { date }
  const range = { start_date: date, end_date: date }
  const answers = await Promise.all([
    admin.call(attendance.getWorkTimeWeek, { query }),
    admin.call(attendance.getWorkTimeMonth, { query }),
    admin.call(attendance.getWorkTimeDaily, { query }),
    admin.call(attendance.getWorkTime, { query }),
    admin.call(attendance.listWorkTimeMonth, { query }),
    admin.call(attendance.getWorkTimeMonthSummary, { query }),
    admin.call(downloadWorkTime, { query: range }),
    admin.call(getDayInfo, { query }),
    admin.call(listTeamDaily, { query }),
    admin.call(listWorkEvents, { query: { date, span: 'year' } }),
    admin.call(previewEvent, { query: { code: 'VACATION:ANNUAL:FULL', wk_start_date: date } }),
    admin.call(getHomeSummary),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('a week before the forty hours held for everybody is shown without a judgement', async () => {
  const week = async (date: string) =>
    (await admin.call(attendance.getWorkTimeWeek, { query: { date } })).body.week?.status ?? null
  expect(await week('2011-07-03')).toBe(null)
  expect(await week('2011-07-04')).toBe('WITHIN_40')
  expect(await week('2018-06-30')).toBe('WITHIN_40')
})
