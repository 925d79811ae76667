import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { checkRetirement, retireMember } from '#contract/people/employment/retirement.ts'
import { clearHoliday, setHoliday } from '#contract/time/schedules/holidays.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember } from '#test/factories/members.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client
let leader: Client
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23. Work is due from 00:30 to 10:00: overtime of the late evening counts on the day after.
beforeEach(async () => {
  at.travelTo('2026-11-23T12:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  await at.owner.query(
    'update companies set work_start_minute = 30, work_end_minute = 600 where company_id = $1',
    [team.company.companyId],
  )
  admin = await at.as(team.admin)
  leader = await at.as(team.leader)
  member = await at.as(team.member)
})

const ask = (day: string, by = member, [from, to]: [string, string] = ['23:00', '24:30']) =>
  by.call(contract.requestEvent, {
    body: { wk_event: 'WORK:EXTENDED', wk_start_date: day, evt_start_time: from, evt_end_time: to },
  })
const approve = (id: number) => leader.call(approvals.approveDocument, { params: { id }, body: {} })
const retire = (user_id: number, day: string) =>
  admin.call(retireMember, { body: { user_id, retire_date: day as never } })

test('nobody asks on the evening of their last day for work that counts on the day after', async () => {
  expect((await retire(team.member.memberId, '2026-11-25')).status).toBe(200)
  expect((await ask('2026-11-25')).error?.error_code).toBe('AFTER_LAST_DAY')
  const kept = await ask('2026-11-24')
  expect(kept.body.counted_days).toMatchObject([{ date: '2026-11-25' }])
  expect((await approve(kept.body.drf_id!)).status).toBe(200)
})

test('the evening before the first day counts on it, and is asked for and approved', async () => {
  const fresh = await makeMember(at, { company: team.company, teamId: team.teamId, joinedOn: '2026-11-24' })
  at.travelTo('2026-11-24T12:00')
  const asked = await ask('2026-11-23', await at.as(fresh))
  expect(asked.status).toBe(201)
  expect((await approve(asked.body.drf_id!)).status).toBe(200)
  const before = await ask('2026-11-22', await at.as(fresh))
  expect(before.error?.error_code).toBe('BEFORE_JOIN')
})

test.each([false, true])(
  'what counts after the last day ends with it, though it was asked for on it (approved: %s)',
  async (isApproved) => {
    const { body } = await ask('2026-11-24')
    const before = await ask('2026-11-23')
    if (isApproved) for (const one of [body, before.body]) await approve(one.drf_id!)
    const query = { user_id: team.member.memberId, retire_date: '2026-11-24' as never }
    const { body: check } = await admin.call(checkRetirement, { query })
    expect(check.hanging.find(({ kind }) => kind === 'LEAVE')?.count).toBe(1)
    // It ends by itself: nobody has to be found for its document.
    expect(check.hanging.find(({ kind }) => kind === 'OWN_DOCUMENTS')?.count).toBe(isApproved ? undefined : 1)
    at.travelTo('2026-11-26T09:00')
    expect((await retire(team.member.memberId, '2026-11-24')).status).toBe(200)
    expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([
      { status: 'CANCELED', days: [] },
      { status: isApproved ? 'APPROVED' : 'REQUESTED', days: ['2026-11-24'] },
    ])
  },
)

test('a list of a month has what was asked for on the evening before it and counts in it', async () => {
  const { body } = await ask('2026-11-30')
  expect(body.counted_days).toMatchObject([{ date: '2026-12-01' }])
  const { body: away } = await member.call(contract.requestEvent, {
    body: { wk_event: 'HOME:FULL', wk_start_date: '2026-11-30' },
  })
  const listed = async (date: string) =>
    (
      await member.call(contract.listWorkEvents, { query: { span: 'month', date: date as never } })
    ).body.results.map(({ wk_event_id }) => wk_event_id)
  expect((await listed('2026-11-15')).toSorted()).toEqual([body.wk_event_id, away.wk_event_id])
  expect(await listed('2026-12-15')).toEqual([body.wk_event_id])
})

test('a day that becomes a working one again takes back the work of the evening before it that lies in its hours now', async () => {
  const half = { kind: 'OWN' as const, date: '2026-11-25', name: '창립기념일', free_half: 'AM' as const }
  expect((await admin.call(setHoliday, { body: half as never })).status).toBeLessThan(300)
  const asked = await ask('2026-11-24', member, ['25:30', '27:00'])
  expect([asked.status, asked.body.counted_days]).toMatchObject([201, [{ date: '2026-11-25' }]])
  const { body } = await admin.call(clearHoliday, { body: { date: '2026-11-25' as never } })
  expect(body).toMatchObject({ freed_user_count: 1 })
  expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([{ days: [] }])
})

test('the preview names the closed day on which the work of the evening before would count', async () => {
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-11-25', '2026-11-25', now())`,
    [team.company.companyId, team.member.memberId],
  )
  const { body } = await member.call(contract.previewEvent, {
    query: {
      code: 'WORK:EXTENDED',
      wk_start_date: '2026-11-24' as never,
      evt_start_time: '23:00',
      evt_end_time: '24:30',
    } as never,
  })
  expect(body.closed_date).toBe('2026-11-25')
})
