import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import { requestCancel } from '#contract/time/work-events/cancels.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let member: Client
let leader: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23. What is approved can be cancelled by nobody alone.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  await at.owner.query('update companies set documents_done_cancelable = false where company_id = $1', [
    team.company.companyId,
  ])
  member = await at.as(team.member)
  leader = await at.as(team.leader)
})

const approve = (id: number) => leader.call(approvals.approveDocument, { params: { id }, body: {} })

async function approvedLeave(day = '2026-11-25') {
  const body = { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day }
  const asked = (await member.call(contract.requestEvent, { body })).body
  await approve(asked.drf_id!)
  return asked
}
const askToCancel = (id: number, client = member) =>
  client.call(requestCancel, { params: { id }, body: { wk_comment: '일정 변경' } })
const shown = async () => (await member.call(contract.listWorkEvents, { query: {} })).body.results[0]!
const left = async () => (await member.call(getLeaveInfo, {})).body.available_days

const heard = async (client: Client) =>
  (await client.call(listNotifications, {})).body.results
    .filter(({ nt_type }) => /^APPROVAL_(APPROVED|CANCELED|PARTLY)/.test(nt_type))
    .map(({ nt_type, nt_content }) => `${nt_type} ${nt_content}`)

test.each([false, true])(
  'who asked that approved leave end is told once that it was agreed to, and who agreed nothing (one day: %s)',
  async (isOneDay) => {
    const body = {
      wk_event: 'VACATION:ANNUAL:FULL',
      wk_start_date: '2026-11-25',
      wk_end_date: '2026-11-26',
    }
    const asked = (await member.call(contract.requestEvent, { body })).body
    await approve(asked.drf_id!)
    at.travelTo('2026-11-23T09:05')
    const before = await heard(member)
    const cancel = await member.call(requestCancel, {
      params: { id: asked.wk_event_id },
      body: { wk_comment: '일정 변경', ...(isOneDay && { wk_cancel_date: '2026-11-25' }) },
    })
    await approve(cancel.body.drf_id)
    at.travelTo('2026-11-23T09:10')
    const now = await heard(member)
    expect(now.filter((one) => !before.includes(one))).toEqual([
      expect.stringMatching(/^APPROVAL_APPROVED ‘연차 취소 · .+’ 문서가 승인되었습니다\.$/),
    ])
    expect(await heard(leader)).toEqual([])
  },
)

test('an admin who deletes approved leave is named to the person, who did nothing', async () => {
  const leave = await approvedLeave()
  await at.owner.query('update companies set documents_done_cancelable = true where company_id = $1', [
    team.company.companyId,
  ])
  const admin = await at.as(team.admin)
  expect((await admin.call(contract.cancelEvent, { params: { id: leave.wk_event_id } })).status).toBe(204)
  const name = (
    await at.owner.query<{ name: string }>('select name from members where id = $1', [team.admin.memberId])
  ).rows[0]!.name
  const { rows } = await at.owner.query(
    `select action, before, after from audit_events where company_id = $1 and action in ('work_event.settle', 'work_event.give_back') order by id`,
    [team.company.companyId],
  )
  const told = { code: 'VACATION:ANNUAL:FULL', days: ['2026-11-25'], minutes: 480 }
  expect(rows).toEqual([
    { action: 'work_event.settle', before: null, after: told },
    { action: 'work_event.give_back', before: told, after: null },
  ])
  const canceled = expect.stringMatching(`^APPROVAL_CANCELED ${name} 님이 ‘연차`)
  expect(await heard(member)).toEqual([canceled])
  expect(await heard(leader)).toEqual([canceled])
  expect(await heard(admin)).toEqual([])
})

test('approved leave ends when the line agrees: days, balance and document', async () => {
  const leave = await approvedLeave()
  expect((await shown()).abilities).toMatchObject({ cancel: false, ask_cancel: true })
  const alone = await member.call(contract.cancelEvent, { params: { id: leave.wk_event_id } })
  expect(alone.error.error_code).toBe('DOCUMENT_STATE')

  const asked = await askToCancel(leave.wk_event_id)
  expect([asked.status, asked.body.drf_status]).toEqual([201, 'REQUESTED'])
  const box = (await leader.call(approvals.inbox, {})).body.results
  expect(box.find(({ drf_id }) => drf_id === asked.body.drf_id)).toMatchObject({
    drf_type: 'EVENT_CANCEL',
    drf_title: '연차 취소 · 11월 25일(수)',
  })
  expect(await shown()).toMatchObject({ cancel_drf_id: asked.body.drf_id, abilities: { ask_cancel: false } })
  expect((await askToCancel(leave.wk_event_id)).error.error_code).toBe('DOCUMENT_STATE')
  expect(await left()).toBe(14)

  expect((await approve(asked.body.drf_id)).body.drf_status).toBe('APPROVED')
  expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([{ status: 'CANCELED', days: [] }])
  expect(await left()).toBe(15)
  const document = await member.call(approvals.getDocument, { params: { id: leave.drf_id! } })
  expect(document.body.drf_status).toBe('CANCELED')
  // The day is free again.
  expect((await approvedLeave()).applied_days).toBe(1)
})

test('a refusal or a withdrawal leaves the leave as it is, and it may be asked for again', async () => {
  const leave = await approvedLeave()
  const first = await askToCancel(leave.wk_event_id)
  await leader.call(approvals.denyDocument, {
    params: { id: first.body.drf_id },
    body: { rcv_comment: '교대 불가' },
  })
  expect(await shown()).toMatchObject({ drf_status: 'APPROVED', cancel_drf_id: null })
  const second = await askToCancel(leave.wk_event_id)
  expect((await member.call(approvals.cancelDocument, { params: { id: second.body.drf_id } })).status).toBe(
    200,
  )
  expect((await askToCancel(leave.wk_event_id)).status).toBe(201)
  expect(await left()).toBe(14)
})

test('leave that has begun is cancelled by the line alone, and one that is closed by nobody', async () => {
  await at.owner.query('update companies set documents_done_cancelable = true where company_id = $1', [
    team.company.companyId,
  ])
  const leave = await approvedLeave('2026-11-24')
  at.travelTo('2026-11-24T10:00')
  const alone = await member.call(contract.cancelEvent, { params: { id: leave.wk_event_id } })
  expect(alone.error.error_code).toBe('LEAVE_HAS_BEGUN')
  const asked = await askToCancel(leave.wk_event_id)
  expect((await approve(asked.body.drf_id)).body.drf_status).toBe('APPROVED')
  expect(await left()).toBe(15)
  const back = await member.call(approvals.cancelDocument, { params: { id: asked.body.drf_id } })
  expect([back.status, back.error.error_code]).toEqual([406, 'CANCEL_APPLIED'])

  const closed = await approvedLeave('2026-11-26')
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-11-26', '2026-11-26', now())`,
    [team.company.companyId, team.member.memberId],
  )
  expect((await askToCancel(closed.wk_event_id)).error.error_code).toBe('ALREADY_CONFIRMED')
})

test('one asks for one’s own approved requests alone', async () => {
  const leave = await approvedLeave()
  expect((await askToCancel(leave.wk_event_id, leader)).error.error_code).toBe('NO_PERMISSION')
  const body = { wk_event: 'HOME:FULL', wk_start_date: '2026-11-27' }
  const open = (await member.call(contract.requestEvent, { body })).body
  expect((await askToCancel(open.wk_event_id)).error.error_code).toBe('DOCUMENT_STATE')
  expect((await askToCancel(999_999_999)).status).toBe(404)
})
