import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/forms/forms.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
let admin: Client
let member: Client
let stranger: Client

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  member = await at.as(await makeMember(at, { company }))
  stranger = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

test('headings are kept by admins in an order; one that holds forms stays', async () => {
  const named = async (name: string) =>
    (await admin.call(contract.createCategory, { body: { name } })).body.id
  const [pay, staff] = [await named('지출'), await named('인사')]
  const made = { drf_title: '지출결의서', share_com: true, category_id: pay } as EndpointCall<
    typeof contract.createForm
  >['body']
  const { drf_tem_id } = (await admin.call(contract.createForm, { body: made })).body
  expect((await admin.call(contract.createCategory, { body: { name: '지출' } })).error.error_code).toBe(
    'NAME_TAKEN',
  )
  expect((await member.call(contract.createCategory, { body: { name: '나' } })).status).toBe(403)
  const ordered = await admin.call(contract.orderCategories, { body: { ids: [staff] } })
  expect(ordered.body.map(({ name, template_count }) => [name, template_count])).toEqual([
    ['인사', 0],
    ['지출', 1],
  ])
  expect((await member.call(contract.filterCategories, {})).body.map(({ name }) => name)).toEqual(['지출'])
  const params = { id: pay }
  expect((await admin.call(contract.deleteCategory, { params })).error.error_code).toBe(
    'FORM_CATEGORY_IN_USE',
  )
  await admin.call(contract.deleteForm, { params: { id: drf_tem_id } })
  expect((await admin.call(contract.deleteCategory, { params })).status).toBe(204)
  expect((await stranger.call(contract.deleteCategory, { params: { id: staff } })).status).toBe(404)
})
