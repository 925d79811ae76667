import { afterAll, beforeAll, expect, test } from 'vitest'
import * as documents from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/documents/settings.ts'
import {
  createCategory,
  createForm,
  deleteCategory,
  orderCategories,
  updateCategory,
} from '#contract/approvals/forms/forms.ts'
import { writeDocument } from '#contract/approvals/forms/writing.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function people() {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  return { boss, admin: await at.as(boss), member: await at.as(await makeMember(at, { company })) }
}

test('everybody reads by what documents go, admins change it, and the next document goes by it', async () => {
  const { admin, member, boss } = await people()
  const change = { drf_serial_format: 'A-{seq:3}', drf_done_cancelable: false }
  expect((await member.call(contract.updateApprovalSettings, { body: change })).status).toBe(403)
  const told = await admin.call(contract.updateApprovalSettings, { body: change })
  expect(told.body).toMatchObject(change)
  expect((await member.call(contract.getApprovalSettings, {})).body).toEqual(told.body)
  const one = await member.call(contract.getApprovalSetting, { params: { id: 'drf_serial_format' } })
  expect(one.body).toEqual({ id: 'drf_serial_format', value: 'A-{seq:3}' })
  expect((await member.call(contract.getApprovalSetting, { params: { id: 'motto' } })).status).toBe(404)
  const body = { drf_title: '품의', drf_content: '내용', apv_receive: [{ user_id: boss.memberId }] }
  const { body: sent } = await member.call(writeDocument, { body })
  expect(sent.drf_serial).toBe('A-001')
})

test('limited admins keep these settings and the headings of forms, and no other settings of the company', async () => {
  const company = await makeCompany(at)
  const team = await makeTeam(at, company)
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [team] }))
  const change = { drf_substitutable: false, drf_turn_mail: false, drf_remind_days: 5 }
  expect((await limited.call(contract.updateApprovalSettings, { body: change })).body).toMatchObject(change)
  expect((await limited.call(updateCompany, { body: { drf_remind_days: 4 } })).status).toBe(403)
  expect((await limited.call(contract.getApprovalSettings, {})).body).toMatchObject(change)
  const { body: heading } = await limited.call(createCategory, { body: { name: '지출' } })
  const params = { id: heading.id }
  expect((await limited.call(updateCategory, { params, body: { name: '비용' } })).body.name).toBe('비용')
  expect((await limited.call(orderCategories, { body: { ids: [heading.id] } })).status).toBe(200)
  expect((await limited.call(deleteCategory, { params })).status).toBe(204)
})

test.each(['', '{seq}-{seq}', '{nothing}-{seq}', 'x'.repeat(61)])(
  'a format of numbers that cannot be is refused: %s',
  async (drf_serial_format) => {
    const { admin } = await people()
    const refused = await admin.call(contract.updateApprovalSettings, { body: { drf_serial_format } })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['drf_serial_format']])
  },
)

test('documents are found by the heading of their form', async () => {
  const { admin, member, boss } = await people()
  const { body: heading } = await admin.call(createCategory, { body: { name: '지출' } })
  const { body: form } = await admin.call(createForm, {
    body: { drf_title: '지출결의서', share_com: true, category_id: heading.id },
  })
  const apv_receive = [{ user_id: boss.memberId }]
  await member.call(writeDocument, { body: { drf_title: '자유', drf_content: '내용', apv_receive } })
  const written = await member.call(writeDocument, {
    body: { drf_title: '회식비', drf_content: '내용', drf_tem_id: form.drf_tem_id, apv_receive },
  })
  expect(written.status).toBe(201)
  const found = async (category_id: number) =>
    (await member.call(documents.listDocuments, { query: { category_id } })).body.results
  expect((await found(heading.id)).map((row) => row.drf_title)).toEqual(['회식비'])
  expect(await found(heading.id + 1)).toEqual([])
})
