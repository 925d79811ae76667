import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as documents from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/forms/forms.ts'
import * as v0 from '#contract/approvals/forms/forms-v0.ts'
import * as older_ from '#contract/approvals/documents/drafts-v0.ts'
import * as writing from '#contract/approvals/forms/writing.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
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
let colleague: Client
let stranger: Client
let boss: TestMember
let drafter: TestMember
let other: TestMember
let teamId: number

beforeAll(async () => {
  at = await startTestApp()
  stranger = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  boss = await makeMember(at, { company, name: '박팀장' })
  teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  drafter = await makeMember(at, { company, name: '김현지', teamId })
  member = await at.as(drafter)
  other = await makeMember(at, { company, name: '이동료' })
  colleague = await at.as(other)
})

type NewForm = EndpointCall<typeof contract.createForm>['body']
type Written = EndpointCall<typeof writing.writeDocument>['body']

const SPENDING = [
  { key: 'who', kind: 'FACT', label: '작성자', fact: 'NAME' },
  { key: 'payee', kind: 'TEXT', label: '거래처', is_required: true },
  {
    key: 'items',
    kind: 'TABLE',
    label: '내역',
    is_required: true,
    in_words: true,
    columns: [
      { key: 'item', kind: 'TEXT', label: '품목', is_required: true },
      { key: 'count', kind: 'NUMBER', label: '수량' },
      { key: 'price', kind: 'MONEY', label: '단가' },
      {
        key: 'sum',
        kind: 'FORMULA',
        label: '금액',
        is_summed: true,
        formula: { operation: 'MULTIPLY', of: ['count', 'price'] },
      },
    ],
  },
] as const satisfies NewForm['form_fields']

async function makeForm(form: Partial<NewForm> = {}, client = admin) {
  const body = {
    drf_title: '지출결의서',
    nickname: '지출',
    form_fields: [...SPENDING],
    share_com: true,
    ...form,
  } as NewForm
  const made = await client.call(contract.createForm, { body })
  expect(made.status).toBe(201)
  return made.body
}

const ANSWERS = {
  who: '남의 이름',
  payee: '한빛문구',
  items: [{ item: '복사지', count: '3', price: 4500, sum: 1 }],
}

const write = (client: Client, body: Partial<Written>) =>
  client.call(writing.writeDocument, {
    body: { drf_title: '11월 비품', drf_content: '<p>비품</p>', ...body } as Written,
  })

test('a document is written with a form: known facts and sums are ours, its line is the form’s, its number names the form', async () => {
  const form = await makeForm({
    drf_content: '<p>아래와 같이 <script>alert(1)</script>지출합니다.</p>',
    apv_receive_template: [
      { user_id: boss.memberId },
      { user_id: drafter.memberId, rcv_order: 2 },
      { user_id: other.memberId, rcv_type: 'VIEWER' },
    ],
  })
  expect(form.apv_receive_template.map((one) => one.id)).toEqual([1, 2, 3])
  const blank = await member.call(contract.useForm, { params: { id: form.drf_tem_id } })
  expect(blank.body).toMatchObject({
    drf_content: '<p>아래와 같이 지출합니다.</p>',
    drf_values: { who: '김현지' },
  })

  const sent = await write(member, { drf_tem_id: form.drf_tem_id, version: 1, drf_values: ANSWERS })
  expect(sent.status).toBe(201)
  expect(sent.body).toMatchObject({ is_draft: false, drf_status: 'REQUESTED' })
  const params = { id: sent.body.drf_id }
  const { body: shown } = await leader.call(documents.getDocument, { params })
  expect(shown).toMatchObject({ drf_type: 'FORM', drf_title: '11월 비품', abilities: { approve: true } })
  expect(shown.drf_values['values']).toEqual({
    who: '김현지',
    payee: '한빛문구',
    items: [{ item: '복사지', count: '3', price: 4500, sum: 13_500 }],
  })
  expect(shown.apv_receive.map((one) => [one.user.username, one.rcv_type, one.rcv_order])).toEqual([
    ['박팀장', 'APPROVER', 1],
    ['이동료', 'VIEWER', 0],
  ])
  expect((await leader.call(documents.approveDocument, { params, body: {} })).body.drf_status).toBe(
    'APPROVED',
  )
  expect((await member.call(contract.recentForms, {})).body.map((one) => one.drf_tem_id)).toEqual([
    form.drf_tem_id,
  ])
})

