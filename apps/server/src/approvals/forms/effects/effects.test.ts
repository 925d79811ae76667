import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as documents from '#contract/approvals/documents/approvals.ts'
import { requestDocumentCancel } from '#contract/approvals/documents/cancels.ts'
import * as contract from '#contract/approvals/forms/forms.ts'
import { rewriteDocument, writeDocument } from '#contract/approvals/forms/writing.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { requestCorrection } from '#contract/time/attendance/corrections.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { requestCancel } from '#contract/time/work-events/cancels.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let leader: Client
let member: Client
let drafter: TestMember

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  // A Monday.
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  const boss = await makeMember(at, { company, name: '박팀장' })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  drafter = await makeMember(at, { company, name: '김현지', teamId, joinedOn: '2020-01-01' })
  member = await at.as(drafter)
})

type NewForm = NonNullable<EndpointCall<typeof contract.createForm>['body']>
const LEAVE: NewForm = {
  drf_title: '휴가신청서',
  share_com: true,
  is_apv_line_changable: false,
  form_fields: [
    { key: 'sort', kind: 'SELECT', label: '종류', is_required: true, options: ['연차', '오전 반차', '재택'] },
    { key: 'days', kind: 'PERIOD', label: '기간', is_required: true },
    { key: 'why', kind: 'LONG_TEXT', label: '사유' },
  ],
  form_effect: {
    key: 'EVENT',
    choice: {
      field: 'sort',
      codes: { 연차: 'VACATION:ANNUAL:FULL', '오전 반차': 'VACATION:ANNUAL:AM', 재택: 'HOME:FULL' },
    },
    fills: { days: 'days', reason: 'why' },
  },
}
const OVERTIME: NewForm = {
  ...LEAVE,
  drf_title: '연장근무 신청서',
  form_fields: [
    { key: 'day', kind: 'DATE', label: '날짜', is_required: true },
    { key: 'from', kind: 'TIME', label: '시작' },
    { key: 'to', kind: 'TIME', label: '종료' },
  ],
  form_effect: {
    key: 'EVENT',
    code: 'WORK:EXTENDED',
    fills: { days: 'day', start_time: 'from', end_time: 'to' },
  },
}

const make = async (form: NewForm) => {
  const made = await admin.call(contract.createForm, { body: form })
  expect(made.status).toBe(201)
  return made.body.drf_tem_id
}
const write = (drf_tem_id: number, drf_values: Record<string, unknown>) =>
  member.call(writeDocument, { body: { drf_title: '신청', drf_tem_id, drf_values } })
const WEEK = { from: '2026-12-01', to: '2026-12-03' }
const mine = async () =>
  (await member.call(events.listWorkEvents, { query: { start_date: '2026-11-01', end_date: '2026-12-31' } }))
    .body.results

test('a form takes leave: held when it is sent, taken when it is approved, given back when that is taken back or cancelled', async () => {
  const { body: sent } = await write(await make(LEAVE), { sort: '연차', days: WEEK, why: '여행' })
  expect(sent.drf_status).toBe('REQUESTED')
  expect(await mine()).toMatchObject([
    { wk_event: 'VACATION:ANNUAL:FULL', drf_status: 'REQUESTED', wk_comment: '여행', applied_days: 3 },
  ])
  const params = { id: sent.drf_id }
  const { body: shown } = await leader.call(documents.getDocument, { params })
  expect(shown.drf_values).toMatchObject({
    effect: { drf_type: 'VACATION', values: { wk_start_date: '2026-12-01', applied_days: 3 } },
  })
  await leader.call(documents.approveDocument, { params, body: {} })
  expect(await mine()).toMatchObject([{ drf_status: 'APPROVED' }])
  expect((await leader.call(documents.withdrawDecision, { params })).status).toBe(200)
  expect(await mine()).toMatchObject([{ drf_status: 'REQUESTED' }])
  await leader.call(documents.approveDocument, { params, body: {} })
  expect((await member.call(documents.cancelDocument, { params })).status).toBe(200)
  expect(await mine()).toMatchObject([{ drf_status: 'CANCELED' }])
})

