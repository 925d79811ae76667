import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as now from '#contract/approvals/documents/approvals.ts'
import { addAttachment } from '#contract/approvals/documents/attachments.ts'
import { bookmark } from '#contract/approvals/documents/bookmarks.ts'
import * as older from '#contract/approvals/documents/drafts-v0.ts'
import { createReply } from '#contract/approvals/documents/replies.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { sendFile } from '#test/sheets.ts'

let at: TestApp
let company: TestCompany
let people: TestMember[]
let clients: Client[]
let foreign: Client

beforeAll(async () => {
  at = await startTestApp()
  foreign = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  people = []
  for (const name of ['기안자', '일차', '이차', '참조인'])
    people.push(await makeMember(at, { company, name }))
  clients = await Promise.all(people.map((one) => at.as(one)))
})

/** A document of the first, whom the second and the third decide on and the fourth reads. */
const make = (title = '품의서') =>
  makeDocument(at, people[0]!, {
    title,
    content: { title, text: '노트북 열 대 구매' },
    line: [{ member: people[1]! }, { member: people[2]! }, { member: people[3]!, type: 'VIEWER' }],
  })

const ACTS = ['approve', 'deny', 'confirm', 'cancel'] as const
type Act = (typeof ACTS)[number]

const byOlder = (client: Client, act: Act, id: number) => {
  const params = { id }
  if (act === 'cancel') return client.call(older.oldCancel, { params })
  if (act === 'confirm') return client.call(older.oldConfirm, { params })
  const body = { rcv_comment: '' }
  return client.call(act === 'approve' ? older.oldApprove : older.oldDeny, { params, body })
}
const byNow = (client: Client, act: Act, id: number) => {
  const params = { id }
  const body = {}
  if (act === 'cancel') return client.call(now.cancelDocument, { params })
  if (act === 'confirm') return client.call(now.confirmDocument, { params, body })
  return client.call(act === 'approve' ? now.approveDocument : now.denyDocument, { params, body })
}

interface Told {
  drf_status: string | null
  apv_receive: readonly { rcv_id: number; rcv_show: boolean; rcv_processed: boolean; rcv_comment: string }[]
  abilities: object
}
const stateOf = ({ drf_status, abilities, apv_receive }: Told) => ({
  drf_status,
  abilities,
  line: apv_receive.map(({ rcv_id, rcv_show, rcv_processed, rcv_comment }) => [
    rcv_id,
    rcv_show,
    rcv_processed,
    rcv_comment,
  ]),
})

test('whichever calls people use, both tell the same of a document and refuse the same', async () => {
  const step = fc.record({
    person: fc.integer({ min: 0, max: 3 }),
    act: fc.constantFrom(...ACTS),
    isOlder: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const [mixed, plain] = [await make(), await make()]
      for (const { person, act, isOlder } of steps) {
        const client = clients[person]!
        const one = await (isOlder ? byOlder : byNow)(client, act, mixed)
        const other = await byNow(client, act, plain)
        expect([one.status, one.error?.error_code]).toEqual([other.status, other.error?.error_code])
      }
      for (const client of clients) {
        const params = { id: mixed }
        const told = await client.call(now.getDocument, { params })
        const toldBefore = await client.call(older.oldGetDraft, { params, query: { v2: 'true' } })
        expect(stateOf(toldBefore.body)).toEqual(stateOf(told.body))
        // The newer shape is asked for: everything that the newer call tells is there, and says the same.
        expect(toldBefore.body).toMatchObject(told.body)
        const { body } = await client.call(older.oldListDrafts, { query: { page_size: 1000 } })
        const newer = await client.call(now.listDocuments, { query: { page_size: 1000 } })
        const states = (rows: readonly { drf_id: number; drf_status: string | null }[]) =>
          rows.map(({ drf_id, drf_status }) => [drf_id, drf_status])
        expect(states(body.results)).toEqual(states(newer.body.results))
      }
    }),
    { numRuns: 25 },
  )
})

const titles = async (client: Client, query: object) =>
  (await client.call(older.oldListDrafts, { query })).body.results.map(({ drf_title }) => drf_title)

