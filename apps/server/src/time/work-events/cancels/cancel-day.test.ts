import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { addCirculators } from '#contract/approvals/documents/circulation.ts'
import { addCalendarFeed } from '#contract/time/calendars/calendars.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import { getLeaveLedger } from '#contract/time/leave/leave-ledger.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { requestCancel } from '#contract/time/work-events/cancels.ts'
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
  const asked = await ask('2026-11-25', '2026-11-27')
  ;[id, documentId] = [asked.body.wk_event_id, asked.body.drf_id!]
})

const ask = (from: string, to = from, wk_event = 'VACATION:ANNUAL:FULL') =>
  member.call(contract.requestEvent, { body: { wk_event, wk_start_date: from, wk_end_date: to } })
const approve = (document = documentId) =>
  leader.call(approvals.approveDocument, { params: { id: document }, body: {} })
const cancel = (day: string, client = member) =>
  client.call(contract.cancelEvent, { params: { id }, query: { wk_cancel_date: day } })
const askToCancel = (day: string) =>
  member.call(requestCancel, { params: { id }, body: { wk_comment: '회의', wk_cancel_date: day } })
const shown = async () => (await member.call(contract.listWorkEvents, { query: {} })).body.results[0]!
const left = async () => (await member.call(getLeaveInfo, {})).body.available_days
const held = async () => (await leaveRequestsOf(at, team.member.memberId))[0]!
const document = async (client = leader) =>
  (await client.call(approvals.getDocument, { params: { id: documentId } })).body
const mayCancel = async () => (await shown()).cancel_days.map(({ by }) => by)
const only = (cancelable: boolean) =>
  at.owner.query('update companies set documents_done_cancelable = $2 where company_id = $1', [
    team.company.companyId,
    cancelable,
  ])

test('one day out of a request that waits is cancelled at once: the rest, the balance and the document follow', async () => {
  expect(await left()).toBe(12)
  expect(await mayCancel()).toEqual(['ALONE', 'ALONE', 'ALONE'])
  expect((await cancel('2026-11-26')).status).toBe(204)
  expect(await held()).toEqual({
    status: 'REQUESTED',
    counted_minutes: 960,
    days: ['2026-11-25', '2026-11-27'],
  })
  expect(await left()).toBe(13)
  expect(await shown()).toMatchObject({
    applied_days: 2,
    canceled_days: ['2026-11-26'],
    wk_start_date: '2026-11-25',
    wk_end_date: '2026-11-27',
    // Written anew it would take the day again.
    abilities: { change: false, cancel: true },
  })
  expect((await document()).drf_values).toMatchObject({
    applied_days: 2,
    canceled_days: ['2026-11-26'],
    counted_days: [{ date: '2026-11-25' }, { date: '2026-11-27' }],
    v_days_before: 15,
    v_days_after: 13,
  })
  expect(await auditActions(at, team.company.companyId)).toEqual(
    expect.arrayContaining(['work_event.cancel_day', 'document.amend']),
  )
  const told = (await leader.call(listNotifications, {})).body.results
  expect(told.map(({ nt_content }) => nt_content)).toContainEqual(expect.stringContaining('11월 26일(목)'))

  expect((await approve()).body.drf_status).toBe('APPROVED')
  expect((await ask('2026-11-26')).body.applied_days).toBe(1)
})

test('who only reads the document is called by their notice what is left of it', async () => {
  const reader = await at.as(team.mate)
  const body = { user_ids: [team.mate.memberId] }
  expect((await leader.call(addCirculators, { params: { id: documentId }, body })).status).toBeLessThan(300)
  const told = async () =>
    (await reader.call(listNotifications, {})).body.results.find(
      ({ nt_type }) => nt_type === 'APPROVAL_CIRCULATED',
    )!.nt_content
  expect(await told()).toContain('11월 27일(금)')
  expect((await cancel('2026-11-27')).status).toBe(204)
  expect(await told()).toContain('11월 26일(목)')
  expect(await told()).not.toContain('11월 27일(금)')
})

test('a day at the edge moves the first or the last day; the last that is left ends the request', async () => {
  expect((await cancel('2026-11-25')).status).toBe(204)
  expect(await shown()).toMatchObject({ wk_start_date: '2026-11-26', abilities: { change: true } })
  expect((await document()).drf_title).toContain('11월 26일(목) ~ 11월 27일(금)')
  expect((await cancel('2026-11-27')).status).toBe(204)
  expect(await shown()).toMatchObject({ wk_start_date: '2026-11-26', wk_end_date: '2026-11-26' })
  expect(await mayCancel()).toEqual([])
  expect((await cancel('2026-11-26')).status).toBe(204)
  expect(await held()).toMatchObject({ status: 'CANCELED', days: [] })
  expect((await document()).drf_status).toBe('CANCELED')
  expect(await left()).toBe(15)
})