test('what is denied gives the days back; a cancellation document gives back what was approved', async () => {
  const form = await make(LEAVE)
  const { body: first } = await write(form, { sort: '재택', days: WEEK })
  await leader.call(documents.denyDocument, { params: { id: first.drf_id }, body: { rcv_comment: '출근' } })
  const { body: second } = await write(form, { sort: '연차', days: WEEK })
  await leader.call(documents.approveDocument, { params: { id: second.drf_id }, body: {} })
  const approved = (await mine()).find((row) => row.drf_status === 'APPROVED')!
  const one = { params: { id: approved.wk_event_id } }
  const asked = await member.call(requestCancel, {
    ...one,
    body: { wk_comment: '하루 취소', wk_cancel_date: '2026-12-03' },
  })
  expect(asked.status).toBe(201)
  const cancelOf = async () => (await leader.call(documents.inbox, { query: {} })).body.results[0]!.drf_id
  await leader.call(documents.approveDocument, { params: { id: await cancelOf() }, body: {} })
  const { body: shown } = await member.call(documents.getDocument, { params: { id: second.drf_id } })
  expect(shown.drf_values).toMatchObject({
    effect: { values: { canceled_days: ['2026-12-03'], applied_days: 2 } },
  })
  await member.call(requestCancel, { ...one, body: { wk_comment: '취소' } })
  await leader.call(documents.approveDocument, { params: { id: await cancelOf() }, body: {} })
  expect((await mine()).map((row) => row.drf_status).toSorted()).toEqual(['CANCELED', 'DENIED'])
})

test('a document that cancels an approved form gives back what it took, in closed days not', async () => {
  const { body: sent } = await write(await make(LEAVE), { sort: '연차', days: WEEK })
  const params = { id: sent.drf_id }
  await leader.call(documents.approveDocument, { params, body: {} })
  const ask = () => member.call(requestDocumentCancel, { params, body: { reason: '일정이 바뀌었습니다.' } })
  const approve = async (id: number) => leader.call(documents.approveDocument, { params: { id }, body: {} })
  const close = () =>
    at.owner.query(
      `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
       values ($1, $2, '2026-12-01', '2026-12-31', now())`,
      [company.companyId, drafter.memberId],
    )
  const { body: asked } = await ask()
  await close()
  // What was closed meanwhile stays, and the cancellation with it undecided.
  expect((await approve(asked.drf_id)).error.error_code).toBe('ALREADY_CONFIRMED')
  expect(await mine()).toMatchObject([{ drf_status: 'APPROVED' }])
  await leader.call(documents.denyDocument, { params: { id: asked.drf_id }, body: { rcv_comment: '마감' } })
  expect((await ask()).error.error_code).toBe('ALREADY_CONFIRMED')
  await at.owner.query('delete from day_closings where company_id = $1', [company.companyId])
  const { body: again } = await ask()
  expect((await approve(again.drf_id)).status).toBe(200)
  expect(await mine()).toMatchObject([{ drf_status: 'CANCELED' }])
  const { rows } = await at.owner.query(
    'select ends_on::text from documents where company_id = $1 and id = $2',
    [company.companyId, sent.drf_id],
  )
  expect(rows).toEqual([{ ends_on: '2026-12-03' }])
})

test('what a direct request would refuse, the document refuses when it is sent, at the question', async () => {
  const leave = await make(LEAVE)
  const off = await write(leave, { sort: '연차', days: { from: '2026-12-05', to: '2026-12-06' } })
  expect(off.error.error_code).toBe('NO_WORK_DAY')
  const early = await write(leave, { sort: '연차', days: { from: '2019-12-02', to: '2019-12-02' } })
  expect(early.error.error_code).toBe('BEFORE_JOIN')
  await write(leave, { sort: '연차', days: WEEK })
  expect((await write(leave, { sort: '재택', days: WEEK })).error.error_code).toBe('EVENT_CONFLICT')
  const overtime = await make(OVERTIME)
  const refused = await write(overtime, { day: '2026-11-24', to: '21:00' })
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['drf_values.from'])
  const late = await write(overtime, { day: '2026-11-24', from: '22:00', to: '01:00' })
  expect(late.status).toBe(201)
  expect((await mine()).find((row) => row.wk_event === 'WORK:EXTENDED')).toMatchObject({
    evt_end_time: '25:00:00',
    drf_status: 'REQUESTED',
  })
  const wrong = await write(leave, { sort: '연차' })
  expect(Object.keys(wrong.error.fields ?? {})).toEqual(['drf_values.days'])
})

