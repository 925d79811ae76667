import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/leave/leave.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let team: LeaveTeam
let member: Client
let id: number
let documentId: number

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Asked on Monday 2026-11-23 for Wednesday to Friday.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  team = await makeLeaveTeam(at, company)
  member = await at.as(team.member)
  const asked = await ask(member)
  id = asked.body.wk_event_id
  documentId = asked.body.drf_id!
})

const ask = (client: Client) =>
  client.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-25', wk_end_date: '2026-11-27' },
  })
const approve = async () =>
  (await at.as(team.leader)).call(approvals.approveDocument, { params: { id: documentId }, body: {} })
const cancel = (client: Client) => client.call(events.cancelEvent, { params: { id } })
const listed = async (client: Client) => {
  const { body } = await client.call(events.listWorkEvents, {
    query: { date: '2026-11-25', span: 'day', user_id: team.member.memberId },
  })
  return body.results[0]!.abilities.cancel
}
const document = async (client: Client) =>
  (await client.call(approvals.getDocument, { params: { id: documentId } })).body.abilities.cancel

test('on the day before the owner may still cancel approved leave', async () => {
  await approve()
  at.travelTo('2026-11-24T23:59')
  member = await at.as(team.member)
  expect([await listed(member), await document(member)]).toEqual([true, true])
  expect((await cancel(member)).status).toBe(204)
})

test('once its first day has begun the owner may not, by the request or by the document', async () => {
  await approve()
  at.travelTo('2026-11-25T00:00')
  member = await at.as(team.member)
  expect([await listed(member), await document(member)]).toEqual([false, false])
  const refused = await cancel(member)
  expect([refused.status, refused.error.error_code]).toEqual([406, 'LEAVE_HAS_BEGUN'])
  const byDocument = await member.call(approvals.cancelDocument, { params: { id: documentId } })
  expect(byDocument.error.error_code).toBe('LEAVE_HAS_BEGUN')
  expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([{ status: 'APPROVED' }])
})

test('where a day of it is closed, the first is named, by the request as by the document', async () => {
  await approve()
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-11-26', '2026-11-27', now())`,
    [company.companyId, team.member.memberId],
  )
  at.travelTo('2026-11-28T10:00')
  member = await at.as(team.member)
  const byDocument = await member.call(approvals.cancelDocument, { params: { id: documentId } })
  for (const { error } of [await cancel(member), byDocument])
    expect([error.error_code, error.message]).toEqual([
      'ALREADY_CONFIRMED',
      expect.stringContaining('2026년 11월 26일'),
    ])
})

test('an admin who sees the person may, and the days come back', async () => {
  await approve()
  at.travelTo('2026-12-01T10:00')
  const other = await makeMember(at, { company, roles: ['LIMITED_ADMIN'] })
  expect((await cancel(await at.as(other))).error.error_code).toBe('NO_PERMISSION')
  expect((await cancel(await at.as(team.leader))).error.error_code).toBe('NO_PERMISSION')
  expect(await listed(await at.as(team.leader))).toBe(false)
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [team.teamId] }))
  expect(await listed(limited)).toBe(true)
  expect((await cancel(limited)).status).toBe(204)
  const info = await (await at.as(team.member)).call(contract.getLeaveInfo, {})
  expect(info.body).toMatchObject({ used_vac_days: 0, available_days: 15 })
})

test('a limited admin is the owner of the own leave, a full admin may correct it', async () => {
  await approve()
  at.travelTo('2026-12-01T10:00')
  await at.owner.query('insert into cover_teams (company_id, member_id, team_id) values ($1, $2, $3)', [
    company.companyId,
    team.member.memberId,
    team.teamId,
  ])
  member = await at.as(team.member)
  expect([await listed(member), await document(member)]).toEqual([false, false])
  expect((await cancel(member)).error.error_code).toBe('LEAVE_HAS_BEGUN')
  await at.owner.query(
    `insert into role_holders (company_id, member_id, role) values ($1, $2, 'FULL_ADMIN')`,
    [company.companyId, team.member.memberId],
  )
  member = await at.as(team.member)
  expect([await listed(member), await document(member)]).toEqual([true, true])
  expect((await cancel(member)).status).toBe(204)
})

test('a request that nobody decided may be taken back by its author also afterwards', async () => {
  at.travelTo('2026-12-01T10:00')
  member = await at.as(team.member)
  expect([await listed(member), await document(member)]).toEqual([true, true])
  expect((await cancel(await at.as(team.admin))).error.error_code).toBe('NO_PERMISSION')
  expect((await cancel(member)).status).toBe(204)
})