test('every wrong answer is named, in the reader’s language, and nothing is sent', async () => {
  const { drf_tem_id } = await makeForm()
  const refused = await write(member, {
    drf_tem_id,
    drf_values: { payee: '', items: [{ item: '', count: '많이', price: 1.5 }] },
  })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.error.fields ?? {}).toSorted()).toEqual([
    'drf_values.items.0.count',
    'drf_values.items.0.item',
    'drf_values.items.0.price',
    'drf_values.payee',
  ])
  expect(refused.error.fields!['drf_values.payee']).toBe('값을 입력해 주십시오.')
  expect((await member.call(documents.outbox, { query: {} })).body.count).toBe(0)
})

test('a draft may be anything, is nobody else’s, and keeps its number when it is sent', async () => {
  const { drf_tem_id } = await makeForm()
  const kept = await write(member, { drf_title: '', is_draft: true, drf_tem_id, drf_values: { payee: '한' } })
  expect(kept.body).toMatchObject({ is_draft: true, drf_status: null, drf_serial: null })
  const params = { id: kept.body.drf_id }
  const again = await member.call(writing.rewriteDocument, {
    params,
    body: { drf_title: '비품', is_draft: true, drf_tem_id, apv_receive: [{ email: other.email }] },
  })
  expect(again.status).toBe(200)
  const { body: drafts } = await member.call(writing.listDrafts, { query: {} })
  expect(drafts.results).toMatchObject([{ drf_id: params.id, drf_title: '비품', form_name: '지출결의서' }])
  const { body: draft } = await member.call(writing.getDraft, { params })
  expect(draft).toMatchObject({ is_form_gone: false, apv_receive: [{ username: '이동료' }] })
  expect((await colleague.call(writing.getDraft, { params })).status).toBe(404)
  const unsent = { results: [{ drf_id: params.id, drf_status: null, is_draft: true, drf_type: 'FORM' }] }
  const older = await member.call(older_.oldListDrafts, { query: { is_draft: 'true' } })
  expect(older.body).toMatchObject(unsent)
  expect((await member.call(older_.oldListUnpublished, { query: {} })).body).toMatchObject(unsent)
  expect((await colleague.call(older_.oldListUnpublished, { query: {} })).body.count).toBe(0)
  expect((await member.call(older_.oldGetDraft, { params })).body).toMatchObject({
    ...unsent.results[0],
    drf_values: { payee: '한' },
    apv_receive: [{ rcv_type: 'APPROVER', rcv_processed: false, user: { username: '이동료' } }],
    abilities: { approve: false, delete: true },
  })
  expect((await colleague.call(older_.oldGetDraft, { params })).status).toBe(404)
  expect((await colleague.call(writing.listDrafts, { query: {} })).body.count).toBe(0)
  expect((await colleague.call(writing.deleteDraft, { params })).status).toBe(404)
  expect((await admin.call(documents.getDocument, { params })).status).toBe(404)
  expect(
    (await colleague.call(writing.rewriteDocument, { params, body: { drf_title: '훔침' } })).status,
  ).toBe(404)

  const sent = await member.call(writing.rewriteDocument, {
    params,
    body: {
      is_draft: false,
      drf_title: '비품',
      drf_tem_id,
      drf_values: ANSWERS,
      apv_receive: JSON.stringify([{ user_id: other.memberId, rcv_type: 'APPROVER', rcv_order: 1 }]) as never,
    },
  })
  expect(sent.body).toMatchObject({ drf_id: params.id, drf_status: 'REQUESTED' })
  expect((await member.call(writing.listDrafts, { query: {} })).body.count).toBe(0)
  const opened = await colleague.call(documents.getDocument, { params })
  expect(opened.body.abilities.approve).toBe(true)
  const late = await member.call(writing.rewriteDocument, {
    params,
    body: { drf_title: '고침', drf_tem_id, drf_values: ANSWERS },
  })
  expect(late.error.error_code).toBe('DOCUMENT_SEEN')
})