test('while nobody has opened it, it asks for other days; the request is changed by its form alone', async () => {
  const form = await make(LEAVE)
  const { body: sent } = await write(form, { sort: '연차', days: WEEK })
  const [event] = await mine()
  expect(event!.abilities.change).toBe(false)
  const direct = await member.call(events.changeEvent, {
    params: { id: event!.wk_event_id },
    body: { wk_start_date: '2026-12-08' },
  })
  expect(direct.error.error_code).toBe('DOCUMENT_STATE')
  const params = { id: sent.drf_id }
  const again = (drf_values: Record<string, unknown>, drf_tem_id: number | null = form) =>
    member.call(rewriteDocument, { params, body: { drf_title: '신청', drf_tem_id, drf_values } })
  const overlap = { from: '2026-12-03', to: '2026-12-04' }
  expect((await again({ sort: '재택', days: overlap })).status).toBe(200)
  expect(await mine()).toMatchObject([
    { wk_event_id: event!.wk_event_id, wk_event: 'HOME:FULL', wk_start_date: '2026-12-03', applied_days: 2 },
  ])
  const changes = async () =>
    (await auditActions(at, company.companyId)).filter((action) => action.endsWith('.change'))
  expect(await changes()).toEqual(['work_event.change', 'document.change'])
  // The same once more is no change of the request either.
  expect((await again({ sort: '재택', days: overlap })).status).toBe(200)
  expect(await changes()).toEqual(['work_event.change', 'document.change'])
  const plain = await make({ drf_title: '품의서', share_com: true })
  expect((await again({}, plain)).error.error_code).toBe('DOCUMENT_STATE')
  expect(await mine()).toMatchObject([{ wk_event: 'HOME:FULL', drf_status: 'REQUESTED' }])
})

test('a document of another part is not written anew as a free one', async () => {
  const asked = await member.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-12-01' },
  })
  const { body: outbox } = await member.call(documents.outbox, { query: {} })
  expect(asked.status).toBe(201)
  const params = { id: outbox.results[0]!.drf_id }
  const turned = await member.call(rewriteDocument, { params, body: { drf_title: '자유' } })
  expect(turned.error.error_code).toBe('DOCUMENT_STATE')
})

test('a form corrects times', async () => {
  const form = await make({
    drf_title: '출퇴근 정정 신청서',
    share_com: true,
    is_apv_line_changable: false,
    form_fields: [
      { key: 'day', kind: 'DATE', label: '날짜', is_required: true },
      { key: 'in', kind: 'TIME', label: '출근' },
      { key: 'out', kind: 'TIME', label: '퇴근' },
      { key: 'why', kind: 'TEXT', label: '사유', is_required: true },
    ],
    form_effect: {
      key: 'CORRECTION',
      fills: { day: 'day', in_time: 'in', out_time: 'out', reason: 'why' },
    },
  })
  const values = { day: '2026-11-20', in: '09:05', out: '18:10', why: '누락' }
  const { body: sent } = await write(form, values)
  expect((await write(form, { ...values, in: null, out: null })).error.error_code).toBe('INVALID_RANGE')
  await leader.call(documents.approveDocument, { params: { id: sent.drf_id }, body: {} })
  const direct = await member.call(requestCorrection, {
    body: { wk_date: '2026-11-20', wk_start_time: '09:05', wk_end_time: '18:10', reason: '누락' },
  })
  // The day stands so by now.
  expect(direct.error.error_code).toBe('INVALID_RANGE')
  const params = { id: sent.drf_id }
  const asked = await member.call(requestDocumentCancel, { params, body: { reason: '다른 날' } })
  const agreed = { params: { id: asked.body.drf_id }, body: {} }
  expect((await leader.call(documents.approveDocument, agreed)).status).toBe(200)
  const again = await member.call(requestCorrection, {
    body: { wk_date: '2026-11-20', wk_start_time: '09:05', wk_end_time: '18:10', reason: '누락' },
  })
  // As it was before.
  expect(again.status).toBe(201)
})

test.each<[string, Partial<NewForm>, string]>([
  ['whose line drafters may change', { is_apv_line_changable: true }, 'is_apv_line_changable'],
  ['without its days', { form_effect: { ...LEAVE.form_effect!, fills: {} } }, 'form_effect.fills.days'],
  [
    'with a text for its days',
    { form_effect: { ...LEAVE.form_effect!, fills: { days: 'why' } } },
    'form_effect.fills.days',
  ],
  [
    'with an option without its code',
    { form_effect: { ...LEAVE.form_effect!, choice: { field: 'sort', codes: { 연차: 'HOME:FULL' } } } },
    'form_effect.choice.codes.오전 반차',
  ],
  [
    'of hours without times',
    { form_effect: { key: 'EVENT', code: 'VACATION:ANNUAL:TIME', fills: { days: 'days' } } },
    'form_effect.fills.start_time',
  ],
])('a form %s is refused', async (_name, part, field) => {
  const refused = await admin.call(contract.createForm, { body: { ...LEAVE, ...part } })
  expect([refused.status, Object.keys(refused.error.fields ?? {})[0]]).toEqual([400, field])
})

