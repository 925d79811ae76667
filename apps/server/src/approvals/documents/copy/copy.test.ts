import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCirculators } from '#contract/approvals/documents/circulation.ts'
import { copyDocument } from '#contract/approvals/documents/copy.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let asAuthor: Client

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  author = await makeMember(at, { company })
  first = await makeMember(at, { company, name: '일차' })
  asAuthor = await at.as(author)
})
afterAll(() => at.stop())

const copy = (client: Client, id: number) => client.call(copyDocument, { params: { id } })

test('a new document begins with what this one says and with the line that it had', async () => {
  const id = await makeDocument(at, author, {
    content: { title: '구매 품의', text: '<p>의자 열 개</p>' },
    line: [{ member: first }],
    status: 'DENIED',
  })
  const later = await makeMember(at, { company })
  await asAuthor.call(addCirculators, { params: { id }, body: { user_ids: [later.memberId] } })
  expect((await copy(asAuthor, id)).body).toEqual({
    drf_type: 'GENERAL',
    drf_title: '구매 품의',
    drf_content: '<p>의자 열 개</p>',
    drf_values: {},
    drf_tem_id: null,
    apv_receive: [{ user_id: first.memberId, username: '일차', rcv_type: 'APPROVER', rcv_order: 1 }],
  })
  // Who decided on it may write one like it, and does not decide on that.
  expect((await copy(await at.as(first), id)).body).toMatchObject({ drf_title: '구매 품의', apv_receive: [] })
})

test('what nobody writes anew, or what its kind reads no more, begins nothing', async () => {
  const swap = await makeDocument(at, author, { kind: 'WORK:SWAP', title: '옛 문서' })
  expect((await copy(asAuthor, swap)).error.error_code).toMatch(/NOT_COPYABLE|UNKNOWN_DOCUMENT_KIND/)
  const old = await makeDocument(at, author, { content: { old: true } })
  expect((await copy(asAuthor, old)).error.error_code).toBe('NOT_COPYABLE')
})

test('who takes no part copies nothing', async () => {
  const id = await makeDocument(at, author, {})
  expect((await copy(await at.as(await makeMember(at, { company })), id)).status).toBe(403)
  expect((await copy(await at.as(await makeAdmin(at, { company })), id)).status).toBe(403)
  expect((await copy(await at.as(await makeAdmin(at)), id)).status).toBe(404)
})
