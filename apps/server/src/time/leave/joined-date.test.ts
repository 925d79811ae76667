import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/leave/leave.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { updateMembers, updateRetiredMembers } from '#contract/people/employment/changes.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { getLeaveLedger } from '#contract/time/leave/leave-ledger.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { giveLeave, type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let team: LeaveTeam
let admin: Client
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Everybody joined on 2024-03-04: 15 days from 2026-03-04 on.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  team = await makeLeaveTeam(at, company)
  admin = await at.as(team.admin)
  member = await at.as(team.member)
})

const ask = (wk_start_date: string, wk_end_date = wk_start_date, client = member) =>
  client.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date, wk_end_date },
  })
const correct = (joined_date: string | null) =>
  admin.call(updateMembers, { body: { user_id: team.member.memberId, joined_date } })
const info = async () => (await member.call(contract.getLeaveInfo, {})).body
const grantsOf = async (memberId: number) =>
  (
    await at.owner.query(
      'select kind, granted_on, expires_on, minutes from leave_grants where member_id = $1 order by kind, granted_on',
      [memberId],
    )
  ).rows

test('correcting the joining date there and back grants nothing twice', async () => {
  await ask('2026-11-25')
  const before = await grantsOf(team.member.memberId)
  const dates = ['2024-03-05', '2024-03-06', '2023-01-31', '2024-03-04']
  for (const [index, day] of dates.entries()) {
    expect((await correct(day)).status).toBe(200)
    expect((await ask(`2026-12-0${index + 1}`)).status).toBe(201)
  }
  expect(await grantsOf(team.member.memberId)).toEqual(before)
  expect(await info()).toMatchObject({ total_days: 15, held_vac_days: 5, available_days: 10 })
  await correct(null)
  expect(await grantsOf(team.member.memberId)).toEqual([])
})

test('the account is that of somebody who always had the new date; days given by the company stay', async () => {
  await ask('2026-11-25')
  await giveLeave(at, team.member, 480, { from: '2026-01-01', to: '2026-12-31' })
  const twin = await makeMember(at, { company, teamId: team.teamId, joinedOn: '2025-11-01' })
  await ask('2026-11-25', '2026-11-25', await at.as(twin))
  expect((await correct('2025-11-01')).status).toBe(200)
  const own = await grantsOf(team.member.memberId)
  expect(own.filter(({ kind }) => kind !== 'EXTRA')).toEqual(await grantsOf(twin.memberId))
  expect(own.filter(({ kind }) => kind === 'EXTRA')).toHaveLength(1)
  expect(await auditActions(at, company.companyId)).toContain('leave.regrant')
})

test('what was used stays used, so that the balance may turn negative and is shown so', async () => {
  const asked = await ask('2026-11-24', '2026-11-27')
  const leader = await at.as(team.leader)
  await leader.call(approvals.approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  await correct('2026-11-02')
  expect(await info()).toMatchObject({ total_days: 0, available_days: -4 })
  expect((await member.call(contract.listLeaveYears, {})).status).toBe(200)
  const seen = await member.call(events.previewEvent, {
    query: { code: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-12-01' },
  })
  expect(seen.body).toMatchObject({ v_days_before: -4, v_days_after: -5, is_enough: false })
  expect((await ask('2026-12-01')).error).toMatchObject({ error_code: 'EVENT_MINUS_NOT_ACCEPTABLE' })
})

test('a correction and a request at the same moment leave the account of the new date', async () => {
  await Promise.all([correct('2026-01-01'), ask('2026-11-25'), ask('2026-11-26'), correct('2026-01-01')])
  const twin = await makeMember(at, { company, teamId: team.teamId, joinedOn: '2026-01-01' })
  await ask('2026-11-25', '2026-11-25', await at.as(twin))
  expect(await grantsOf(team.member.memberId)).toEqual(await grantsOf(twin.memberId))
})

test('leave that arose after a last day which is recorded afterwards counts nowhere, and again once the day is corrected', async () => {
  const { memberId } = team.member
  // A request stores what has arisen.
  expect((await ask('2026-11-16')).status).toBe(201)
  const told = async () => {
    const query = { user_id: memberId }
    const [ledger, years, balance] = await Promise.all([
      admin.call(getLeaveLedger, { query }),
      admin.call(contract.listLeaveYears, { query }),
      admin.call(contract.getLeaveInfo, { query }),
    ])
    const sum = years.body.reduce((all, year) => all + year.available_days, 0)
    return [ledger.body.balance_days, sum, balance.body.available_days]
  }
  expect(await told()).toEqual([14, 14, 14])
  const body = { user_id: memberId, retire_date: '2026-02-27' as never }
  expect((await admin.call(retireMember, { body })).status).toBe(200)
  const lines = (await admin.call(getLeaveLedger, { query: { user_id: memberId } })).body.lines
  expect(lines.filter(({ kind, date }) => kind === 'GRANTED' && date > '2026-02-27')).toEqual([])
  expect(await told()).toEqual([0, 0, 0])
  const later = { user_id: memberId, retire_date: '2026-11-20' as never }
  expect((await admin.call(updateRetiredMembers, { body: later })).status).toBe(200)
  expect(await told()).toEqual([15, 15, 15])
})
