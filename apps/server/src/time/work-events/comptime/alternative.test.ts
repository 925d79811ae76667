import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EndpointCall } from '#contract/endpoint.ts'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { getComptime } from '#contract/time/work-events/comptime.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { sentence } from '../../../http/answer-error.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let member: Client
let leader: Client
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23; Saturday work on the 28th earns twelve hours, Wednesday the 2nd takes eight of them.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  await at.owner.query(`update members set work_check = 'ALL' where id = $1`, [team.member.memberId])
  ;[member, leader, admin] = await Promise.all([at.as(team.member), at.as(team.leader), at.as(team.admin)])
  await admin.call(updateCompany, { body: { use_vac_alter: true, alter_weekend: true } })
})

type Asked = Partial<NonNullable<EndpointCall<typeof contract.requestEvent>['body']>>

const ask = (more: Asked = {}) =>
  member.call(contract.requestEvent, {
    body: {
      wk_event: 'WORK:WEEKEND:FULL',
      wk_start_date: '2026-11-28',
      alter_start_date: '2026-12-02',
      ...more,
    },
  })
const change = (id: number, to: object) =>
  member.call(contract.changeEvent, { params: { id }, body: to as never })
const approve = (id: number) => leader.call(approvals.approveDocument, { params: { id }, body: {} })
const values = async (id: number) => {
  const { body } = await member.call(approvals.getDocument, { params: { id } })
  return body.drf_values as Record<string, unknown>
}
const daysOff = async () => {
  const query = { start_date: '2026-12-01', end_date: '2026-12-11' }
  const { body } = await member.call(contract.listWorkEvents, { query })
  return body.results.map((one) => [one.wk_event, one.wk_start_date, one.drf_status, one.applied_minutes])
}
/** The day off that was taken with the work. */
const taken = async () => {
  await approve((await ask()).body.drf_id!)
  const query = { start_date: '2026-12-01', end_date: '2026-12-11' }
  return (await member.call(contract.listWorkEvents, { query })).body.results[0]!
}
const drop = (who: Client, id: number) => who.call(contract.cancelEvent, { params: { id } })
const left = async (wk_start_date: string = '2026-12-31') =>
  (await member.call(getComptime, { query: { wk_start_date } })).body.left_minutes

test('days off asked for with weekend work are kept, and taken once the work is approved', async () => {
  const asked = await ask()
  expect(asked.status).toBe(201)
  const id = asked.body.drf_id!
  expect(await values(id)).toMatchObject({
    alter_start_date: '2026-12-02',
    alter_end_date: '2026-12-02',
    alter_wk_event: 'SP:COMPTIME:FULL',
    wk_alter_days: 1,
  })
  expect(await daysOff()).toEqual([])
  expect((await approve(id)).status).toBe(200)
  expect(await daysOff()).toEqual([['SP:COMPTIME:FULL', '2026-12-02', 'APPROVED', 480]])
  // Before the work is done nothing is owed, and nothing more is there.
  expect(await left('2026-11-23')).toBe(0)
  expect(await left()).toBe(720 - 480)
})

test('where the company has not agreed they are dropped, and so they are of other requests (R-WORK-030)', async () => {
  const alter = async (more: Asked) => (await values((await ask(more)).body.drf_id!)).alter_start_date
  expect(await alter({ wk_event: 'HOME:FULL', wk_start_date: '2026-11-24' })).toBeNull()
  await admin.call(updateCompany, { body: { alter_weekend: false } })
  expect(await alter({})).toBeNull()
})

