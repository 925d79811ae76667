import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getDocument, outbox } from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/documents/bookmarks.ts'
import * as older from '#contract/approvals/documents/bookmarks-v0.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let reader: TestMember
let asAuthor: Client
let asReader: Client
let foreign: Client

beforeAll(async () => {
  at = await startTestApp()
  foreign = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  author = await makeMember(at, { company })
  reader = await makeMember(at, { company })
  asAuthor = await at.as(author)
  asReader = await at.as(reader)
})

const make = (title: string) => makeDocument(at, author, { title, line: [{ member: reader }] })
const mark = (client: Client, id: number) => client.call(contract.bookmark, { params: { id } })
const unmark = (client: Client, id: number) => client.call(contract.removeBookmark, { params: { id } })
const marked = async (client: Client, query = {}) =>
  (await client.call(contract.listBookmarks, { query })).body.results.map(({ drf_title }) => drf_title)

test('a mark is one’s own, stands once, and is taken off again', async () => {
  const id = await make('품의서')
  const answers = await Promise.all([1, 2, 3].map(() => mark(asAuthor, id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await marked(asAuthor)).toEqual(['품의서'])
  expect(await marked(asReader)).toEqual([])
  expect((await asAuthor.call(outbox, {})).body.results).toMatchObject([{ is_marked: true }])
  expect((await asAuthor.call(getDocument, { params: { id } })).body.is_marked).toBe(true)
  expect((await asReader.call(getDocument, { params: { id } })).body.is_marked).toBe(false)
  expect((await unmark(asAuthor, id)).status).toBe(204)
  expect((await unmark(asAuthor, id)).status).toBe(204)
  expect(await marked(asAuthor)).toEqual([])
  expect(await auditActions(at, company.companyId)).toEqual(
    expect.arrayContaining(['document.mark', 'document.unmark']),
  )
})

test('marked documents come in pages, the newest first', async () => {
  const ids = []
  for (const title of ['하나', '둘', '셋', '넷', '다섯']) ids.push(await make(title))
  for (const id of ids.toReversed()) await mark(asReader, id)
  expect(await marked(asReader, { page_size: 2 })).toEqual(['다섯', '넷'])
  expect(await marked(asReader, { page_size: 2, before: ids[3] })).toEqual(['셋', '둘'])
  const { body } = await asReader.call(contract.listBookmarks, { query: { page_size: 2, before: ids[1] } })
  expect(body).toMatchObject({ count: 5, next: null, results: [{ drf_title: '하나' }] })
})

test('a document that one may not open any more is not listed, and its mark still comes off', async () => {
  const id = await make('넘긴 문서')
  await mark(asReader, id)
  const taker = await makeMember(at, { company })
  await at.owner.query('update document_receivers set member_id = $2 where document_id = $1', [
    id,
    taker.memberId,
  ])
  expect(await marked(asReader)).toEqual([])
  expect((await unmark(asReader, id)).status).toBe(204)
  expect((await unmark(asReader, id)).status).toBe(403)
})

test('nobody marks what they may not open', async () => {
  const id = await make('남의 문서')
  const outsider = await at.as(await makeMember(at, { company }))
  for (const [client, status] of [
    [outsider, 403],
    [foreign, 404],
  ] as const) {
    expect((await mark(client, id)).status).toBe(status)
    expect((await unmark(client, id)).status).toBe(status)
    expect((await client.call(older.oldBookmark, { body: { draft_id: id } })).status).toBe(status)
    expect((await client.call(older.oldRemoveBookmark, { params: { id } })).status).toBe(status)
  }
})

test('the older calls mark the same', async () => {
  const id = await make('예전 방식')
  const answer = await asAuthor.call(older.oldBookmark, { body: { draft_id: id } })
  expect(answer).toMatchObject({ status: 201, body: { draft_id: id } })
  expect(await marked(asAuthor)).toEqual(['예전 방식'])
  const { body: list } = await asAuthor.call(older.oldListBookmarks, {})
  expect(list).toMatchObject({ count: 1, results: [{ draft_id: id, drf_id: id }] })
  expect((await asAuthor.call(older.oldRemoveBookmark, { params: { id } })).status).toBe(204)
  await mark(asAuthor, id)
  expect((await asAuthor.call(older.oldRemoveNamedBookmark, { body: { draft_id: id } })).status).toBe(204)
  expect(await marked(asAuthor)).toEqual([])
})
