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

test('an option for overtime counts the running day of who files requests, and no other day or person', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const [both, checksIn] = [await makeMember(at, { company }), await makeMember(at, { company })]
  await at.owner.query(
    "update members set work_check = case id when $1 then 'ALL' else 'CHECKINONLY' end where id in ($1, $2)",
    [both.memberId, checksIn.memberId],
  )
  at.travelTo('2026-11-25T21:00')
  for (const member of [both, checksIn])
    for (const day of ['2026-11-24', '2026-11-25']) await makeWorkDay(at, member, day, { outMinute: 1200 })
  await at.owner.query(
    `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state,
      holder_kind, holder_id) values ($1, $2, '2026-11-25', 1080, 1140, 60, 'WORK:EXTENDED', false, 'TAKEN', 'TEST', 1)`,
    [company.companyId, both.memberId],
  )
  const overtime = async () => {
    const { rows } = await at.owner.query(
      'select overtime_minutes from work_days where company_id = $1 order by member_id, work_on',
      [company.companyId],
    )
    return rows.map((row) => row.overtime_minutes)
  }
  expect(await overtime()).toEqual([120, 120, 120, 120])
  for (const [overtime_calc, counted] of [
    ['OVERLAP_TIME_IF_REQ', 60],
    ['ACTUAL_TIME_IF_REQ', 120],
    ['EVENT_TIME_IF_REQ', 60],
  ] as const) {
    await admin.call(updateCompany, { body: { overtime_calc } })
    await at.runJobs(JOB)
    expect([overtime_calc, ...(await overtime())]).toEqual([overtime_calc, 120, counted, 120, 120])
  }
})
