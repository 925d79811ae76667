import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/documents/references.ts'
import * as older from '#contract/approvals/documents/references-v0.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let asAuthor: Client
let asFirst: Client
let foreign: Client
/** The document that refers, the one it refers to, and one that the author may not open. */
let id: number
let earlier: number
let secret: number

beforeAll(async () => {
  at = await startTestApp()
  foreign = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '기안자' })
  first = await makeMember(at, { company, name: '일차' })
  const stranger = await makeMember(at, { company })
  earlier = await makeDocument(at, author, {
    content: { title: '지난 품의서', text: '지난 내용' },
    title: '지난 품의서',
    status: 'APPROVED',
  })
  secret = await makeDocument(at, stranger, { title: '남의 문서' })
  id = await makeDocument(at, author, { title: '품의서', line: [{ member: first }] })
  asAuthor = await at.as(author)
  asFirst = await at.as(first)
})

const refer = (client: Client, ref_id: number, document = id) =>
  client.call(contract.addReference, { params: { id: document }, body: { ref_id } })
const take = (client: Client, refId: number) =>
  client.call(contract.removeReference, { params: { id, refId } })
const read = (client: Client, document: number) =>
  client.call(contract.readReference, { params: { id: document } })

test('the author attaches a document, and whoever may open the one reads the other', async () => {
  expect((await read(asFirst, earlier)).status).toBe(403)
  const added = await refer(asAuthor, earlier)
  expect(added).toMatchObject({
    status: 201,
    body: { ref_drf_id: earlier, drf_title: '지난 품의서', drf_status: 'APPROVED' },
  })
  const opened = await asFirst.call(approvals.getDocument, { params: { id } })
  expect(opened.body.apv_reference).toEqual([added.body])
  expect((await read(asFirst, earlier)).body).toMatchObject({
    drf_title: '지난 품의서',
    drf_content: '지난 내용',
  })
  // To read it is all: it is in none of their lists, and nothing else of it opens.
  expect((await asFirst.call(approvals.getDocument, { params: { id: earlier } })).status).toBe(403)
  expect((await asFirst.call(approvals.listOpinions, { params: { id: earlier } })).status).toBe(403)
  expect(await auditActions(at, company.companyId)).toEqual(
    expect.arrayContaining(['document.refer', 'document.read_reference']),
  )
  expect((await take(asAuthor, added.body.id)).status).toBe(204)
  expect((await take(asAuthor, added.body.id)).status).toBe(404)
  expect((await read(asFirst, earlier)).status).toBe(403)
})

test('what a reference refers to is not shown by it', async () => {
  const deep = await makeDocument(at, author, { title: '더 앞의 문서' })
  const between = await makeDocument(at, author, { title: '사이의 문서' })
  await refer(asAuthor, deep, between)
  await refer(asAuthor, between)
  expect((await read(asFirst, between)).status).toBe(200)
  expect((await read(asFirst, deep)).status).toBe(403)
})

test('nobody refers to what they may not open, to the document itself, or twice', async () => {
  expect((await refer(asAuthor, secret)).status).toBe(403)
  expect((await refer(asAuthor, 2_000_000_000)).status).toBe(404)
  expect((await refer(asAuthor, id)).error.error_code).toBe('OWN_REFERENCE')
  const answers = await Promise.all([1, 2, 3].map(() => refer(asAuthor, earlier)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

test('a document refers to twenty at most', async () => {
  for (let made = 0; made < 20; made += 1) await refer(asAuthor, await makeDocument(at, author, {}))
  expect((await refer(asAuthor, earlier)).error.error_code).toBe('TOO_MANY_REFERENCES')
})

test('once it was decided on, what it refers to stays', async () => {
  const { body } = await refer(asAuthor, earlier)
  await asFirst.call(approvals.approveDocument, { params: { id }, body: {} })
  const more = await makeDocument(at, author, {})
  expect((await refer(asAuthor, more)).error.error_code).toBe('DOCUMENT_STATE')
  expect((await take(asAuthor, body.id)).error.error_code).toBe('DOCUMENT_STATE')
})

test('only its author changes what a document refers to', async () => {
  const { body } = await refer(asAuthor, earlier)
  const own = await makeDocument(at, first, {})
  const outsider = await at.as(await makeMember(at, { company }))
  for (const [client, status] of [
    [asFirst, 403],
    [outsider, 403],
    [foreign, 404],
  ] as const) {
    expect((await refer(client, own)).status).toBe(status)
    expect((await take(client, body.id)).status).toBe(status)
    const old = { body: { drf_id: id, ref_drf_id: own } }
    expect((await client.call(older.oldAddReference, old)).status).toBe(status)
    expect((await client.call(older.oldRemoveReference, { params: { id: body.id } })).status).toBe(status)
  }
  expect((await read(outsider, earlier)).status).toBe(403)
  expect((await read(foreign, earlier)).status).toBe(404)
  expect((await foreign.call(older.oldListReferences, { query: { drf_id: id } })).status).toBe(404)
})

test('what may be referred to is what one wrote or received, found by its title or number', async () => {
  const titles = async (client: Client, query = {}) =>
    (await client.call(contract.listReferenceDocuments, { query })).body.results.map((row) => row.drf_title)
  expect(await titles(asAuthor)).toEqual(['품의서', '지난 품의서'])
  expect(await titles(asAuthor, { search: '지난' })).toEqual(['지난 품의서'])
  expect(await titles(asFirst)).toEqual(['품의서'])
  expect(await titles(foreign)).toEqual([])
})

test('the older calls do the same', async () => {
  const added = await asAuthor.call(older.oldAddReference, { body: { drf_id: id, ref_drf_id: earlier } })
  expect(added.status).toBe(201)
  const listed = await asFirst.call(older.oldListReferences, { query: { drf_id: id } })
  expect(listed.body).toEqual([added.body])
  const removed = await asAuthor.call(older.oldRemoveReference, { params: { id: added.body.id } })
  expect(removed.status).toBe(204)
})
