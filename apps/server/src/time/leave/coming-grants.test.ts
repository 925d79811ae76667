import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/leave/leave.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let team: LeaveTeam
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Joined on 2024-03-04: 15 days until 2027-03-03, 16 days arise on Thursday 2027-03-04.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  team = await makeLeaveTeam(at, company)
  member = await at.as(team.member)
})

const ask = (wk_start_date: string, wk_end_date = wk_start_date, client = member) =>
  client.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date, wk_end_date },
  })
const preview = async (wk_start_date: string, wk_end_date = wk_start_date, client = member) =>
  (
    await client.call(events.previewEvent, {
      query: { code: 'VACATION:ANNUAL:FULL', wk_start_date, wk_end_date },
    })
  ).body
const info = async () => (await member.call(contract.getLeaveInfo, {})).body

test('leave of the coming year is asked for in advance and held against its grant alone', async () => {
  const seen = await preview('2027-04-01')
  expect(seen).toMatchObject({ is_enough: true, v_days_before: 16, v_days_after: 15, v_days_total: 16 })
  expect(seen.trace).toContainEqual({
    rule: 'COMING_GRANT',
    article: '근로기준법 제60조 제1항·제4항',
    input: '2027-03-04 ~ 2028-03-03',
    effect: '16',
  })
  const asked = await ask('2027-04-01')
  expect(asked.status).toBe(201)
  expect(await info()).toMatchObject({ total_days: 15, held_vac_days: 0, available_days: 15 })
  const stored = await at.owner.query(
    `select granted_on from leave_grants where member_id = $1 and granted_on > '2026-11-23'`,
    [team.member.memberId],
  )
  expect(stored.rows).toEqual([])
  const leader = await at.as(team.leader)
  await leader.call(approvals.approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  expect(await info()).toMatchObject({ available_days: 15 })

  at.travelTo('2027-03-04T09:00')
  member = await at.as(team.member)
  expect(await info()).toMatchObject({ total_days: 16, used_vac_days: 1, available_days: 15 })
})

test('the day before the grant arises still belongs to the present year', async () => {
  expect(await preview('2027-03-03')).toMatchObject({ v_days_before: 15, v_days_after: 14 })
  expect(await preview('2027-03-04')).toMatchObject({ v_days_before: 16, v_days_after: 15 })
  // Wednesday and Thursday: one day of either year.
  expect(await preview('2027-03-03', '2027-03-04')).toMatchObject({
    applied_days: 2,
    v_days_before: 15,
    v_days_after: 14,
    is_enough: true,
  })
})

test('leave before the grant arises is borrowing and stays refused', async () => {
  expect((await ask('2026-11-24', '2026-12-14')).body.applied_days).toBe(15)
  const early = await ask('2027-03-03')
  expect(early.error).toMatchObject({
    error_code: 'EVENT_MINUS_NOT_ACCEPTABLE',
    message: '잔여 휴가가 부족합니다. 잔여: 0일',
  })
  expect((await ask('2027-03-04')).status).toBe(201)
})

test('two requests at once cannot overdraw the coming grant', async () => {
  // Ten working days each, of 16.
  const answers = await Promise.all([ask('2027-04-05', '2027-04-16'), ask('2027-06-14', '2027-06-25')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 406])
  expect(await preview('2027-09-01')).toMatchObject({ v_days_before: 6, v_days_after: 5 })
  expect(await info()).toMatchObject({ available_days: 15 })
})

test('at most twelve months ahead', async () => {
  expect((await ask('2027-11-23')).status).toBe(201)
  expect((await ask('2027-11-24')).error.error_code).toBe('EVENT_MINUS_NOT_ACCEPTABLE')
  expect((await ask('2028-04-03')).error.error_code).toBe('EVENT_MINUS_NOT_ACCEPTABLE')
})

test('nothing of a grant that arises after the last day of work', async () => {
  const leaving = (day: string) =>
    at.owner.query('update members set retired_on = $2 where id = $1', [team.member.memberId, day])
  await leaving('2027-03-03')
  const query = { code: 'VACATION:ANNUAL:FULL', wk_start_date: '2027-03-04' }
  expect((await member.call(events.previewEvent, { query })).error.error_code).toBe('AFTER_LAST_DAY')
  expect((await ask('2027-04-01')).error.error_code).toBe('AFTER_LAST_DAY')
  await leaving('2027-04-30')
  expect((await ask('2027-04-30')).status).toBe(201)
  expect((await ask('2027-05-06')).error.error_code).toBe('AFTER_LAST_DAY')
})

test('on the fiscal basis the year begins with the fiscal year', async () => {
  await at.owner.query(`update companies set leave_basis = 'FISCAL_YEAR' where company_id = $1`, [
    company.companyId,
  ])
  const newcomer = await at.as(await makeMember(at, { company, joinedOn: '2026-07-01' }))
  // 15 x 184 / 365 days on 1 January, with the monthly days that have arisen by then.
  expect((await preview('2027-01-04', '2027-01-04', newcomer)).v_days_total).toBe(13.56)
  expect((await ask('2027-01-04', '2027-01-19', newcomer)).status).toBe(201)
  // Twelve of them are held now, so that one day is left of the months, and only once.
  expect((await ask('2026-12-31', '2026-12-31', newcomer)).status).toBe(201)
  expect((await ask('2026-12-30', '2026-12-30', newcomer)).error.error_code).toBe(
    'EVENT_MINUS_NOT_ACCEPTABLE',
  )
})