test('what nobody has opened is written anew; it becomes no draft, and its line stands', async () => {
  const { body: sent } = await write(member, { drf_content: '<p>처음</p>' })
  const params = { id: sent.drf_id }
  const change = (body: Partial<Written>) =>
    member.call(writing.rewriteDocument, { params, body: { drf_title: '고친 제목', ...body } as Written })
  expect((await change({ is_draft: true })).error.error_code).toBe('DOCUMENT_STATE')
  expect((await change({ apv_receive: [{ user_id: other.memberId }] })).error.error_code).toBe('LINE_STANDS')
  expect((await change({ drf_content: '<p>둘째</p>' })).body).toMatchObject({ drf_serial: sent.drf_serial })
  const { body: shown } = await leader.call(documents.getDocument, { params })
  expect(shown).toMatchObject({ drf_type: 'GENERAL', drf_title: '고친 제목', drf_content: '<p>둘째</p>' })
})

test('a sent document keeps the version it was written with; answers to older questions are told so', async () => {
  const { drf_tem_id } = await makeForm()
  const { body: sent } = await write(member, { drf_tem_id, drf_values: ANSWERS })
  const form_fields = [{ key: 'why', kind: 'LONG_TEXT', label: '사유', is_required: true }] as const
  const changed = await admin.call(contract.updateForm, {
    params: { id: drf_tem_id },
    body: { form_fields: [...form_fields] },
  })
  expect(changed.body).toMatchObject({ version: 2, drf_title: '지출결의서', share_com: true })
  const { body: shown } = await leader.call(documents.getDocument, { params: { id: sent.drf_id } })
  expect(shown.drf_values).toMatchObject({ version: 1, values: { payee: '한빛문구' } })
  const old = await write(member, { drf_tem_id, version: 1, drf_values: ANSWERS })
  expect(old.error.error_code).toBe('FORM_CHANGED')
  const renamed = await admin.call(contract.updateForm, {
    params: { id: drf_tem_id },
    body: { nickname: '지결' },
  })
  expect(renamed.body).toMatchObject({ version: 2, nickname: '지결' })
})

test('a form that is taken away while somebody writes with it leaves the draft', async () => {
  const { drf_tem_id } = await makeForm()
  const { body: kept } = await write(member, { is_draft: true, drf_tem_id, drf_values: ANSWERS })
  expect((await admin.call(contract.deleteForm, { params: { id: drf_tem_id } })).status).toBe(204)
  const params = { id: kept.drf_id }
  const body = { drf_title: '비품', drf_tem_id, drf_values: ANSWERS }
  const send = { params, body: { ...body, is_draft: false } }
  expect((await member.call(writing.rewriteDocument, send)).error.error_code).toBe('FORM_REMOVED')
  expect((await member.call(writing.listDrafts, { query: {} })).body.count).toBe(1)
  expect((await member.call(writing.getDraft, { params })).body.is_form_gone).toBe(true)
  // Whoever had begun with it may be writing another with it this moment.
  const begun = await write(member, { is_draft: true, drf_tem_id, drf_values: ANSWERS })
  expect(begun.status).toBe(201)
  expect((await member.call(contract.approvableForms, {})).body).toEqual([])
  expect(await auditActions(at, company.companyId)).toContain('form.delete')
})