test('of what is approved the line agrees to one day, and then to another; ledger and feed follow', async () => {
  await only(false)
  await approve()
  expect(await mayCancel()).toEqual(['LINE', 'LINE', 'LINE'])
  expect((await cancel('2026-11-26')).error.error_code).toBe('DOCUMENT_STATE')
  const asked = await askToCancel('2026-11-26')
  expect([asked.status, asked.body.drf_status]).toEqual([201, 'REQUESTED'])
  const paper = (await leader.call(approvals.getDocument, { params: { id: asked.body.drf_id } })).body
  expect(paper.drf_title).toBe('연차 취소 · 11월 26일(목)')
  expect(paper.drf_values).toMatchObject({
    wk_cancel_date: '2026-11-26',
    applied_days: 1,
    wk_start_date: '2026-11-25',
    wk_end_date: '2026-11-27',
  })
  expect((await askToCancel('2026-11-27')).error.error_code).toBe('DOCUMENT_STATE')
  expect(await left()).toBe(12)

  const url = (await member.call(addCalendarFeed, { body: { team_id: null } })).body.url
  const feed = async () => (await at.app.http.inject({ url: new URL(url).pathname })).body
  expect(await feed()).toContain('DTEND;VALUE=DATE:20261128')
  expect((await approve(asked.body.drf_id)).body.drf_status).toBe('APPROVED')
  expect(await held()).toEqual({
    status: 'APPROVED',
    counted_minutes: 960,
    days: ['2026-11-25', '2026-11-27'],
  })
  expect(await left()).toBe(13)
  const { lines } = (await member.call(getLeaveLedger, { query: {} })).body
  const used = lines.filter(({ event_code }) => event_code === 'VACATION:ANNUAL:FULL')
  expect(used.map(({ date }) => date)).toEqual(['2026-11-25', '2026-11-27'])
  expect(await document()).toMatchObject({
    drf_status: 'APPROVED',
    drf_values: { canceled_days: ['2026-11-26'], applied_days: 2 },
  })
  const entries = [...(await feed()).matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)
  expect(entries).toEqual(['20261125', '20261127'])

  // It goes on, and the next may be asked for; a refusal leaves it.
  const next = await askToCancel('2026-11-27')
  await leader.call(approvals.denyDocument, {
    params: { id: next.body.drf_id },
    body: { rcv_comment: '불가' },
  })
  expect(await shown()).toMatchObject({ applied_days: 2, cancel_drf_id: null })
})

test('each day has begun by itself: one that is still to come is cancelled alone, one that has begun by the line', async () => {
  await only(true)
  await approve()
  at.travelTo('2026-11-26T08:00')
  member = await at.as(team.member)
  expect(await mayCancel()).toEqual(['LINE', 'LINE', 'ALONE'])
  expect((await cancel('2026-11-26')).error.error_code).toBe('LEAVE_HAS_BEGUN')
  expect((await cancel('2026-11-27')).status).toBe(204)
  expect(await held()).toMatchObject({ days: ['2026-11-25', '2026-11-26'] })
  expect((await cancel('2026-11-25', leader)).error.error_code).toBe('NO_PERMISSION')
  const admin = await at.as(team.admin)
  expect((await cancel('2026-11-25', admin)).status).toBe(204)
  expect(await held()).toMatchObject({ days: ['2026-11-26'], status: 'APPROVED' })
})

test('a day that it does not hold, one that is closed, and work as a whole are refused', async () => {
  expect((await cancel('2026-11-28')).error.fields).toHaveProperty('wk_cancel_date')
  await approve()
  await only(false)
  expect((await askToCancel('2026-11-30')).error.fields).toHaveProperty('wk_cancel_date')
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-11-25', '2026-11-25', now())`,
    [team.company.companyId, team.member.memberId],
  )
  expect((await askToCancel('2026-11-25')).error.error_code).toBe('ALREADY_CONFIRMED')
  expect((await askToCancel('2026-11-27')).status).toBe(201)
})

test('what was cancelled in between does not go twice, and what nobody decided ends with its document', async () => {
  await only(true)
  await approve()
  at.travelTo('2026-11-26T08:00')
  ;[member, leader] = [await at.as(team.member), await at.as(team.leader)]
  const asked = await askToCancel('2026-11-26')
  const admin = await at.as(team.admin)
  expect((await cancel('2026-11-26', admin)).status).toBe(204)
  expect((await approve(asked.body.drf_id)).body.drf_status).toBe('APPROVED')
  expect(await held()).toMatchObject({ days: ['2026-11-25', '2026-11-27'] })

  const waiting = await ask('2026-12-01', '2026-12-03')
  const gone = { params: { id: waiting.body.wk_event_id }, query: { wk_cancel_date: '2026-12-02' } }
  const twice = await Promise.all([
    member.call(contract.cancelEvent, gone),
    member.call(contract.cancelEvent, gone),
  ])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 400])
  await leader.call(approvals.denyDocument, {
    params: { id: waiting.body.drf_id! },
    body: { rcv_comment: '불가' },
  })
  expect((await leaveRequestsOf(at, team.member.memberId)).at(-1)).toMatchObject({
    status: 'DENIED',
    days: [],
  })
})
