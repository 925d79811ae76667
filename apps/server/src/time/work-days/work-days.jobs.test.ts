import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

const JOB = 'recompute-days-of-company'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('new hours of a company count for the running day of everybody, and days that are over stay as they were', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const member = await makeMember(at, { company })
  await makeWorkDay(at, member, '2026-11-24', { inMinute: 550 })
  at.travelTo('2026-11-25T09:10')
  await (await at.as(member)).call(checkInOut, { body: { loc_check_type: 'IN' } })
  const stored = async () => {
    const { rows } = await at.owner.query(
      'select late_minutes, planned_start_minute, in_minute from work_days where member_id = $1 order by work_on',
      [member.memberId],
    )
    return rows
  }
  const before = { late_minutes: 10, planned_start_minute: 540, in_minute: 550 }
  expect(await stored()).toEqual([before, before])
  const change = { start_work_time: '10:00', end_work_time: '19:00' }
  expect((await admin.call(updateCompany, { body: change })).status).toBe(200)
  await at.runJobs(JOB)
  const after = { late_minutes: 0, planned_start_minute: 600, in_minute: 550 }
  expect(await stored()).toEqual([before, after])
})

test('only a change of the hours is followed', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const waiting = async () => {
    const { rows } = await at.owner.query(
      "select count(*)::int as n from pgboss.job where name = $1 and state = 'created'",
      [JOB],
    )
    return rows[0].n
  }
  await admin.call(updateCompany, { body: { address: '서울' } as never })
  expect(await waiting()).toBe(0)
  await admin.call(updateCompany, { body: { start_work_time: '08:00' } })
  expect(await waiting()).toBe(1)
})