test('only full admins let a form do something, with codes that the company has', async () => {
  const own = await member.call(contract.createForm, { body: { ...LEAVE, share_com: false } })
  expect(own.status).toBe(403)
  const form_effect = { key: 'EVENT', code: 'CUSTOM:999999:FULL', fills: { days: 'days' } } as const
  const unknown = await admin.call(contract.createForm, { body: { ...LEAVE, form_effect } })
  expect(unknown.error.error_code).toBe('EVENT_NOT_USABLE')
  const id = await make(LEAVE)
  const params = { id }
  const fewer = await admin.call(contract.updateForm, {
    params,
    body: { form_fields: LEAVE.form_fields!.filter(({ key }) => key !== 'days') },
  })
  expect(fewer.status).toBe(400)
  const plain = await admin.call(contract.updateForm, { params, body: { form_effect: null } })
  expect(plain.body).toMatchObject({ version: 2, form_effect: null })
  const { body: sent } = await write(id, { sort: '연차', days: WEEK })
  expect([sent.drf_status, await mine()]).toEqual(['REQUESTED', []])
})

test('an admin takes a standard form as it comes, and it works as it is', async () => {
  expect((await member.call(contract.listStandardForms, {})).status).toBe(403)
  const { body: offered } = await admin.call(contract.listStandardForms, {})
  expect(offered.map((one) => one.drf_title)).toContain('휴가신청서')
  const taken = await admin.call(contract.takeStandardForm, { params: { key: 'leave' } })
  expect(taken.body).toMatchObject({ drf_title: '휴가신청서', share_com: true, storage_period: 3 })
  const values = { sort: '오후 반차', days: { from: '2026-12-01', to: '2026-12-01' } }
  expect((await write(taken.body.drf_tem_id, values)).status).toBe(201)
  expect(await mine()).toMatchObject([{ wk_event: 'VACATION:ANNUAL:PM' }])
  const unknown = await admin.call(contract.takeStandardForm, { params: { key: 'nothing' } })
  expect(unknown.status).toBe(404)
})

const TIMED: NewForm = {
  ...LEAVE,
  form_fields: [
    { key: 'day', kind: 'DATE', label: '날짜', is_required: true },
    { key: 'from', kind: 'TIME', label: '시작', is_required: true },
    { key: 'to', kind: 'TIME', label: '종료', is_required: true },
  ],
  form_effect: {
    key: 'EVENT',
    code: 'VACATION:ANNUAL:TIME',
    fills: { days: 'day', start_time: 'from', end_time: 'to' },
  },
}
const agree = async (weekly: number, day: number) => {
  const body = {
    user_id: drafter.memberId,
    phone: '010-0000-0000',
    weekly_minutes: weekly * 60,
    standard_day_minutes: day * 60,
    from: '2026-12-01',
  }
  const answer = await admin.call(updateMembers, { body: body as never })
  expect(answer.error?.error_code).toBeUndefined()
}
const heldOf = async () =>
  (
    await at.owner.query<{ minutes: number; counted_minutes: number }>(
      `select p.minutes, e.counted_minutes from work_events e
       join day_parts p on p.holder_id = e.id and p.company_id = e.company_id where e.member_id = $1`,
      [drafter.memberId],
    )
  ).rows

test('hours of leave of a form follow the hours of its day, as leave does that is asked for directly', async () => {
  const sent = await write(await make(TIMED), { day: '2026-12-02', from: '09:00', to: '15:00' })
  expect(sent.status).toBe(201)
  const asked = { minutes: 300, counted_minutes: 300 }
  expect(await heldOf()).toEqual([asked])
  await agree(20, 4)
  expect(await heldOf()).toEqual([{ minutes: 240, counted_minutes: 240 }])
  await leader.call(documents.approveDocument, { params: { id: sent.body.drf_id }, body: {} })
  await agree(15, 3)
  expect(await heldOf()).toEqual([{ minutes: 180, counted_minutes: 180 }])
  await agree(40, 8)
  expect(await heldOf()).toEqual([asked])
})

test('leave of a form waits for a closing of its day at the same moment, and is refused by it', async () => {
  const form = await make(LEAVE)
  const closing = await at.owner.connect()
  try {
    await closing.query('begin')
    await closing.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `work_days ${company.companyId} ${drafter.memberId}`,
    ])
    await closing.query(
      `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, '2026-12-01', '2026-12-31', now())`,
      [company.companyId, drafter.memberId],
    )
    const sending = write(form, { sort: '연차', days: WEEK })
    const waits = () =>
      at.owner.query(
        'select 1 from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not l.granted',
      )
    for (let tries = 0; tries < 500 && (await waits()).rows.length === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    await closing.query('commit')
    expect((await sending).error.error_code).toBe('ALREADY_CONFIRMED')
  } finally {
    closing.release()
  }
  expect(await mine()).toEqual([])
})
