import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { runRound } from '#test/rounds.ts'
import { WORK_TIME_RULES } from '#rules/work-time/rules-version.ts'
import { fillingRound } from '../work-days/work-days.jobs.ts'

const JOB = 'recount-by-rules'
const MIGRATION = '../../../../../db/migrations/20261205T0611_count_open_days_anew.sql'
const marking = /^insert into day_fillings[^;]+;/m.exec(
  readFileSync(new URL(MIGRATION, import.meta.url), 'utf8'),
)![0]

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Three days on which somebody came at 14:10: 250 minutes late by the rules of now, 310 as they were counted before, lunch included. */
async function countedBefore() {
  at.travelTo('2026-11-16T09:00')
  const company = await makeCompany(at)
  const joinedOn = '2026-08-01'
  const boss = await makeAdmin(at, { company, joinedOn })
  const member = await makeMember(at, { company, joinedOn })
  for (const day of ['2026-08-03', '2026-10-06', '2026-11-02'])
    await makeWorkDay(at, member, day, { inMinute: 850 })
  await at.owner.query('update work_days set late_minutes = 310 where company_id = $1', [company.companyId])
  await at.owner.query(marking)
  return { company, member, admin: await at.as(boss) }
}

const lateOf = async ({ memberId }: TestMember) => {
  const { rows } = await at.owner.query(
    'select late_minutes from work_days where member_id = $1 order by work_on',
    [memberId],
  )
  return rows.map((row) => row.late_minutes)
}

const recounts = async (companyId: number) => {
  const { rows } = await at.owner.query(
    "select after from audit_events where company_id = $1 and action = 'work_day.recount' order by id",
    [companyId],
  )
  return rows.map((row) => row.after)
}

test('open days are counted by the rules of now once after an update, and closed ones stay', async () => {
  const { company, member } = await countedBefore()
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, '2026-10-01', '2026-10-31', now())`,
    [company.companyId, member.memberId],
  )
  for (const _again of [1, 2]) {
    await runRound(at, company.companyId, fillingRound)
    expect((await at.runJobs(JOB)).failures).toEqual([])
    expect(await lateOf(member)).toEqual([250, 310, 250])
  }
  const told = { rules: WORK_TIME_RULES, members: [member.memberId], days: 1 }
  expect(await recounts(company.companyId)).toEqual([told, told])
})

test('what was counted by earlier rules is closed by those of now, whether the update has come to it or not', async () => {
  const { company, member, admin } = await countedBefore()
  const closed = await admin.call(confirmManyWorkTimes, {
    body: { confirmed_date: '2026-10-15' as never, user_ids: [member.memberId] },
  })
  expect(closed.body.confirmed_count).toBe(1)
  const { rows } = await at.owner.query('select content from work_closings where member_id = $1', [
    member.memberId,
  ])
  expect(rows[0].content).toMatchObject({ rules: WORK_TIME_RULES, sums: { late_minutes: 250 } })
  expect(await recounts(company.companyId)).toEqual([
    { rules: WORK_TIME_RULES, members: [member.memberId], days: 1 },
  ])
  const month = await admin.call(getWorkTime, {
    query: { type: 'month', date: '2026-10-15' as never, user_id: member.memberId },
  })
  expect(JSON.stringify(month.body)).toContain('"late_minutes":250')
  await runRound(at, company.companyId, fillingRound)
  await at.runJobs(JOB)
  expect(await lateOf(member)).toEqual([250, 250, 250])
})