test('no more is taken than the work itself earns, after it, and on a day that is free for it', async () => {
  const refused = async (more: Asked) => {
    const { error } = await ask(more)
    return [error.error_code, error.fields?.alter_start_date]
  }
  const tooMany = ['BAD_REQUEST', expect.stringContaining('부족')]
  expect(await refused({ wk_event: 'WORK:WEEKEND:AM' })).toEqual(tooMany)
  expect(await refused({ alter_end_date: '2026-12-03' })).toEqual(tooMany)
  expect(await refused({ alter_start_date: '2026-11-27' })).toEqual([
    'BAD_REQUEST',
    expect.stringContaining('이후'),
  ])
  expect(await refused({ alter_start_date: '2026-12-05' })).toEqual([
    'BAD_REQUEST',
    sentence('NO_WORK_DAY', 'ko'),
  ])
  expect(await refused({ alter_wk_event: 'SP:COMPTIME:QUARTER' })).toEqual([
    'BAD_REQUEST',
    expect.any(String),
  ])
  expect(await refused({ alter_wk_event: 'VACATION:ANNUAL:FULL' })).toEqual(['EVENT_NOT_USABLE', undefined])
  await member.call(contract.requestEvent, { body: { wk_event: 'HOME:FULL', wk_start_date: '2026-12-02' } })
  expect(await refused({})).toEqual(['BAD_REQUEST', sentence('EVENT_CONFLICT', 'ko')])
  expect((await ask({ alter_wk_event: 'SP:COMPTIME:AM', alter_start_date: '2026-12-03' })).status).toBe(201)
})

