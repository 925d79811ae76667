import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { addAttachment } from '#contract/approvals/documents/attachments.ts'
import { documentChanges } from '#contract/approvals/documents/changes.ts'
import { oldAddReference, oldListReferences } from '#contract/approvals/documents/references-v0.ts'
import * as writing from '#contract/approvals/forms/writing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { sendFile } from '#test/sheets.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let asAuthor: Client
let asFirst: Client

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  author = await makeMember(at, { company })
  first = await makeMember(at, { company, name: '일차' })
  ;[asAuthor, asFirst] = await Promise.all([at.as(author), at.as(first)])
})
afterAll(() => at.stop())

const receivers = () => [{ user_id: first.memberId, rcv_type: 'APPROVER' as const, rcv_order: 1 }]
const write = async (fields: object) =>
  (
    await asAuthor.call(writing.writeDocument, {
      body: { drf_content: '내용', apv_receive: receivers(), ...fields },
    })
  ).body.drf_id
const see = async (id: number, client = asAuthor) =>
  (await client.call(contract.getDocument, { params: { id } })).body
const resubmit = (id: number, client = asAuthor) => client.call(writing.resubmitDocument, { params: { id } })
const changes = (id: number, client = asAuthor) => client.call(documentChanges, { params: { id } })

async function denied(): Promise<number> {
  const id = await write({ drf_title: '의자 구매', drf_content: '<p>의자 10개</p><p>금액은 견적서대로</p>' })
  await asFirst.call(contract.denyDocument, { params: { id }, body: { rcv_comment: '두 곳에서 견적' } })
  return id
}

test('a denied document is written anew with its files and its line, and its approvers see what differs', async () => {
  const id = await write({ drf_title: '의자 구매', drf_content: '<p>의자 10개</p><p>금액은 견적서대로</p>' })
  const path = addAttachment.path.replace('{id}', String(id))
  const file = { name: '견적.csv', type: 'text/csv', content: 'a,b\n1,2\n', field: 'file' }
  expect((await sendFile(at, asAuthor, { ...addAttachment, path } as never, file)).status).toBe(201)
  await asFirst.call(contract.denyDocument, { params: { id }, body: { rcv_comment: '두 곳에서 견적' } })
  expect((await see(id)).abilities.resubmit).toBe(true)

  const { drf_id: draft } = (await resubmit(id)).body
  expect((await resubmit(id)).body.drf_id).toBe(draft)
  expect((await asAuthor.call(writing.getDraft, { params: { id: draft } })).body).toMatchObject({
    drf_title: '의자 구매',
    replaces_drf_id: id,
    apv_receive: [{ user_id: first.memberId }],
  })
  const sent = await asAuthor.call(writing.rewriteDocument, {
    params: { id: draft },
    body: { drf_content: '<p>의자 12개</p><p>금액은 견적서대로</p>', is_draft: false },
  })
  expect(sent.body).toMatchObject({ drf_id: draft, drf_status: 'REQUESTED' })

  expect(await see(draft, asFirst)).toMatchObject({
    replaces_drf_id: id,
    apv_attach: [{ file_name: '견적.csv' }],
  })
  expect(await see(id)).toMatchObject({ replaced_by_drf_id: draft, abilities: { resubmit: false } })
  expect((await changes(draft, asFirst)).body).toMatchObject({
    changes: [],
    replaces: {
      drf_id: id,
      drf_status: 'DENIED',
      denied: [{ username: '일차', rcv_comment: '두 곳에서 견적' }],
      differences: {
        title: null,
        text: [
          { kind: 'SAME', text: '의자 ' },
          { kind: 'REMOVED', text: '10개' },
          { kind: 'ADDED', text: '12개' },
          { kind: 'SAME', text: '\n금액은 견적서대로' },
        ],
        answers: [],
      },
    },
  })
})

test('one document is written in the place of another, by its author', async () => {
  const id = await denied()
  expect((await resubmit(id, asFirst)).status).toBe(403)
  expect((await resubmit(id, await at.as(await makeAdmin(at)))).status).toBe(404)
  const again = { drf_title: '의자 구매', drf_content: '내용', replaces_drf_id: id, apv_receive: receivers() }
  expect((await asAuthor.call(writing.writeDocument, { body: again })).body.drf_status).toBe('REQUESTED')
  expect((await asAuthor.call(writing.writeDocument, { body: again })).error.error_code).toBe('RESUBMITTED')
  expect((await resubmit(id)).error.error_code).toBe('RESUBMITTED')
  const open = await write({ drf_title: '진행' })
  expect((await resubmit(open)).error.error_code).toBe('DOCUMENT_STATE')
  const other = await makeDocument(at, first, { status: 'DENIED' })
  expect(
    (await asAuthor.call(writing.writeDocument, { body: { ...again, replaces_drf_id: other } })).status,
  ).toBe(403)
})

