import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelDocument, getDocument } from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/forms/forms.ts'
import * as v0 from '#contract/approvals/forms/forms-v0.ts'
import * as writing from '#contract/approvals/forms/writing.ts'
import { takeDuty } from '#contract/people/roles/roles.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let member: Client
let drafter: TestMember
let head: TestMember

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company, name: '최관리' }))
  head = await makeMember(at, { company, name: '오본부장' })
  const boss = await makeMember(at, { company, name: '박팀장' })
  const division = await makeTeam(at, company, { leaderId: head.memberId })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId, parentId: division })
  drafter = await makeMember(at, { company, name: '김현지', teamId })
  member = await at.as(drafter)
})

type NewForm = EndpointCall<typeof contract.createForm>['body']

const price = { key: 'price', kind: 'MONEY' as const, label: '금액' }
const items = {
  key: 'items',
  kind: 'TABLE' as const,
  label: '내역',
  columns: [
    { key: 'count', kind: 'NUMBER' as const, label: '수량' },
    { key: 'each', kind: 'MONEY' as const, label: '단가' },
    {
      key: 'whole',
      kind: 'FORMULA' as const,
      label: '금액',
      formula: { operation: 'MULTIPLY' as const, of: ['count', 'each'] },
      is_summed: true,
    },
  ],
}
const fromMillion = {
  fact: 'AMOUNT' as const,
  at_least: 1_000_000,
  apv_role_line: 'TEAM_LEADER/TOP_LEADER',
}
const EXPENSE = {
  drf_title: '지출결의서',
  share_com: true,
  form_fields: [price],
  apv_role_line: 'TEAM_LEADER',
  apv_role_line_variants: [fromMillion],
  is_apv_line_changable: false,
}

const create = (form: object = {}) =>
  admin.call(contract.createForm, { body: { ...EXPENSE, ...form } as NewForm })
const make = async (form: object = {}) => (await create(form)).body
const write = (form: { drf_tem_id: number }, drf_values: object, rest: object = {}, who = member) =>
  who.call(writing.writeDocument, {
    body: { drf_title: '지출', drf_tem_id: form.drf_tem_id, drf_values, ...rest } as never,
  })
const deciders = async (id: number, who = member) =>
  (await who.call(getDocument, { params: { id } })).body.apv_receive.map((one) => one.user.username)
const run = async (query: { drf_id?: number; template_id?: number }) =>
  (await member.call(writing.lineOfDraft, { query })).body.steps.map((one) => one.username)
const asksFor = async (form: object) => (await create(form)).error.fields

test('from an amount on others decide too, and the dry run of a draft says the same', async () => {
  const form = await make()
  expect(form).toMatchObject({
    apv_role_line_amount: 'price',
    apv_role_line_variants: [{ ...fromMillion, rank_ids: [] }],
  })
  for (const [amount, line] of [
    [undefined, ['박팀장']],
    [999_999, ['박팀장']],
    [1_000_000, ['박팀장', '오본부장']],
  ] as const) {
    const { body: draft } = await write(form, { price: amount }, { is_draft: true })
    expect(await run({ drf_id: draft.drf_id })).toEqual(line)
    const params = { id: draft.drf_id }
    await member.call(writing.rewriteDocument, { params, body: { is_draft: false } as never })
    expect(await deciders(draft.drf_id)).toEqual(line)
  }
  expect(await run({ template_id: form.drf_tem_id })).toEqual(['박팀장'])
})

test('the sum below a table counts, as it is reckoned and not as it was sent', async () => {
  const form = await make({ form_fields: [items] })
  expect(form.apv_role_line_amount).toBe('items.whole')
  const sent = async (rows: object[]) => deciders((await write(form, { items: rows })).body.drf_id)
  const row = { count: '2', each: 250_000 }
  expect(await sent([row, { count: '1', each: 499_999, whole: 9_000_000 }])).toEqual(['박팀장'])
  expect(await sent([row, { count: ' 1 ', each: 500_000 }])).toEqual(['박팀장', '오본부장'])
})

test('of people whom the form names one by one others are asked from an amount on', async () => {
  const people = [{ user_id: head.memberId, rcv_order: 1 }]
  const form = await make({
    apv_receive_template: people,
    apv_role_line: '',
    apv_role_line_variants: [{ ...fromMillion, apv_role_line: 'TEAM_LEADER' }],
  })
  expect(await deciders((await write(form, { price: 5 })).body.drf_id)).toEqual(['오본부장'])
  expect(await deciders((await write(form, { price: 1_000_000 })).body.drf_id)).toEqual(['박팀장'])
})

test('the rank of whoever drafts chooses a line before anything is answered', async () => {
  const { rows } = await at.owner.query<{ id: number }>(
    "insert into ranks (company_id, name, sort_order) values ($1, '이사', 1) returning id",
    [company.companyId],
  )
  const rank = Number(rows[0]!.id)
  const ofRank = { fact: 'RANK' as const, rank_ids: [rank], apv_role_line: 'TOP_LEADER' }
  const form = await make({ apv_role_line_variants: [ofRank, fromMillion] })
  expect(await run({ template_id: form.drf_tem_id })).toEqual(['박팀장'])
  await at.owner.query('update members set rank_id = $1 where company_id = $2 and id = $3', [
    rank,
    company.companyId,
    drafter.memberId,
  ])
  expect(await run({ template_id: form.drf_tem_id })).toEqual(['오본부장'])
  const { body } = await member.call(contract.formLine, { params: { id: form.drf_tem_id } })
  expect(body.apv_receive.map((one) => one.username)).toEqual(['오본부장'])
})