test('a day that is closed takes no day off', async () => {
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, '2026-12-01', '2026-12-05', now())`,
    [team.company.companyId, team.member.memberId],
  )
  const { error } = await ask()
  expect([error.error_code, error.fields]).toEqual([
    'BAD_REQUEST',
    { alter_start_date: expect.stringContaining('(2026년 12월 2일(수)). 마감 이후의') },
  ])
})

test('what stands against the days off is told before they are asked for', async () => {
  const told = async (day: string | undefined, code = 'WORK:WEEKEND:FULL') => {
    const query = { code, wk_start_date: '2026-11-28', ...(day && { alter_start_date: day }) }
    const { status, body } = await member.call(contract.previewEvent, { query })
    return [status, body.alter_error]
  }
  expect(await told(undefined)).toEqual([200, null])
  expect(await told('2026-12-02')).toEqual([200, null])
  expect(await told('2026-12-05')).toEqual([200, sentence('NO_WORK_DAY', 'ko')])
  expect(await told('2026-11-27')).toEqual([200, expect.stringContaining('이후')])
  expect(await told('2026-12-02', 'WORK:WEEKEND:AM')).toEqual([200, expect.stringContaining('부족')])
  await member.call(contract.requestEvent, { body: { wk_event: 'HOME:FULL', wk_start_date: '2026-12-02' } })
  expect(await told('2026-12-02')).toEqual([200, sentence('EVENT_CONFLICT', 'ko')])
  await admin.call(updateCompany, { body: { alter_weekend: false } })
  expect(await told('2026-12-02')).toEqual([200, null])
})

test('when the day is gone by then nothing is approved; denied, the work is asked for anew with another one', async () => {
  const { body } = await ask()
  await member.call(contract.requestEvent, { body: { wk_event: 'HOME:FULL', wk_start_date: '2026-12-02' } })
  await leader.call(approvals.getDocument, { params: { id: body.drf_id! } })
  const gone = await approve(body.drf_id!)
  expect([gone.status, gone.error.error_code]).toEqual([406, 'ALTERNATIVE_GONE'])
  expect(gone.error.message).toContain('12월 2일')
  expect(gone.error.message).toContain('반려')
  expect((await values(body.drf_id!)).alter_start_date).toBe('2026-12-02')
  expect(await left()).toBe(0)
  // Who decides has read it: what they read is what is decided on.
  const seen = await change(body.wk_event_id, { alter_start_date: '2026-12-04' })
  expect(seen.error.error_code).toBe('DOCUMENT_SEEN')
  const denied = await leader.call(approvals.denyDocument, { params: { id: body.drf_id! }, body: {} })
  expect(denied.status).toBe(200)
  const again = await ask({ alter_start_date: '2026-12-04' })
  expect((await approve(again.body.drf_id!)).status).toBe(200)
  expect(await left()).toBe(720 - 480)
})

test('a change keeps the days off unless it names others, or none', async () => {
  const { body } = await ask()
  const day = async () => (await values(body.drf_id!)).alter_start_date
  expect((await change(body.wk_event_id, { wk_comment: '재고 조사' })).status).toBe(200)
  expect(await day()).toBe('2026-12-02')
  expect((await change(body.wk_event_id, { alter_start_date: '2026-12-04' })).status).toBe(200)
  expect(await day()).toBe('2026-12-04')
  expect((await change(body.wk_event_id, { alter_start_date: null })).status).toBe(200)
  expect(await day()).toBeNull()
  await change(body.wk_event_id, { alter_start_date: '2026-12-04' })
  expect((await change(body.wk_event_id, { alter_start_date: '' })).status).toBe(200)
  expect(await day()).toBeNull()
  expect((await approve(body.drf_id!)).status).toBe(200)
  expect(await left()).toBe(720)
})

test('an approval that is withdrawn gives the days off back, and the next one takes them again', async () => {
  const { body } = await ask()
  const id = body.drf_id!
  await approve(id)
  const undone = await leader.call(approvals.withdrawDecision, { params: { id } })
  expect(undone.status).toBe(200)
  expect(await daysOff()).toEqual([['SP:COMPTIME:FULL', '2026-12-02', 'CANCELED', 480]])
  expect((await approve(id)).status).toBe(200)
  expect((await daysOff()).map(([, , status]) => status).toSorted()).toEqual(['APPROVED', 'CANCELED'])
  expect(await left()).toBe(720 - 480)
})

test('when the work is taken back its days off end with it', async () => {
  const { body } = await ask()
  await approve(body.drf_id!)
  expect((await member.call(contract.cancelEvent, { params: { id: body.wk_event_id } })).status).toBe(204)
  expect(await daysOff()).toEqual([['SP:COMPTIME:FULL', '2026-12-02', 'CANCELED', 480]])
  expect(await left()).toBe(0)
  const again = await member.call(contract.requestEvent, {
    body: { wk_event: 'HOME:FULL', wk_start_date: '2026-12-02' },
  })
  expect(again.status).toBe(201)
})

test('whoever has such a day off cancels it until it begins, also once the work was done; who decided entered nothing', async () => {
  const off = await taken()
  expect(off.alter_of).not.toBeNull()
  expect(off.abilities).toMatchObject({ change: false, cancel: true, ask_cancel: false })
  // The Saturday was worked.
  at.travelTo('2026-11-30T09:00')
  expect((await drop(await at.as(team.mate), off.wk_event_id)).status).toBeGreaterThanOrEqual(400)
  expect((await drop(member, off.wk_event_id)).status).toBe(204)
  expect(await daysOff()).toEqual([['SP:COMPTIME:FULL', '2026-12-02', 'CANCELED', 480]])
  expect(await left()).toBe(720)
  expect((await drop(member, off.wk_event_id)).error.error_code).toBe('DOCUMENT_STATE')
  const actions = await auditActions(at, team.company.companyId)
  expect(actions).toEqual(
    expect.arrayContaining(['work_event.take_alternative', 'work_event.cancel_alternative']),
  )
  expect(actions).not.toContain('work_event.enter')
  expect(actions).not.toContain('work_event.remove')
})

test('once it has begun, or where the company lets nobody cancel what was approved, only an admin cancels it', async () => {
  const off = await taken()
  const may = async () => {
    const query = { start_date: '2026-12-01', end_date: '2026-12-11' }
    const { body } = await member.call(contract.listWorkEvents, { query })
    return body.results[0]!.abilities.cancel
  }
  const allow = (done: boolean) =>
    at.owner.query('update companies set documents_done_cancelable = $2 where company_id = $1', [
      team.company.companyId,
      done,
    ])
  await allow(false)
  expect(await may()).toBe(false)
  expect((await drop(member, off.wk_event_id)).error.error_code).toBe('DOCUMENT_STATE')
  await allow(true)
  at.travelTo('2026-12-02T09:00')
  expect(await may()).toBe(false)
  expect((await drop(member, off.wk_event_id)).error.error_code).toBe('LEAVE_HAS_BEGUN')
  expect((await drop(admin, off.wk_event_id)).status).toBe(204)
})

test('of several days off each is cancelled alone', async () => {
  const { body } = await ask({ wk_end_date: '2026-11-29', alter_end_date: '2026-12-03' })
  await approve(body.drf_id!)
  const off = async () => {
    const query = { start_date: '2026-12-01', end_date: '2026-12-11' }
    return (await member.call(contract.listWorkEvents, { query })).body.results[0]!
  }
  const { wk_event_id: id, cancel_days: days } = await off()
  expect(days.map(({ date, by }) => [date, by])).toEqual([
    ['2026-12-02', 'ALONE'],
    ['2026-12-03', 'ALONE'],
  ])
  const query = { wk_cancel_date: '2026-12-02' }
  expect((await member.call(contract.cancelEvent, { params: { id }, query })).status).toBe(204)
  expect(await off()).toMatchObject({ wk_start_date: '2026-12-03', canceled_days: ['2026-12-02'] })
  // Of the other one the first has gone, and the day itself begins.
  at.travelTo('2026-12-03T09:00')
  expect((await drop(member, id)).error.error_code).toBe('LEAVE_HAS_BEGUN')
})

test('two requests that wait do not promise the same time, but a change of one may keep its own', async () => {
  const first = await ask()
  const sunday = { wk_start_date: '2026-11-29' }
  const second = await ask(sunday)
  expect([second.status, Object.keys(second.error.fields ?? {})]).toEqual([400, ['alter_start_date']])
  const { body } = await member.call(contract.previewEvent, {
    query: { code: 'WORK:WEEKEND:FULL', ...sunday, alter_start_date: '2026-12-02' } as never,
  })
  expect(body.alter_error).toContain('결재 중인 다른 휴일 근로')
  expect(
    (await change(first.body.wk_event_id, { alter_start_date: '2026-12-02', wk_comment: '점검' })).status,
  ).toBe(200)
  // Halves of one day do not meet, and who was refused has nothing promised any more.
  expect(
    (
      await change(first.body.wk_event_id, {
        alter_wk_event: 'SP:COMPTIME:AM',
        alter_start_date: '2026-12-02',
      })
    ).status,
  ).toBe(200)
  expect((await ask({ ...sunday, alter_wk_event: 'SP:COMPTIME:PM' })).status).toBe(201)
})

test('another request for a day that waiting work promises is told so before it is sent', async () => {
  const { body } = await ask({ alter_wk_event: 'SP:COMPTIME:PM' })
  const told = async (code: string, more: object = {}) => {
    const query = { code, wk_start_date: '2026-12-01', wk_end_date: '2026-12-03', ...more } as never
    const answer = await member.call(contract.previewEvent, { query })
    return [answer.status, answer.body.promised_date]
  }
  const day = { wk_start_date: '2026-12-02', wk_end_date: '2026-12-02' }
  expect(await told('VACATION:ANNUAL:FULL')).toEqual([200, '2026-12-02'])
  expect(await told('HOME:FULL')).toEqual([200, '2026-12-02'])
  expect(await told('VACATION:ANNUAL:PM', day)).toEqual([200, '2026-12-02'])
  expect(await told('VACATION:ANNUAL:AM', day)).toEqual([200, null])
  expect(await told('WORK:EXTENDED', { ...day, evt_start_time: '19:00', evt_end_time: '20:00' })).toEqual([
    200,
    null,
  ])
  await leader.call(approvals.denyDocument, { params: { id: body.drf_id! }, body: {} })
  expect(await told('VACATION:ANNUAL:FULL')).toEqual([200, null])
})

test('times without a code ask for hours; one day said is start and end; half a time is refused', async () => {
  const half = await ask({ alter_start_time: '14:00' })
  expect([half.status, Object.keys(half.error.fields ?? {})]).toEqual([400, ['alter_start_date']])
  const hours = await ask({ alter_start_time: '14:00', alter_end_time: '16:00' })
  expect(await values(hours.body.drf_id!)).toMatchObject({
    alter_wk_event: 'SP:COMPTIME:TIME',
    alter_start_time: '14:00:00',
    alter_end_time: '16:00:00',
  })
  const end = await ask({
    wk_start_date: '2026-11-29',
    alter_start_date: undefined as never,
    alter_end_date: '2026-12-03',
  })
  expect(await values(end.body.drf_id!)).toMatchObject({
    alter_start_date: '2026-12-03',
    alter_end_date: '2026-12-03',
  })
})

test('a company that has agreed to swaps alone says so, and drops nothing without a word', async () => {
  await admin.call(updateCompany, { body: { alter_weekend: false, alter_one_day: true } })
  const refused = await ask()
  expect([refused.status, Object.values(refused.error.fields ?? {})]).toEqual([
    400,
    ['휴일 근로에 보상휴가를 부여하지 않습니다. 다른 날 쉬려면 휴일 대체를 신청해 주십시오.'],
  ])
  expect((await ask({ alter_start_date: undefined as never })).status).toBe(201)
})