test('the older list filters by box, kind, state, day, what was opened, confirmed and marked', async () => {
  const [author, first, , reader] = clients as [Client, Client, Client, Client]
  const id = await make('받은 것')
  await make('둘째')
  await makeDocument(at, people[1]!, { title: '자기 것', status: 'APPROVED' })
  await at.owner.query("update documents set submitted_at = '2026-10-05T00:00:00Z' where id = $1", [id])
  expect(await titles(first, {})).toEqual(['자기 것', '둘째', '받은 것'])
  expect(await titles(first, { received: 'true' })).toEqual(['둘째', '받은 것'])
  expect(await titles(first, { received: 'false' })).toEqual(['자기 것'])
  expect(await titles(first, { drf_status: 'APPROVED' })).toEqual(['자기 것'])
  expect(await titles(first, { drf_type: 'VACATION' })).toEqual([])
  expect(await titles(author, { is_draft: 'true' })).toEqual([])
  expect(await titles(author, { is_draft: 'false' })).toHaveLength(2)
  expect(await titles(author, { type: 'month', date: '2026-10-31' })).toEqual(['받은 것'])
  expect(await titles(author, { type: 'month', date: '2026-10' })).toEqual(['받은 것'])
  const range = { type: 'range', start_date: '2026-10-05', end_date: '2026-10-05' }
  expect(await titles(author, range)).toEqual(['받은 것'])
  expect(await titles(reader, { unchecked: 'true' })).toHaveLength(2)
  await reader.call(older.oldGetDraft, { params: { id } })
  expect(await titles(reader, { unchecked: 'true' })).toEqual(['둘째'])
  expect(await titles(reader, { unchecked: 'false' })).toEqual(['받은 것'])
  expect(await titles(reader, { nt_processed: 'false' })).toHaveLength(2)
  await byOlder(reader, 'confirm', id)
  expect(await titles(reader, { nt_processed: 'true' })).toEqual(['받은 것'])
  await reader.call(bookmark, { params: { id } })
  expect(await titles(reader, { is_marked: 'true' })).toEqual(['받은 것'])
  expect(await titles(reader, { is_marked: 'false' })).toEqual(['둘째'])
})

test('a document is told of with its replies and comments by the names of the older calls', async () => {
  const id = await make()
  const [author, first] = clients as [Client, Client]
  await first.call(createReply, { params: { id }, body: { content: '확인했습니다.' } })
  await first.call(older.oldApprove, { params: { id }, body: { rcv_comment: '좋습니다' } })
  expect((await author.call(older.oldGetDraft, { params: { id } })).body).toMatchObject({
    drf_id: id,
    drf_status: 'REQUESTED',
    drf_content: '노트북 열 대 구매',
    is_draft: false,
    is_published: false,
    is_marked: false,
    reply_count: 1,
    drf_comment_count: 1,
    drf_reply: [{ content: '확인했습니다.' }],
    apv_receive: [{ rcv_comment: '좋습니다', user: { username: '일차' } }, {}, {}],
  })
})

test('rows of the older list bear their replies and files, as the document itself does', async () => {
  const id = await make()
  const other = await make('둘째')
  const [author, first] = clients as [Client, Client]
  for (const content of ['확인했습니다.', '고맙습니다.'])
    await first.call(createReply, { params: { id }, body: { content } })
  await first.call(createReply, { params: { id: other }, body: { content: '다른 문서' } })
  const to = { ...addAttachment, path: addAttachment.path.replace('{id}', String(id)) }
  const pdf = { name: '견적.pdf', type: 'application/pdf', content: '%PDF-1.4\n%%EOF\n', field: 'file' }
  await sendFile(at, author, to as never, pdf)
  const whole = (await author.call(older.oldGetDraft, { params: { id } })).body
  for (const list of [older.oldListDrafts, older.oldSearchDrafts]) {
    const { results } = (await author.call(list)).body
    const row = results.find(({ drf_id }) => drf_id === id)
    expect(row).toMatchObject({ drf_reply: whole.drf_reply, apv_attach: whole.apv_attach })
    expect(row?.drf_reply.map(({ content }) => content)).toEqual(['고맙습니다.', '확인했습니다.'])
    expect(row?.apv_attach).toHaveLength(1)
  }
})

test('a search finds what documents say, their number and their people, and nothing of others', async () => {
  await make('첫 문서')
  const other = await makeMember(at, { company, name: '남' })
  await makeDocument(at, other, { title: '남의 노트북' })
  const found = async (client: Client, search: string) =>
    (await client.call(older.oldSearchDrafts, { query: { search } })).body.results.map((row) => row.drf_title)
  const [author, first] = clients as [Client, Client]
  expect(await found(author, '첫 문')).toEqual(['첫 문서'])
  expect(await found(author, '이차')).toEqual(['첫 문서'])
  expect(await found(first, '기안자')).toEqual(['첫 문서'])
  expect(await found(author, '남의')).toEqual([])
  expect(await found(foreign, '문서')).toEqual([])
})

test('who takes no part gets 403, another company 404', async () => {
  const id = await make()
  const outsider = await at.as(await makeMember(at, { company }))
  for (const [client, status] of [
    [outsider, 403],
    [foreign, 404],
  ] as const) {
    expect((await client.call(older.oldGetDraft, { params: { id } })).status).toBe(status)
    for (const act of ACTS) expect((await byOlder(client, act, id)).status).toBe(status)
  }
})
