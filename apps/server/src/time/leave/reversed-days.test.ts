import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Which days are closed is only looked up where some are: in a new company the range was never compared.
test('an end before the start is refused as such where months are closed, too', async () => {
  at.travelTo('2026-11-23T09:00')
  const team = await makeLeaveTeam(at, await makeCompany(at))
  const admin = await at.as(team.admin)
  const closed = await admin.call(confirmManyWorkTimes, {
    body: { confirmed_date: '2026-10-31', user_ids: [team.member.memberId] },
  })
  expect(closed.body.confirmed_count).toBe(1)
  const member = await at.as(team.member)
  const days = { wk_start_date: '2026-12-10', wk_end_date: '2026-12-09' } as const
  const asked = await member.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', ...days },
  })
  expect([asked.status, asked.error.error_code]).toEqual([406, 'INVALID_RANGE'])
  const query = { code: 'VACATION:ANNUAL:FULL', ...days } as never
  const seen = await member.call(events.previewEvent, { query })
  expect([seen.status, seen.error.error_code]).toEqual([406, 'INVALID_RANGE'])
})