test('a fixed line cannot be changed, whoever drafts decides nowhere, and somebody must', async () => {
  const { drf_tem_id } = await makeForm({
    is_apv_line_changable: false,
    apv_receive_template: [{ user_id: boss.memberId }],
  })
  const other_line = [{ user_id: other.memberId }]
  const refused = await write(member, { drf_tem_id, drf_values: ANSWERS, apv_receive: other_line })
  expect(refused.error.error_code).toBe('LINE_FIXED')
  const same = await write(member, {
    drf_tem_id,
    drf_values: ANSWERS,
    apv_receive: [{ user_id: boss.memberId }],
  })
  expect(same.status).toBe(201)
  const own = await write(member, { apv_receive: [{ user_id: drafter.memberId }] })
  expect(own.error.error_code).toBe('NO_APPROVER')
  const gone = await write(member, { apv_receive: [{ user_id: 2_000_000_000 }] })
  expect([gone.status, Object.keys(gone.error.fields ?? {})]).toEqual([400, ['apv_receive.0']])
})

test('forms are offered to the company, to a team with those below, or to nobody else', async () => {
  const below = await makeTeam(at, company, { parentId: teamId })
  const deep = await at.as(await makeMember(at, { company, teamId: below }))
  const names = async (client: Client) =>
    (await client.call(contract.approvableForms, {})).body.map((one) => one.drf_title).toSorted()
  await makeForm({ drf_title: '회사' })
  const shared = { share_com: false, share_team: true }
  const keeper = await at.as(await makeMember(at, { company, teamId, coverTeamIds: [teamId] }))
  const ofTeam = await makeForm({ drf_title: '팀', ...shared }, keeper)
  const own = await makeForm({ drf_title: '내 것', share_com: false }, member)
  expect(await names(deep)).toEqual(['팀', '회사'])
  expect(await names(member)).toEqual(['내 것', '팀', '회사'])
  expect(await names(colleague)).toEqual(['회사'])
  expect(await names(stranger)).toEqual([])
  const params = { id: own.drf_tem_id }
  expect((await colleague.call(contract.getForm, { params })).status).toBe(404)
  expect((await stranger.call(contract.updateForm, { params, body: { nickname: 'x' } })).status).toBe(404)
  const teams = { params: { id: ofTeam.drf_tem_id }, body: { nickname: '우리' } }
  expect((await member.call(contract.updateForm, teams)).status).toBe(403)
  expect((await leader.call(contract.updateForm, teams)).status).toBe(200)
  expect((await member.call(contract.updateForm, { params, body: { share_com: true } })).status).toBe(403)
  const team = await member.call(contract.createForm, { body: { drf_title: '몰래', ...shared } as NewForm })
  expect(team.status).toBe(403)
})

test.each<[string, Partial<NewForm>, string]>([
  ['two questions of one key', { form_fields: [SPENDING[1], SPENDING[1]] }, 'form_fields.1.key'],
  [
    'a choice without options',
    { form_fields: [{ key: 'a', kind: 'SELECT', label: '선택' }] },
    'form_fields.0.options',
  ],
  ['a line that is none', { apv_role_line: 'NOBODY' }, 'apv_role_line'],
  ['a nickname of 21', { nickname: '가'.repeat(21) }, 'nickname'],
  ['two years', { storage_period: 2 as never }, 'storage_period'],
  [
    '5,000 questions',
    {
      form_fields: Array.from({ length: 5000 }, (_, i) => ({
        key: `k${i}`,
        kind: 'TEXT' as const,
        label: '질문',
      })),
    },
    'form_fields',
  ],
])('%s: refused at its place', async (_name, form, path) => {
  const body = { drf_title: '양식', ...form } as NewForm
  const refused = await admin.call(contract.createForm, { body })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.error.fields!)).toContain(path)
})

