import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCompany, updateCompany } from '#contract/platform/companies/companies.ts'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { listMissing } from '#contract/time/attendance/day-lists.ts'
import * as settings from '#contract/time/closing/closing-settings.ts'
import * as closing from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

let at: TestApp
let company: TestCompany
let member: TestMember
let own: Client
let admin: Client

// 2026-11-23 is a Monday. The company came on Wednesday the 18th, its people have been there for years.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
})
afterAll(() => at.stop())
beforeEach(async () => {
  company = await makeCompany(at)
  const joinedOn = '2020-01-01'
  member = await makeMember(at, { company, joinedOn })
  own = await at.as(member)
  admin = await at.as(await makeAdmin(at, { company, joinedOn }))
  await at.owner.query(`update companies set records_begin = '2026-11-18' where company_id = $1`, [
    company.companyId,
  ])
})

const month = async () =>
  (await own.call(getWorkTime, { query: { type: 'month', date: '2026-11-15' as never } })).body
const begin = (records_begin: string) => admin.call(updateCompany, { body: { records_begin } as never })

test('days before the records of the company are told so: nothing is planned or missing of them', async () => {
  const { days, total } = await month()
  const of = (day: string) => days.find(({ wk_date }) => wk_date === day)
  expect(of('2026-11-17')).toMatchObject({ is_before_records: true })
  expect(of('2026-11-17')).not.toHaveProperty('missing')
  expect(of('2026-11-17')).not.toHaveProperty('planned_minutes')
  expect(of('2026-11-18')).toMatchObject({ missing: 'DAY', planned_minutes: 480 })
  expect(of('2026-11-18')).not.toHaveProperty('is_before_records')
  expect(total.missing_days).toBe(3)
})

test('what was entered for a day before the records is told as of any other', async () => {
  await makeWorkDay(at, member, '2026-11-16')
  await makeWorkDay(at, member, '2026-11-17', { outMinute: null })
  const { days } = await month()
  expect(days.find(({ wk_date }) => wk_date === '2026-11-16')).toMatchObject({ work_minutes: 480 })
  expect(days.find(({ wk_date }) => wk_date === '2026-11-17')).toMatchObject({ missing: 'OUT' })
})

test('the list of missing records begins with the records', async () => {
  const query = { type: 'month', date: '2026-11-15' as never } as const
  const { body } = await admin.call(listMissing, { query })
  expect(
    body.results.filter(({ user_id }) => user_id === member.memberId).map(({ wk_date }) => wk_date),
  ).toEqual(['2026-11-20', '2026-11-19', '2026-11-18'])
})

test('a month before the records closes with nothing in its way', async () => {
  await admin.call(settings.createConfirmInfo, { body: { confirm_deadline: 5 } })
  const query = { date: '2026-10-15' as never }
  expect((await own.call(closing.getOwnConfirmInfo, { query })).body.problems).toEqual([])
  const body = { confirmed_date: '2026-10-15' as never, is_confirmed: true }
  expect((await own.call(closing.confirmWorkTime, { body })).body.is_confirmed).toBe(true)
})

test('a day that was noted as missed is none any more when the records begin later', async () => {
  await at.owner.query(
    `insert into closing_misses (company_id, member_id, work_on, noted_at)
      values ($1, $2, '2026-11-17', now()), ($1, $2, '2026-11-19', now())`,
    [company.companyId, member.memberId],
  )
  const { body } = await own.call(closing.listMissedDays, { query: {} })
  expect(body.map(({ wk_date }) => wk_date)).toEqual(['2026-11-19'])
})

test('full admins say on which day records begin: not after the first of them, nor after today', async () => {
  expect((await begin('2026-11-24')).error.error_code).toBe('RECORDS_BEGIN_LATE')
  await makeWorkDay(at, member, '2026-11-20')
  expect((await begin('2026-11-23')).error.error_code).toBe('RECORDS_BEGIN_LATE')
  expect((await begin('2026-11-20')).status).toBe(200)
  expect((await month()).total.missing_days).toBe(0)
  expect((await begin('2026-11-02')).status).toBe(200)
  expect((await admin.call(getCompany)).body).toMatchObject({ records_begin: '2026-11-02' })
  expect((await month()).total.missing_days).toBe(14)
  expect((await own.call(updateCompany, { body: { records_begin: '2026-11-20' } as never })).status).toBe(403)
})

test('no day that somebody has closed comes to mean something else', async () => {
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, '2026-10-01', '2026-10-31', now())`,
    [company.companyId, member.memberId],
  )
  const { error } = await begin('2026-10-31')
  expect([error.error_code, error.message]).toEqual(['RECORDS_BEGIN_CLOSED', expect.stringContaining('1명')])
  expect(error.message).toContain('(10월 31일(토)부터)')
  expect((await begin('2026-11-01')).status).toBe(200)
})

test('a confirmation waits for a move of the first day that is under way, and is judged by what it became', async () => {
  await admin.call(settings.createConfirmInfo, { body: { confirm_deadline: 5 } })
  const { owner } = at
  const mover = await owner.connect()
  const confirm = () =>
    own.call(closing.confirmWorkTime, {
      body: { confirmed_date: '2026-10-15' as never, is_confirmed: true },
    })
  let confirmed: ReturnType<typeof confirm>
  try {
    await mover.query('begin')
    await mover.query(`update companies set records_begin = '2026-10-29' where company_id = $1`, [
      company.companyId,
    ])
    confirmed = confirm()
    await untilSomebodyWaits(at)
    await mover.query('commit')
  } finally {
    mover.release()
  }
  expect((await confirmed).body.is_confirmed).toBe(true)
  const { rows } = await owner.query(
    `select content -> 'missing' as missing from work_closings where member_id = $1`,
    [member.memberId],
  )
  expect(rows).toEqual([{ missing: ['2026-10-29', '2026-10-30'] }])
})
