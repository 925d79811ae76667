import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as documents from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/employment-requests/employment-requests.ts'
import * as forms from '#contract/approvals/forms/forms.ts'
import { rewriteDocument, writeDocument } from '#contract/approvals/forms/writing.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { sendFile } from '#test/sheets.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let drafter: TestMember
let adminOf: TestMember
let admin: Client
let leader: Client
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  // A Monday.
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  adminOf = await makeAdmin(at, { company, name: '이관리' })
  admin = await at.as(adminOf)
  boss = await makeMember(at, { company, name: '박팀장' })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  drafter = await makeMember(at, { company, name: '김현지', teamId, joinedOn: '2020-01-01' })
  member = await at.as(drafter)
})

type Absence = NonNullable<EndpointCall<typeof contract.requestAbsence>['body']>
const ABSENCE: Absence = {
  absence_kind: 'CHILDCARE',
  start_date: '2026-12-01',
  end_date: '2027-02-28',
  reason: '육아',
}
const askAbsence = (client: Client = member, body: Partial<Absence> = {}) =>
  client.call(contract.requestAbsence, { body: { ...ABSENCE, ...body } })
const askToLeave = (client: Client = member, retire_date = '2026-12-31', user_id?: number) =>
  client.call(contract.requestRetirement, {
    body: { retire_date, reason: '이직', ...(user_id !== undefined && { user_id }) },
  })
const approve = (id: number, client: Client = leader) =>
  client.call(documents.approveDocument, { params: { id }, body: {} })
const absences = async (id = drafter.memberId) =>
  (
    await at.owner.query(
      'select starts_on, until_on, kind, reason from absences where member_id = $1 order by starts_on',
      [id],
    )
  ).rows
const plan = async (id = drafter.memberId) =>
  (await at.owner.query('select last_day from planned_retirements where member_id = $1', [id])).rows[0]
    ?.last_day
const statusOf = async (id = drafter.memberId) =>
  (await at.owner.query('select status from members where id = $1', [id])).rows[0].status
const asked = async (id: number) =>
  (await at.owner.query('select status from employment_requests where document_id = $1', [id])).rows[0].status
const settle = async () => {
  expect((await at.runJobs('settle-employment')).failures).toEqual([])
}

test('an absence is arranged when it is approved, and not before; taking that back and cancelling undo it', async () => {
  const { body: sent, status } = await askAbsence()
  expect([status, sent.drf_status, await absences()]).toEqual([201, 'REQUESTED', []])
  const { body: shown } = await leader.call(documents.getDocument, { params: { id: sent.drf_id } })
  expect(shown.drf_title).toBe('휴직 · 12월 1일(화) ~ 2027년 2월 28일(일)')
  expect(shown.drf_values).toMatchObject({ person: null, absence_kind: 'CHILDCARE', end_date: '2027-02-28' })
  expect((await approve(sent.drf_id)).body.drf_status).toBe('APPROVED')
  const row = { starts_on: '2026-12-01', until_on: '2027-02-28', kind: 'CHILDCARE', reason: '육아' }
  expect(await absences()).toEqual([row])
  await leader.call(documents.withdrawDecision, { params: { id: sent.drf_id } })
  expect([await absences(), await asked(sent.drf_id)]).toEqual([[], 'REQUESTED'])
  await approve(sent.drf_id)
  expect([await absences(), await statusOf(), await asked(sent.drf_id)]).toEqual([
    [row],
    'WORKING',
    'APPROVED',
  ])
  const canceled = await member.call(documents.cancelDocument, { params: { id: sent.drf_id } })
  expect([canceled.status, await absences(), await asked(sent.drf_id)]).toEqual([200, [], 'CANCELED'])
})

test('one that begins today begins with the approval, and a decision taken back brings the person back', async () => {
  const { body: sent } = await askAbsence(member, { start_date: '2026-11-23' })
  await approve(sent.drf_id)
  expect(await statusOf()).toBe('ABSENCE')
  const late = await member.call(documents.cancelDocument, { params: { id: sent.drf_id } })
  expect(late.error.error_code).toBe('ABSENCE_HAS_BEGUN')
  await leader.call(documents.withdrawDecision, { params: { id: sent.drf_id } })
  expect([await statusOf(), await absences()]).toEqual(['WORKING', []])
})

test('an approval that comes late arranges it from its first day; without a last day it stays open', async () => {
  const { body: sent } = await member.call(contract.requestAbsence, {
    body: { start_date: '2026-11-24', reason: '요양' },
  })
  at.travelTo('2026-11-26T10:00')
  await approve(sent.drf_id)
  expect([await statusOf(), await absences()]).toMatchObject([
    'ABSENCE',
    [{ starts_on: '2026-11-24', until_on: null, kind: 'AGREED' }],
  ])
})

