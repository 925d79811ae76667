import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDelegation } from '#contract/approvals/delegations/standing-v0.ts'
import * as contract from '#contract/approvals/forms/forms.ts'
import * as v0 from '#contract/approvals/forms/forms-v0.ts'
import * as writing from '#contract/approvals/forms/writing.ts'
import * as documents from '#contract/approvals/documents/approvals.ts'
import { previewLine } from '#contract/approvals/lines/lines.ts'
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
let leader: Client
let boss: TestMember
let reader: TestMember
let teamId: number
let drafterId: number

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company, name: '최관리' }))
  boss = await makeMember(at, { company, name: '박팀장' })
  teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(await makeMember(at, { company, teamId, coverTeamIds: [teamId] }))
  const drafter = await makeMember(at, { company, name: '김현지', teamId })
  drafterId = drafter.memberId
  member = await at.as(drafter)
  reader = await makeMember(at, { company, name: '이동료' })
})

type NewForm = EndpointCall<typeof contract.createForm>['body']

const make = (form: Partial<NewForm>, client = admin) =>
  client.call(contract.createForm, { body: { drf_title: '품의서', share_com: true, ...form } as NewForm })

test.each(['U2000000000', 'T2000000000', 'IC99', 'NT-M2000000000'])(
  'a form whose line names %s is refused',
  async (part) => {
    const refused = await make({ apv_role_line: `TEAM_LEADER/${part}` })
    expect(refused.error.error_code).toBe('LINE_TARGET_GONE')
    expect(refused.error.message).toContain(part.replace('NT-', ''))
    const { body: kept } = await make({ apv_role_line: 'TEAM_LEADER' })
    const change = { params: { drf_tem_id: kept.drf_tem_id }, body: { apv_role_line: part } }
    expect((await admin.call(v0.oldUpdateForm, change)).error.error_code).toBe('LINE_TARGET_GONE')
  },
)

test('a form names people of no other company, and tells who of its line has left', async () => {
  const stranger = await makeMember(at, {})
  expect((await make({ apv_role_line: `U${stranger.memberId}` })).error.error_code).toBe('LINE_TARGET_GONE')
  const left = await makeMember(at, { company, name: '정퇴사', status: 'RETIRED' })
  const { body } = await make({ apv_role_line: `CR-M${teamId}/U${left.memberId}/NT-U${reader.memberId}` })
  expect(body).toMatchObject({
    apv_role_line: `U${left.memberId}/NT-U${reader.memberId}/CR-M${teamId}`,
    apv_role_line_findings: [{ severity: 'WARNING', code: 'LEFT', target: `U${left.memberId}` }],
    username: '최관리',
    storage_period: null,
  })
  const { body: all } = await admin.call(contract.listForms, { query: {} })
  expect(all.results[0]!.apv_role_line_findings).toEqual(body.apv_role_line_findings)
  expect(body.apv_role_line_targets).toContainEqual({ target: `U${left.memberId}`, name: '정퇴사' })
})

test('a form that names readers alone informs them', async () => {
  const { body: form } = await make({ apv_role_line: `NT-U${reader.memberId}`, storage_period: '5' })
  expect(form).toMatchObject({ apv_role_line_findings: [], storage_period: 5 })
  const tried = await member.call(previewLine, {
    query: { apv_role_line: form.apv_role_line, line_type: 'TEMPLATE' },
  })
  expect(tried.body).toMatchObject({ findings: [], stand_in: null, steps: [{ username: '이동료' }] })
  const body = { drf_title: '알림', drf_tem_id: form.drf_tem_id, drf_values: {} }
  const sent = await member.call(writing.writeDocument, { body })
  expect(sent.body).toMatchObject({ drf_status: 'INFORMED' })
  const shown = await (await at.as(reader)).call(documents.getDocument, { params: { id: sent.body.drf_id } })
  expect(shown.body.apv_receive).toMatchObject([{ rcv_type: 'VIEWER', rcv_order: 0 }])
})

test('a duty that stands in the line of a form keeps its last holder, who is told the form', async () => {
  const holder = await makeMember(at, { company, name: '정인사', roles: ['ANNUAL_LEAVE'] })
  const { body: form } = await make({ apv_role_line: 'TEAM_LEADER/IC7' })
  const query = { role_name: 'ANNUAL_LEAVE' as const, user_id: holder.memberId }
  const refused = await admin.call(takeDuty, { query })
  expect(refused.error.error_code).toBe('DUTY_IN_USE')
  expect(refused.error.message).toContain('품의서')
  await admin.call(contract.deleteForm, { params: { id: form.drf_tem_id } })
  expect((await admin.call(takeDuty, { query })).status).toBe(200)
})