test('a draft that is sent in the place of another twice at once becomes one document', async () => {
  const id = await denied()
  const again = { drf_title: '의자 구매', drf_content: '내용', replaces_drf_id: id, apv_receive: receivers() }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => asAuthor.call(writing.writeDocument, { body: again })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
})

test('what was taken back and deleted makes room for another', async () => {
  const id = await denied()
  const again = { drf_title: '의자 구매', drf_content: '내용', replaces_drf_id: id, apv_receive: receivers() }
  const next = (await asAuthor.call(writing.writeDocument, { body: again })).body.drf_id
  await asAuthor.call(contract.cancelDocument, { params: { id: next } })
  expect((await see(next)).abilities).toMatchObject({ resubmit: true, delete: true })
  await asAuthor.call(contract.deleteDocument, { params: { id: next } })
  expect((await see(id)).abilities.resubmit).toBe(true)
})

test('a draft in the place of what was deleted meanwhile stands for itself', async () => {
  const id = await write({ drf_title: '철회할 문서' })
  await asAuthor.call(contract.cancelDocument, { params: { id } })
  const { drf_id: draft } = (await resubmit(id)).body
  await asAuthor.call(contract.deleteDocument, { params: { id } })
  const go = (is_draft: boolean) =>
    asAuthor.call(writing.rewriteDocument, { params: { id: draft }, body: { is_draft } })
  expect((await go(true)).status).toBe(200)
  expect((await go(false)).body.drf_status).toBe('REQUESTED')
  expect((await see(draft)).replaces_drf_id).toBeNull()
})

test('every version of a document that was changed while nobody acted can be compared', async () => {
  const id = await write({ drf_title: '출장', drf_content: '<p>부산 출장</p>' })
  const change = (fields: object) => asAuthor.call(writing.rewriteDocument, { params: { id }, body: fields })
  expect((await change({ drf_title: '부산 출장' })).status).toBe(200)
  expect((await change({ drf_content: '<p>부산 이틀 출장</p>' })).status).toBe(200)
  expect((await see(id)).version).toBe(3)
  const { body } = await changes(id, asFirst)
  expect(body.replaces).toBeNull()
  expect(body.changes).toMatchObject([
    { version: 3, changed_by: { user_id: author.memberId }, differences: { title: null } },
    { version: 2, differences: { text: null } },
  ])
  expect(body.changes[1]!.differences.title).toEqual([
    { kind: 'ADDED', text: '부산 ' },
    { kind: 'SAME', text: '출장' },
  ])
  expect((await changes(id, await at.as(await makeMember(at, { company })))).status).toBe(403)
})

test('a draft refers to other documents, and what it refers to goes with it', async () => {
  const other = await makeDocument(at, author, { title: '근거' })
  const draft = await write({ drf_title: '초안', is_draft: true })
  const foreign = await makeDocument(at, first, {})
  const refer = (ref_drf_id: number, client = asAuthor) =>
    client.call(oldAddReference, { body: { drf_id: draft, ref_drf_id } })
  expect((await refer(other)).body).toMatchObject({ ref_drf_id: other })
  expect((await refer(foreign)).status).toBe(403)
  expect((await refer(other, asFirst)).status).toBe(404)
  const list = await asAuthor.call(oldListReferences, { query: { drf_id: draft } })
  expect(list.body).toMatchObject([{ ref_drf_id: other }])
  await asAuthor.call(writing.rewriteDocument, { params: { id: draft }, body: { is_draft: false } })
  expect((await see(draft, asFirst)).apv_reference).toMatchObject([{ ref_drf_id: other }])
})

test('a later approver has a document in the box of what is on its way, in both generations', async () => {
  const second = await makeMember(at, { company })
  const asSecond = await at.as(second)
  const id = await makeDocument(at, author, { line: [{ member: first }, { member: second }] })
  const boxes = async () => (await asSecond.call(contract.overview, {})).body
  expect(await boxes()).toMatchObject({ inbox: { requested: 0, processing: 1 }, unread: 0 })
  const list = await asSecond.call(contract.inbox, { query: { bucket: 'processing' } })
  expect(list.body.results.map((row) => row.drf_id)).toEqual([id])
  await asFirst.call(contract.approveDocument, { params: { id }, body: {} })
  expect(await boxes()).toMatchObject({ inbox: { requested: 1, processing: 0 }, unread: 1 })
})
