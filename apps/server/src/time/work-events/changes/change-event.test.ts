import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { addEventCode, updateEventCode } from '#contract/time/event-codes/event-codes.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let member: Client
let leader: Client
let id: number
let documentId: number

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Asked on Monday 2026-11-23 for Wednesday to Friday.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  member = await at.as(team.member)
  leader = await at.as(team.leader)
  const asked = await member.call(contract.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-25', wk_end_date: '2026-11-27' },
  })
  id = asked.body.wk_event_id
  documentId = asked.body.drf_id!
})

type Change = Parameters<typeof change>[0]
const change = (
  body: {
    wk_event?: string
    wk_start_date?: string
    wk_end_date?: string
    evt_start_time?: string
    evt_end_time?: string
    wk_comment?: string
  },
  client = member,
) => client.call(contract.changeEvent, { params: { id }, body })

test('a request that nobody has opened becomes another one, with its document, its days and the balance', async () => {
  const changed = await change({ wk_end_date: '2026-11-26', wk_comment: '이사' })
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { wk_event_id: id, drf_id: documentId, applied_days: 2, wk_comment: '이사', drf_status: 'REQUESTED' },
  ])
  const home = await change({ wk_event: 'HOME:AM', wk_start_date: '2026-11-30' })
  expect(home.body).toMatchObject({
    event_name: '재택 (오전)',
    wk_end_date: '2026-11-30',
    wk_comment: '이사',
  })
  const box = await leader.call(approvals.inbox, {})
  expect(box.body.results).toMatchObject([
    { drf_id: documentId, drf_type: 'WORK_EVENT', drf_title: '재택 (오전) · 11월 30일(월)', is_read: false },
  ])
  expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([{ days: ['2026-11-30'] }])
  expect((await member.call(getLeaveInfo, {})).body.available_days).toBe(15)
  expect(await auditActions(at, team.company.companyId)).toEqual(
    expect.arrayContaining(['work_event.change', 'document.change']),
  )
  await leader.call(approvals.approveDocument, { params: { id: documentId }, body: {} })
  expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([
    { status: 'APPROVED', days: ['2026-11-30'] },
  ])
})

test('what says nothing new changes nothing and leaves nothing in the trail', async () => {
  const trail = async () =>
    (await auditActions(at, team.company.companyId)).filter((action) => action.endsWith('.change'))
  const parts = async () =>
    (
      await at.owner.query(
        `select xmin::text, work_on::text from day_parts where holder_kind = 'EVENT' and holder_id = $1 order by work_on`,
        [id],
      )
    ).rows
  const said = { wk_end_date: '2026-11-26', wk_comment: '이사' }
  const first = await change(said)
  expect(await trail()).toEqual(['work_event.change', 'document.change'])
  const held = await parts()
  const again = await change(said)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(await trail()).toEqual(['work_event.change', 'document.change'])
  expect(await parts()).toEqual(held)
  await change({ wk_comment: '병원' })
  expect(await trail()).toHaveLength(4)
})

test('a place goes with being out: what becomes a day at home, or leave, has none (R-WORK-031)', async () => {
  const placed = { wk_location: '부산 공장' }
  const told = async (body: object) => (await change(body as never)).body.wk_location
  expect(await told({ wk_comment: '이사', ...placed })).toBe('')
  expect(await told({ wk_event: 'OUT:FULL', ...placed })).toBe('부산 공장')
  expect(await told({ wk_end_date: '2026-11-26' })).toBe('부산 공장')
  expect(await told({ wk_event: 'HOME:FULL' })).toBe('')
  const { rows } = await at.owner.query('select location from work_events where id = $1', [id])
  expect(rows).toEqual([{ location: '' }])
})

const refusals: [string, Change, number, string][] = [
  ['before joining', { wk_start_date: '2024-02-28' }, 406, 'BEFORE_JOIN'],
  ['an end before the start', { wk_end_date: '2026-11-24' }, 406, 'INVALID_RANGE'],
  ['a weekend', { wk_start_date: '2026-11-28' }, 406, 'NO_WORK_DAY'],
  [
    'more than there is',
    { wk_start_date: '2026-11-30', wk_end_date: '2026-12-31' },
    406,
    'EVENT_MINUS_NOT_ACCEPTABLE',
  ],
]