test('a form that does something is kept by full admins alone', async () => {
  const { body: form } = await make({ drf_title: '우리 팀 양식', share_com: false, share_team: true }, leader)
  const params = { id: form.drf_tem_id }
  expect(form.abilities).toEqual({ update: true, delete: true })
  const effect = {
    form_fields: [{ key: 'days', kind: 'PERIOD' as const, label: '기간', is_required: true }],
    form_effect: { key: 'EVENT' as const, code: 'VACATION:ANNUAL:FULL', fills: { days: 'days' } },
    is_apv_line_changable: false,
  }
  expect((await leader.call(contract.updateForm, { params, body: effect })).status).toBe(403)
  expect((await admin.call(contract.updateForm, { params, body: effect })).status).toBe(200)
  for (const body of [{ form_effect: null }, { drf_title: '다른 이름' }])
    expect((await leader.call(contract.updateForm, { params, body })).status).toBe(403)
  expect((await leader.call(contract.deleteForm, { params })).status).toBe(403)
  const shown = await leader.call(contract.getForm, { params })
  expect(shown.body).toMatchObject({ drf_title: '우리 팀 양식', abilities: { update: false, delete: false } })
  expect((await admin.call(contract.updateForm, { params, body: { form_effect: null } })).status).toBe(200)
  expect((await leader.call(contract.deleteForm, { params })).status).toBe(204)
})

test('a dry run shows who has a document when, of a form, of a draft and of what is written freely', async () => {
  const run = async (query: { drf_id?: number; template_id?: number } = {}) => {
    const { body } = await member.call(writing.lineOfDraft, { query })
    return [body.drf_status, ...body.steps.map((one) => `${one.rcv_type[0]}${one.rcv_order} ${one.username}`)]
  }
  expect(await run()).toEqual(['REQUESTED', 'A1 박팀장'])
  const { body: form } = await make({
    apv_role_line: `NT-U${reader.memberId}/U${reader.memberId}/TEAM_LEADER`,
  })
  expect(await run({ template_id: form.drf_tem_id })).toEqual(['REQUESTED', 'A1 이동료', 'A2 박팀장'])
  const me = (await member.call(contract.relationValues, { query: {} })).body
  expect(me.find(({ fact }) => fact === 'NAME')!.value).toBe('김현지')
  const own = { user_id: drafterId, rcv_order: 1 }
  const kept = await member.call(writing.writeDocument, {
    body: {
      is_draft: true,
      apv_receive: [
        own,
        { user_id: reader.memberId, rcv_type: 'FAGREEER', rcv_order: 1 },
        { user_id: boss.memberId, rcv_order: 2 },
      ],
    } as never,
  })
  const query = { drf_id: kept.body.drf_id }
  expect(await run(query)).toEqual(['REQUESTED', 'A1 박팀장', 'F2 이동료'])
  expect((await member.call(writing.lineOfDraft, { query })).body.is_drafter_dropped).toBe(true)
  expect((await leader.call(writing.lineOfDraft, { query })).status).toBe(404)
  const body = { is_draft: true, apv_receive: [own] } as never
  await member.call(writing.rewriteDocument, { params: { id: kept.body.drf_id }, body })
  expect(await run(query)).toEqual([null])
})

test('a dry run shows who is absent, and who decides for them on documents of that kind', async () => {
  at.travelTo('2026-11-24T10:00')
  const period = { start_date: '2026-11-24', end_date: '2026-11-26' }
  const body = { giver_id: boss.memberId, user_id: reader.memberId, ...period, drf_types: ['FORM'] }
  expect((await admin.call(createDelegation, { body: body as never })).status).toBe(201)
  await at.owner.query("update members set status = 'ABSENCE' where id = $1", [boss.memberId])
  const { body: form } = await make({ apv_role_line: 'TEAM_LEADER' })
  const run = async (query: object) => (await member.call(writing.lineOfDraft, { query })).body.steps
  expect(await run({ template_id: form.drf_tem_id })).toMatchObject([
    { username: '박팀장', is_absent: true, deputies: [{ user_id: reader.memberId, username: '이동료' }] },
  ])
  expect(await run({})).toMatchObject([{ username: '박팀장', is_absent: true, deputies: [] }])
})

