import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getDocument } from '#contract/approvals/documents/approvals.ts'
import { createForm } from '#contract/approvals/forms/forms.ts'
import { oldRewriteDocument } from '#contract/approvals/forms/forms-v0.ts'
import { getDraft, rewriteDocument, writeDocument } from '#contract/approvals/forms/writing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let friend: TestMember
let boss: TestMember
let own: Client
let admin: Client
let asFriend: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  const company = await makeCompany(at)
  friend = await makeMember(at, { company })
  boss = await makeAdmin(at, { company })
  own = await at.as(await makeMember(at, { company }))
  admin = await at.as(boss)
  asFriend = await at.as(friend)
})

const to = (member: TestMember) => [{ user_id: member.memberId, rcv_type: 'APPROVER' as const, rcv_order: 1 }]
const write = async (body: object) =>
  (
    await own.call(writeDocument, {
      body: { drf_title: '품의서', drf_content: '<p>중요한 본문</p>', ...body } as never,
    })
  ).body.drf_id
const rewrite = (id: number, body: object) =>
  own.call(rewriteDocument, { params: { id }, body: body as never })

test('what is not sent of a draft stays, its people too, and it is submitted by saying so', async () => {
  const id = await write({ is_draft: true, apv_receive: to(friend) })
  const params = { id }
  expect(
    (await own.call(oldRewriteDocument, { params, body: { drf_title: '고친 제목' } })).body.is_draft,
  ).toBe(true)
  const { body } = await own.call(getDraft, { params })
  expect(body).toMatchObject({ drf_title: '고친 제목', drf_content: '<p>중요한 본문</p>' })
  expect((await rewrite(id, { is_draft: false })).body).toMatchObject({
    is_draft: false,
    drf_status: 'REQUESTED',
  })
  const { body: sent } = await asFriend.call(getDocument, { params })
  expect(sent).toMatchObject({ drf_title: '고친 제목', drf_content: '<p>중요한 본문</p>' })
})

test('what is not sent of a document on its way stays', async () => {
  const id = await write({ apv_receive: to(friend) })
  expect((await rewrite(id, { drf_title: '고친 제목' })).status).toBe(200)
  expect((await asFriend.call(getDocument, { params: { id } })).body.drf_content).toBe('<p>중요한 본문</p>')
  expect((await rewrite(id, { drf_title: '늦음' })).error.error_code).toBe('DOCUMENT_SEEN')
})

test('a document on its way becomes none of another form: whoever decides was chosen for what it was', async () => {
  const body = {
    drf_title: '지출결의서',
    is_share_com: true,
    is_apv_line_changable: false,
    apv_receive_template: to(boss),
  }
  const { body: form } = await admin.call(createForm, { body: body as never })
  const id = await write({ apv_receive: to(friend) })
  const { drf_tem_id } = form
  expect((await rewrite(id, { drf_tem_id })).error.error_code).toBe('DOCUMENT_STATE')
  const older = await own.call(oldRewriteDocument, { params: { id }, body: { drf_tem_id } })
  expect(older.error.error_code).toBe('DOCUMENT_STATE')
  expect((await rewrite(id, { apv_receive: to(boss) })).error.error_code).toBe('LINE_STANDS')
})

test('who opens a document in the moment in which it is changed reads what it says then', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await write({ apv_receive: to(friend) })
    const [opened, changed] = await Promise.all([
      asFriend.call(getDocument, { params: { id } }),
      rewrite(id, { drf_content: '<p>바뀐 본문</p>' }),
    ])
    const { body: now } = await asFriend.call(getDocument, { params: { id } })
    expect([changed.status, opened.body.drf_content]).toEqual([changed.status, now.drf_content])
  }
})

test('signs that a database keeps nowhere go from drafts, and a draft has its bounds', async () => {
  const id = await write({
    is_draft: true,
    drf_content: '<p>본\0문\ud800</p>',
    drf_values: { a: 'x\0y', b: ['\ud800'] },
  })
  const { body } = await own.call(getDraft, { params: { id } })
  expect(body).toMatchObject({ drf_content: '<p>본문\ufffd</p>', drf_values: { a: 'xy', b: ['\ufffd'] } })
  const refused = (drf_values: object) =>
    own.call(writeDocument, { body: { is_draft: true, drf_values } as never })
  expect((await refused({ 'a\0': 1 })).status).toBe(400)
  expect((await refused({ a: 'x'.repeat(200_001) })).status).toBe(400)
})