test('leaving is planned when it is approved, comes into force by its day, and can be cancelled until then', async () => {
  const { body: first } = await askToLeave()
  await approve(first.drf_id)
  expect([await plan(), await statusOf()]).toEqual(['2026-12-31', 'WORKING'])
  await member.call(documents.cancelDocument, { params: { id: first.drf_id } })
  expect(await plan()).toBeUndefined()
  const { body: second } = await askToLeave(member, '2026-11-23')
  await approve(second.drf_id)
  // The last day is worked.
  expect(await statusOf()).toBe('WORKING')
  at.travelTo('2026-11-24T00:10')
  await settle()
  expect(await statusOf()).toBe('RETIRED')
})

test('a last day that is over by the time of the approval ends the employment, once it can be taken back no more', async () => {
  const { body: sent } = await askToLeave(member, '2026-11-24')
  at.travelTo('2026-11-26T10:00')
  await approve(sent.drf_id)
  expect(await statusOf()).toBe('WORKING')
  const late = await member.call(documents.cancelDocument, { params: { id: sent.drf_id } })
  expect(late.error.error_code).toBe('LEFT_ALREADY')
  at.travelTo('2026-11-26T10:01')
  await settle()
  expect([await statusOf(), await plan()]).toEqual(['RETIRED', undefined])
})

test('what was planned before is planned again when a document is undone; what an admin decided since stays', async () => {
  const body = { user_id: drafter.memberId, retire_date: '2027-03-31' }
  expect((await admin.call(retireMember, { body: body as never })).status).toBe(200)
  const { body: sent } = await askToLeave()
  await approve(sent.drf_id)
  expect(await plan()).toBe('2026-12-31')
  await leader.call(documents.withdrawDecision, { params: { id: sent.drf_id } })
  expect(await plan()).toBe('2027-03-31')
  await approve(sent.drf_id)
  await admin.call(retireMember, { body: { ...body, retire_date: '2027-01-15' } as never })
  await member.call(documents.cancelDocument, { params: { id: sent.drf_id } })
  expect(await plan()).toBe('2027-01-15')
})

test('what the direct command would refuse is refused when it is asked for, and again when it is approved', async () => {
  expect((await askAbsence(member, { start_date: '2026-11-22' })).error.error_code).toBe('DAY_IS_OVER')
  expect((await askAbsence(member, { end_date: '2026-11-30' })).error.error_code).toBe('INVALID_RANGE')
  expect((await askToLeave(member, '2026-11-20')).error.error_code).toBe('DAY_IS_OVER')
  const { body: sent } = await askAbsence()
  expect((await askAbsence()).error.error_code).toBe('EMPLOYMENT_ALREADY_REQUESTED')
  await admin.call(retireMember, {
    body: { user_id: drafter.memberId, retire_date: '2026-11-25' } as never,
  })
  const refused = await approve(sent.drf_id)
  expect([refused.error.error_code, await absences(), await asked(sent.drf_id)]).toEqual([
    'CHANGE_AFTER_RETIRED',
    [],
    'REQUESTED',
  ])
  await leader.call(documents.denyDocument, { params: { id: sent.drf_id }, body: { rcv_comment: '반려' } })
  expect(await asked(sent.drf_id)).toBe('DENIED')
})

test('a leader proposes it along the own line; who is meant neither decides nor is passed by', async () => {
  expect((await askToLeave(member, '2026-12-31', boss.memberId)).error.error_code).toBe('NO_PERMISSION')
  const far = await makeMember(at, { company, name: '남남이' })
  expect((await askAbsence(leader, { user_id: far.memberId })).error.error_code).toBe('NO_PERMISSION')
  const leaving = await askToLeave(leader, '2026-12-31', drafter.memberId)
  expect([leaving.body.drf_status, await plan()]).toEqual(['REQUESTED', undefined])
  expect((await approve(leaving.body.drf_id, member)).status).toBe(403)
  await approve(leaving.body.drf_id, admin)
  expect(await plan()).toBe('2026-12-31')
  const proposed = await askAbsence(admin, { user_id: drafter.memberId, end_date: '2026-12-10' })
  expect(proposed.body.drf_status).toBe('APPROVED')
  expect(await absences()).toMatchObject([{ until_on: '2026-12-10' }])
  const { body: shown } = await admin.call(documents.getDocument, { params: { id: proposed.body.drf_id } })
  expect(shown.drf_title).toBe('휴직 · 김현지 · 12월 1일(화) ~ 12월 10일(목)')
})