test('a marked form stands first, for who marked it', async () => {
  await makeForm({ drf_title: '가 양식' })
  const { drf_tem_id: id } = await makeForm({ drf_title: '나 양식' })
  expect((await member.call(contract.markForm, { params: { id } })).body.is_bookmarked).toBe(true)
  const titles = async (client: Client) =>
    (await client.call(contract.approvableForms, {})).body.map((one) => one.drf_title)
  expect(await titles(member)).toEqual(['나 양식', '가 양식'])
  expect(await titles(leader)).toEqual(['가 양식', '나 양식'])
  const { body: marked } = await member.call(contract.listFormBookmarks, {})
  expect(marked.map((one) => one.template_id)).toEqual([id])
  await member.call(contract.unmarkForm, { params: { id } })
  expect((await member.call(contract.listFormBookmarks, {})).body).toHaveLength(0)
})

test('the line of a form is told before anything is written; without one it is the drafter’s own', async () => {
  const { drf_tem_id: id } = await makeForm()
  const own = await member.call(contract.formLine, { params: { id } })
  expect(own.body.apv_receive.map((one) => one.username)).toEqual(['박팀장'])
})

test('a form goes along its own line, which names seats and not people; a leader above whom nobody stands has it approved at once', async () => {
  const form = await makeForm({ apv_role_line: `TEAM_LEADER/NT-U${other.memberId}`, form_fields: [] })
  const params = { id: form.drf_tem_id }
  const line = await member.call(contract.formLine, { params })
  expect(line.body.apv_receive.map((one) => [one.username, one.rcv_type])).toEqual([
    ['박팀장', 'APPROVER'],
    ['이동료', 'VIEWER'],
  ])
  const sent = await write(member, { drf_tem_id: form.drf_tem_id })
  const { body } = await leader.call(documents.getDocument, { params: { id: sent.body.drf_id } })
  expect(body.apv_receive.map((one) => one.user.username)).toEqual(['박팀장', '이동료'])
  expect((await write(admin, { drf_tem_id: form.drf_tem_id })).body.drf_status).toBe('APPROVED')
})

test('the older calls keep the same forms and the same drafts', async () => {
  const { body: form } = await admin.call(v0.oldCreateForm, {
    body: {
      drf_title: '품의서',
      share_com: true,
      form_fields: [{ key: 'why', kind: 'TEXT', label: '사유' }],
    },
  })
  const params = { drf_tem_id: form.drf_tem_id }
  await admin.call(v0.oldUpdateForm, { params, body: { nickname: '품의' } })
  await makeForm({ drf_title: '혼자', share_com: false }, member)
  const titles = async (share_com: 'true' | 'false') =>
    (await member.call(v0.oldListForms, { query: { share_com } })).body.results.map((one) => one.drf_title)
  expect([await titles('true'), await titles('false')]).toEqual([['품의서'], ['혼자']])
  expect((await member.call(v0.oldGetForm, { params })).body.nickname).toBe('품의')
  const body = { drf_title: '구매', drf_tem_id: form.drf_tem_id, is_draft: true, drf_values: { why: '부족' } }
  const { body: kept } = await member.call(v0.oldWriteDocument, { body })
  expect((await member.call(writing.listDrafts, { query: {} })).body.results[0]?.drf_id).toBe(kept.drf_id)
  const at_id = { params: { id: kept.drf_id } }
  const sent = await member.call(v0.oldRewriteDocument, { ...at_id, body: { ...body, is_draft: false } })
  expect(sent.body).toMatchObject({ drf_id: kept.drf_id, drf_status: 'REQUESTED' })
  // Sent, it is none any more, and stays while it is on its way.
  expect((await member.call(v0.oldDeleteDraft, at_id)).error.error_code).toBe('DOCUMENT_STATE')
  expect((await member.call(v0.oldDeleteForm, { params })).status).toBe(403)
  expect((await admin.call(v0.oldDeleteForm, { params })).status).toBe(204)
})