test('an amount that would ask others is not written into a document on its way', async () => {
  const form = await make()
  const { body: sent } = await write(form, { price: 900_000 })
  const rewrite = (drf_values: object) =>
    member.call(writing.rewriteDocument, { params: { id: sent.drf_id }, body: { drf_values } as never })
  expect((await rewrite({ price: 1_000_000 })).error.error_code).toBe('LINE_STANDS')
  expect((await rewrite({ price: 800_000 })).status).toBe(200)
  expect(await deciders(sent.drf_id)).toEqual(['박팀장'])
})

test('a document that was taken back is sent again along the line of what it says now', async () => {
  const form = await make()
  const { body: sent } = await write(form, { price: 900_000 })
  await member.call(cancelDocument, { params: { id: sent.drf_id } })
  const { body: draft } = await member.call(writing.resubmitDocument, { params: { id: sent.drf_id } })
  const again = await member.call(writing.rewriteDocument, {
    params: { id: draft.drf_id },
    body: { is_draft: false, drf_values: { price: 2_000_000 } } as never,
  })
  expect(again.status).toBe(200)
  expect(await deciders(draft.drf_id)).toEqual(['박팀장', '오본부장'])
})

test('a condition that cannot be is told at its input', async () => {
  const wrong = (variant: object) =>
    asksFor({ apv_role_line_variants: [fromMillion, { ...fromMillion, ...variant }] })
  const at1 = (name: string) => [`apv_role_line_variants.1.${name}`]
  expect(Object.keys((await wrong({ at_least: 0 }))!)).toEqual(at1('at_least'))
  expect(Object.keys((await wrong({ at_least: null }))!)).toEqual(at1('at_least'))
  expect(Object.keys((await wrong({ fact: 'RANK' }))!)).toEqual(at1('rank_ids'))
  expect(Object.keys((await wrong({ fact: 'DAYS' }))!)).toEqual(at1('fact'))
  expect(await wrong({ fact: 'RANK', rank_ids: [999_999] })).toEqual({
    [at1('rank_ids')[0]!]: '회사에 없는 직급입니다. 다시 선택해 주십시오.',
  })
  const gone = await create({
    apv_role_line_variants: [fromMillion, { ...fromMillion, apv_role_line: 'U2000000000' }],
  })
  expect([gone.error.error_code, Object.keys(gone.error.fields!)]).toEqual([
    'LINE_TARGET_GONE',
    at1('apv_role_line'),
  ])
  for (const more of [
    { form_fields: [] },
    { form_fields: [price, { ...price, key: 'tax' }] },
    { apv_role_line_amount: 'gone' },
    { form_fields: [{ ...price, kind: 'TEXT' }], apv_role_line_amount: 'price' },
    { form_fields: [items], apv_role_line_amount: 'items.each' },
  ])
    expect(Object.keys((await asksFor(more))!)).toEqual(['apv_role_line_amount'])
})

test('a question by whose amount a line goes is neither removed nor made another kind', async () => {
  const form = await make()
  const params = { id: form.drf_tem_id }
  const change = (body: object) => admin.call(contract.updateForm, { params, body })
  for (const form_fields of [[], [{ ...price, kind: 'TEXT' as const }]]) {
    const refused = await change({ form_fields })
    expect(refused.error.fields?.['form_fields']).toContain('금액 기준 항목')
    const older = await admin.call(v0.oldUpdateForm, {
      params: { drf_tem_id: form.drf_tem_id },
      body: { form_fields },
    })
    expect(Object.keys(older.error.fields!)).toEqual(['form_fields'])
  }
  expect((await change({ form_fields: [], apv_role_line_variants: [] })).body).toMatchObject({
    apv_role_line_amount: null,
    apv_role_line_variants: [],
  })
})

test('older calls know no conditions and leave them, and so does sharing', async () => {
  const form = await make()
  const params = { drf_tem_id: form.drf_tem_id }
  const body = { drf_title: '지출 결의', share_com: false, apv_role_line: 'TOP_LEADER' }
  const older = await admin.call(v0.oldUpdateForm, { params, body })
  expect(older.body).not.toHaveProperty('apv_role_line_variants')
  const { body: now } = await admin.call(contract.getForm, { params: { id: form.drf_tem_id } })
  expect(now).toMatchObject({
    apv_role_line: 'TOP_LEADER',
    apv_role_line_amount: 'price',
    apv_role_line_variants: [{ at_least: 1_000_000 }],
  })
})

test('a duty and people who stand in a condition alone are told as those of the line are', async () => {
  const holder = await makeMember(at, { company, name: '정인사', roles: ['ANNUAL_LEAVE'] })
  const left = await makeMember(at, { company, name: '정퇴사', status: 'RETIRED' })
  const line = `TEAM_LEADER/IC7/U${left.memberId}`
  await make({ apv_role_line_variants: [{ ...fromMillion, apv_role_line: line }] })
  const query = { role_name: 'ANNUAL_LEAVE' as const, user_id: holder.memberId }
  const refused = await admin.call(takeDuty, { query })
  expect(refused.error.error_code).toBe('DUTY_IN_USE')
  expect(refused.error.message).toContain('지출결의서')
  const { body: all } = await admin.call(contract.listForms, { query: {} })
  expect(all.results[0]).toMatchObject({
    apv_role_line_findings: [{ severity: 'WARNING', code: 'LEFT', target: `U${left.memberId}` }],
  })
  expect(all.results[0]!.apv_role_line_targets).toContainEqual({
    target: `U${left.memberId}`,
    name: '정퇴사',
  })
})