test('the last full admin does not go, and nobody ends their own employment where nobody is left to decide', async () => {
  expect((await askToLeave(admin)).error.error_code).toBe('LAST_ADMIN')
  await makeAdmin(at, { company })
  expect((await askToLeave(admin)).error.error_code).toBe('NO_APPROVER')
  expect((await askAbsence(admin)).error.error_code).toBe('NO_APPROVER')
  expect([await plan(adminOf.memberId), await absences(adminOf.memberId)]).toEqual([undefined, []])
})

test('a proof goes along with an absence, for the people of its document', async () => {
  const sent = await sendFile(at, member, contract.requestAbsence, {
    name: '진단서.pdf',
    type: 'application/pdf',
    content: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    field: 'proof',
    fields: { start_date: '2026-12-01', reason: '요양' },
  })
  expect(sent.status).toBe(201)
  const params = { id: (sent.body as { drf_id: number }).drf_id }
  const stranger = await at.as(await makeMember(at))
  const mate = await at.as(await makeMember(at, { company }))
  const opened = await Promise.all(
    [member, leader, mate, stranger].map((one) => one.call(contract.getAbsenceProof, { params })),
  )
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 403, 404])
})

const FORM = {
  drf_title: '휴직신청서',
  share_com: true,
  is_apv_line_changable: false,
  form_fields: [
    { key: 'sort', kind: 'SELECT', label: '구분', is_required: true, options: ['육아휴직', '일반휴직'] },
    { key: 'days', kind: 'PERIOD', label: '기간', is_required: true },
    { key: 'why', kind: 'LONG_TEXT', label: '사유' },
  ],
  form_effect: {
    key: 'ABSENCE',
    choice: { field: 'sort', codes: { 육아휴직: 'CHILDCARE', 일반휴직: 'AGREED' } },
    fills: { days: 'days', reason: 'why' },
  },
} satisfies EndpointCall<typeof forms.createForm>['body']

test('a form of the company asks for absence, is rewritten while nobody has opened it, and is undone with its document', async () => {
  const made = await admin.call(forms.createForm, { body: FORM })
  const write = (days: object) => ({
    drf_title: '신청',
    drf_tem_id: made.body.drf_tem_id,
    drf_values: { sort: '육아휴직', days, why: '육아' },
  })
  const { body: sent } = await member.call(writeDocument, {
    body: write({ from: '2026-12-01', to: '2027-01-31' }),
  })
  const params = { id: sent.drf_id }
  const again = await member.call(rewriteDocument, {
    params,
    body: write({ from: '2026-12-02', to: '2027-01-31' }),
  })
  expect(again.status).toBe(200)
  await approve(sent.drf_id)
  expect(await absences()).toMatchObject([{ starts_on: '2026-12-02', kind: 'CHILDCARE' }])
  await member.call(documents.cancelDocument, { params })
  expect(await absences()).toEqual([])
  const wrong = await admin.call(forms.createForm, {
    body: { ...FORM, form_effect: { key: 'ABSENCE', code: 'HOME:FULL', fills: { days: 'days' } } },
  })
  expect(wrong.error.error_code).toBe('EVENT_NOT_USABLE')
})

test('the standard forms of absence and resignation do what they ask for', async () => {
  const take = async (key: string) =>
    (await admin.call(forms.takeStandardForm, { params: { key } })).body.drf_tem_id
  const away = await member.call(writeDocument, {
    body: {
      drf_title: '휴직',
      drf_tem_id: await take('absence'),
      drf_values: { sort: '육아휴직', days: { from: '2026-12-01', to: '2027-01-31' }, reason: '육아' },
    },
  })
  const gone = await member.call(writeDocument, {
    body: {
      drf_title: '사직',
      drf_tem_id: await take('resignation'),
      drf_values: { last_day: '2027-03-31', reason: '이직' },
    },
  })
  await approve(away.body.drf_id)
  await approve(gone.body.drf_id)
  expect([await absences(), await plan()]).toMatchObject([[{ kind: 'CHILDCARE' }], '2027-03-31'])
})

test('the acts leave their traces in the audit trail', async () => {
  const { body: sent } = await askAbsence()
  await approve(sent.drf_id)
  await member.call(documents.cancelDocument, { params: { id: sent.drf_id } })
  const { rows } = await at.owner.query(
    `select action from audit_events where company_id = $1 and target_kind = 'member' and target_id = $2 order by id`,
    [company.companyId, drafter.memberId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['member.toggle_absence', 'member.take_back'])
})
