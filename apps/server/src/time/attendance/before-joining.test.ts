import { afterAll, beforeAll, expect, test } from 'vitest'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember } from '#test/factories/members.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('in the week of joining nothing is planned for the days before it', async () => {
  app.travelTo('2026-11-26T10:00')
  const company = await makeCompany(app)
  const client = await app.as(await makeMember(app, { company, joinedOn: '2026-11-26' }))
  const { body } = await client.call(getWorkTime, { query: { type: 'week', date: '2026-11-26' as never } })
  expect(body.total).toMatchObject({ planned_minutes: 960, missing_days: 0 })
  expect(body.days.map(({ sch_start_time: from }) => from)).toEqual([
    null,
    null,
    null,
    '09:00:00',
    '09:00:00',
    null,
    null,
  ])
})