test.each(refusals)('refused, and all stays as it was: %s', async (_name, body, status, code) => {
  const refused = await change(body)
  expect([refused.status, refused.error.error_code]).toEqual([status, code])
  expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([
    { days: ['2026-11-25', '2026-11-26', '2026-11-27'] },
  ])
})

test('once the leader has opened or decided it nobody changes it, and nobody else ever does', async () => {
  expect((await change({ wk_comment: '' }, await at.as(team.admin))).error.error_code).toBe('NO_PERMISSION')
  expect((await change({ wk_comment: '' }, leader)).error.error_code).toBe('NO_PERMISSION')
  const listed = async () =>
    (await member.call(contract.listWorkEvents, {})).body.results[0]!.abilities.change
  expect(await listed()).toBe(true)
  await leader.call(approvals.getDocument, { params: { id: documentId } })
  expect(await listed()).toBe(false)
  expect((await change({ wk_comment: '이사' })).error.error_code).toBe('DOCUMENT_SEEN')
  await leader.call(approvals.approveDocument, { params: { id: documentId }, body: {} })
  expect((await change({ wk_comment: '이사' })).error.error_code).toBe('DOCUMENT_STATE')
})

test('a change and an approval at the same time: one of them is refused or sees the other, and no day is lost', async () => {
  const [changed, approved] = await Promise.all([
    change({ wk_end_date: '2026-11-25' }),
    leader.call(approvals.approveDocument, { params: { id: documentId }, body: {} }),
  ])
  expect(approved.status).toBe(200)
  const days = changed.status === 200 ? ['2026-11-25'] : ['2026-11-25', '2026-11-26', '2026-11-27']
  expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([{ status: 'APPROVED', days }])
})

test('where the company lets no leave be changed it is cancelled and asked for anew; other requests change as before', async () => {
  const admin = await at.as(team.admin)
  await admin.call(updateCompany, { body: { vac_update: false } })
  expect((await change({ wk_end_date: '2026-11-26' })).error.error_code).toBe('LEAVE_NOT_CHANGEABLE')
  const body = { wk_event: 'HOME:FULL', wk_start_date: '2026-12-01' }
  const home = await member.call(contract.requestEvent, { body })
  expect(home.body.abilities.change).toBe(true)
  const { body: listed } = await member.call(contract.listWorkEvents, {
    query: { start_date: '2026-11-23', end_date: '2026-12-04' },
  })
  expect(listed.results.map((one) => [one.wk_event, one.abilities.change])).toEqual([
    ['HOME:FULL', true],
    ['VACATION:ANNUAL:FULL', false],
  ])
  const moved = {
    params: { id: home.body.wk_event_id },
    body: { wk_start_date: '2026-12-02' },
  }
  expect((await member.call(contract.changeEvent, moved)).status).toBe(200)
  await admin.call(updateCompany, { body: { vac_update: true } })
  expect((await change({ wk_end_date: '2026-11-26' })).status).toBe(200)
})

test('a request of a kind that was switched off is cancelled and asked for anew, not changed', async () => {
  const admin = await at.as(team.admin)
  const { body: code } = await admin.call(addEventCode, {
    body: { event_name: '리프레시 휴가' },
  })
  const asked = await member.call(contract.requestEvent, {
    body: { wk_event: `CUSTOM:${code.c_event_code_id}:FULL`, wk_start_date: '2026-12-02' },
  })
  id = asked.body.wk_event_id
  const mayChange = async () => {
    const query = { date: '2026-12-02', span: 'day' } as const
    const { results } = (await member.call(contract.listWorkEvents, { query })).body
    return results[0]!.abilities
  }
  expect(await mayChange()).toMatchObject({ change: true, cancel: true })
  await admin.call(updateEventCode, { body: { c_event_code_id: code.c_event_code_id!, is_active: false } })
  expect(await mayChange()).toMatchObject({ change: false, cancel: true })
  for (const body of [{ wk_start_date: '2026-12-03' }, { wk_event: 'HOME:FULL' }])
    expect((await change(body)).error.error_code).toBe('EVENT_NOT_USABLE')
})