test('a dry run counts people who stand twice as the company has it, and leaves the line of a request to its answers', async () => {
  await at.owner.query("update companies set duplicate_receiver_priority = 'POST' where company_id = $1", [
    company.companyId,
  ])
  const { body: form } = await make({ apv_role_line: `U${boss.memberId}/U${reader.memberId}/TEAM_LEADER` })
  const { body } = await member.call(writing.lineOfDraft, { query: { template_id: form.drf_tem_id } })
  expect(body.steps.map((one) => one.username)).toEqual(['이동료', '박팀장'])
  const fields = [{ key: 'days', kind: 'PERIOD' as const, label: '기간', is_required: true }]
  const effect = { key: 'EVENT' as const, code: 'VACATION:ANNUAL:FULL', fills: { days: 'days' } }
  const leave = await make({ form_fields: fields, form_effect: effect, is_apv_line_changable: false })
  const run = await member.call(writing.lineOfDraft, { query: { template_id: leave.body.drf_tem_id } })
  expect(run.body.is_by_effect).toBe(true)
})

test('what is refused is named as it was sent', async () => {
  const untitled = await member.call(writing.writeDocument, {
    body: { drf_title: '', drf_content: '내용' } as never,
  })
  expect(Object.keys(untitled.error.fields!)).toEqual(['drf_title'])
  const sent = await member.call(writing.writeDocument, {
    body: { drf_title: '품의', drf_content: '내용' } as never,
  })
  const params = { id: sent.body.drf_id }
  const blank = await member.call(writing.rewriteDocument, { params, body: { drf_title: ' ' } as never })
  expect(Object.keys(blank.error.fields!)).toEqual(['drf_title'])
})

test('people whom a form names one by one and who left are told to its owner and to whoever writes', async () => {
  const left = await makeMember(at, { company, name: '정퇴사' })
  const away = await makeMember(at, { company, name: '오휴직' })
  const people = [left, boss, away].map((one, step) => ({ user_id: one.memberId, rcv_order: step + 1 }))
  const { body: form } = await make({ apv_receive_template: people })
  expect(form.apv_role_line_findings).toEqual([])
  const status = 'update members set status = $1 where company_id = $2 and id = $3'
  await at.owner.query(status, ['RETIRED', company.companyId, left.memberId])
  await at.owner.query(status, ['ABSENCE', company.companyId, away.memberId])
  const { body: all } = await admin.call(contract.listForms, { query: {} })
  expect(all.results[0]).toMatchObject({
    apv_role_line_findings: [
      { severity: 'WARNING', code: 'LEFT', target: `U${left.memberId}` },
      { severity: 'NOTE', code: 'ABSENT', target: `U${away.memberId}` },
    ],
    apv_role_line_targets: [{ name: '정퇴사' }, { name: '오휴직' }],
  })
  const run = await member.call(writing.lineOfDraft, { query: { template_id: form.drf_tem_id } })
  expect(run.body).toMatchObject({ left_out: ['정퇴사'], chosen_left_out: [] })
  expect(run.body.steps.map((one) => one.username)).toEqual(['박팀장', '오휴직'])
})

test('whoever chose somebody who left meanwhile is told before the draft is sent', async () => {
  const left = await makeMember(at, { company, name: '정퇴사' })
  const { body: draft } = await member.call(writing.writeDocument, {
    body: {
      drf_title: '초안',
      is_draft: true,
      apv_receive: [left, boss].map((one, step) => ({ user_id: one.memberId, rcv_order: step + 1 })),
    },
  })
  await at.owner.query("update members set status = 'RETIRED' where company_id = $1 and id = $2", [
    company.companyId,
    left.memberId,
  ])
  const { body } = await member.call(writing.lineOfDraft, { query: { drf_id: draft.drf_id } })
  // Of the own line: no form is there whose keeper could mend it.
  expect(body).toMatchObject({ left_out: [], chosen_left_out: ['정퇴사'] })
  expect(body.steps.map((one) => one.username)).toEqual(['박팀장'])
})

test('kinds of questions are named in the language of whoever asks', async () => {
  const { body } = await member.call(contract.componentTypes)
  expect(body).toContainEqual({ code: 'MONEY', name: '금액', is_field: true, is_column: true, facts: [] })
  expect(body).toContainEqual({
    code: 'FORMULA',
    name: '계산',
    is_field: false,
    is_column: true,
    facts: [],
  })
  expect(body.find(({ code }) => code === 'FACT')!.facts).toContainEqual({ code: 'TEAM', name: '팀' })
})
