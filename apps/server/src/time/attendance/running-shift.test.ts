import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getWorkTimeMonth,
  getWorkTimeMonthSummary,
  listWorkTimeMonth,
} from '#contract/time/attendance/attendance.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test.each([
  ['a shift of today', '2026-11-24T10:00', 540, 1],
  ['a shift of the evening before, at night', '2026-11-25T03:00', 1200, 1],
  ['a shift of the evening before, in the morning', '2026-11-25T07:00', 1200, 1],
  ['a shift that nobody can still be in', '2026-11-25T14:00', 540, 2],
])('%s is missing no check-out on any screen before it is over', async (_, moment, inMinute, missing) => {
  const company = await makeCompany(app)
  const member = await makeMember(app, { company, joinedOn: '2026-11-23' })
  await makeWorkDay(app, member, '2026-11-23', { outMinute: null })
  await makeWorkDay(app, member, '2026-11-24', { inMinute, outMinute: null })
  app.travelTo(moment)
  const admin = await app.as(await makeAdmin(app, { company, joinedOn: '2026-12-01' }))
  const query = { date: '2026-11-24' }
  const { body: page } = await admin.call(getWorkTimeMonth, { query: { ...query, user_id: member.memberId } })
  expect(page.days.filter((day) => day.missing === 'OUT')).toHaveLength(missing)
  const { body: table } = await admin.call(listWorkTimeMonth, { query })
  expect(table.results.find((row) => row.user_id === member.memberId)?.open_days).toBe(missing)
  expect((await admin.call(getWorkTimeMonthSummary, { query })).body.open_days).toBe(missing)
})
