import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as documents from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/proofs/proofs.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument, submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { freeDocument } from '../forms/index.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let second: TestMember
let asAuthor: Client
let asFirst: Client
let asAdmin: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '기안자' })
  first = await makeMember(at, { company, name: '일차' })
  second = await makeMember(at, { company, name: '이차' })
  asAuthor = await at.as(author)
  asFirst = await at.as(first)
  asAdmin = await at.as(await makeAdmin(at, { company }))
})

const submit = () =>
  submitAs(at, author, freeDocument, {
    content: { title: '품의서', text: '내용' },
    line: {
      receivers: [first, second].map(({ memberId }, index) => ({
        memberId,
        type: 'APPROVER',
        order: index + 1,
      })),
    },
  })

const historyOf = (client: Client, id: number) => client.call(contract.documentHistory, { params: { id } })

test('every act is an entry with its actor, place and comment, and the chain is whole', async () => {
  const { id } = await submit()
  await asFirst.call(documents.getDocument, { params: { id } })
  await asFirst.call(documents.getDocument, { params: { id } })
  await asFirst.call(documents.approveDocument, { params: { id }, body: { rcv_comment: '확인했습니다' } })
  await asFirst.call(documents.withdrawDecision, { params: { id } })
  await asAuthor.call(documents.cancelDocument, { params: { id } })
  const { body } = await historyOf(asFirst, id)
  expect(body).toMatchObject({ state: 'WHOLE', began_late: false, broken_at: null })
  expect(body.entries.map(({ act, actor, comment }) => [act, actor?.username, comment])).toEqual([
    ['SUBMIT', '기안자', ''],
    ['READ', '일차', ''],
    ['APPROVE', '일차', '확인했습니다'],
    ['WITHDRAW', '일차', ''],
    ['CANCEL', '기안자', ''],
  ])
  // Where others were is for full admins.
  expect(body.entries.map(({ ip }) => ip !== null)).toEqual([false, true, true, true, false])
  expect((await historyOf(asAdmin, id)).body.entries[4]!.ip).toBeTruthy()
})

test('a refused act leaves no entry, and strangers read none', async () => {
  const { id } = await submit()
  const asSecond = await at.as(second)
  expect((await asSecond.call(documents.approveDocument, { params: { id }, body: {} })).status).toBe(400)
  expect((await historyOf(asAuthor, id)).body.entries).toHaveLength(1)
  const stranger = await at.as(await makeMember(at, { company }))
  expect((await historyOf(stranger, id)).status).toBe(403)
  expect((await historyOf(await at.as(await makeAdmin(at)), id)).status).toBe(404)
})

test('200 approvals at once leave one entry', async () => {
  const { id } = await submit()
  const all = await Promise.all(
    Array.from({ length: 200 }, () => asFirst.call(documents.approveDocument, { params: { id }, body: {} })),
  )
  expect(all.filter(({ status }) => status < 300)).toHaveLength(1)
  const { body } = await historyOf(asAuthor, id)
  expect(body.state).toBe('WHOLE')
  expect(body.entries.map(({ act }) => act)).toEqual(['SUBMIT', 'APPROVE'])
})

test('the application can neither change nor remove an entry', async () => {
  const { rows } = await at.owner.query<{ update: boolean; delete: boolean; insert: boolean }>(
    `select has_table_privilege('gyeol_app', 'document_proofs', 'update') as update,
       has_table_privilege('gyeol_app', 'document_proofs', 'delete') as delete,
       has_table_privilege('gyeol_app', 'document_proofs', 'insert') as insert`,
  )
  expect(rows[0]).toEqual({ update: false, delete: false, insert: true })
})

test.each([
  [
    "update document_proofs set comment = '다른 말' where document_id = $1 and number = 2",
    2,
    'ENTRY_CHANGED',
  ],
  ['delete from document_proofs where document_id = $1 and number = 2', 3, 'ENTRY_MISSING'],
  [
    'update documents set content = \'{"title": "품의서", "text": "천만 원"}\' where id = $1',
    3,
    'DOCUMENT_CHANGED',
  ],
  ["update document_receivers set comment = '동의함' where document_id = $1", 3, 'DOCUMENT_CHANGED'],
])('what is broken by hand is found: %s', async (statement, number, reason) => {
  const { id } = await submit()
  await asFirst.call(documents.getDocument, { params: { id } })
  await asFirst.call(documents.approveDocument, { params: { id }, body: {} })
  const whole = await submit()
  await at.owner.query(statement, [id])
  expect((await historyOf(asAuthor, id)).body).toMatchObject({
    state: 'BROKEN',
    broken_at: { number, reason },
  })
  expect((await historyOf(asAuthor, whole.id)).body.state).toBe('WHOLE')
  expect((await asAdmin.call(contract.lastCheck, {})).body.check).toBeNull()
  expect((await asAdmin.call(contract.startCheck, {})).body).toMatchObject({
    total: 2,
    checked: 0,
    ended_at: null,
  })
  // A second press shows the one that runs.
  expect((await asAdmin.call(contract.startCheck, {})).body).toMatchObject({ total: 2 })
  await at.runJobs()
  expect((await asAdmin.call(contract.lastCheck, {})).body.check).toMatchObject({
    checked: 2,
    begun: 0,
    broken: 1,
    breaks: [{ drf_id: id, number, reason }],
    ended_at: expect.any(String),
  })
  expect((await asAuthor.call(contract.startCheck, {})).status).toBe(403)
})

test('a chain that is taken away as a whole is found, is not begun anew, and no later act hides it', async () => {
  const { id } = await submit()
  const old = await makeDocument(at, author, { line: [{ member: first }] })
  const check = async () => {
    await asAdmin.call(contract.startCheck, {})
    await at.runJobs()
    return (await asAdmin.call(contract.lastCheck, {})).body.check
  }
  expect(await check()).toMatchObject({ begun: 1, broken: 0 })
  await at.owner.query('delete from document_proofs where document_id = any($1)', [[id, old]])
  await at.owner.query("update documents set title = '다른 품의' where id = $1", [id])
  const taken = { number: 1, reason: 'CHAIN_TAKEN' }
  const found = {
    begun: 0,
    broken: 2,
    breaks: [
      { drf_id: id, ...taken },
      { drf_id: old, ...taken },
    ],
  }
  expect(await check()).toMatchObject(found)
  expect(await check()).toMatchObject(found)
  expect((await historyOf(asAuthor, id)).body).toMatchObject({ state: 'BROKEN', broken_at: taken })
  expect((await asFirst.call(documents.approveDocument, { params: { id }, body: {} })).status).toBeLessThan(
    300,
  )
  expect((await historyOf(asAuthor, id)).body).toMatchObject({
    state: 'BROKEN',
    broken_at: { number: 2, reason: 'ENTRY_MISSING' },
  })
  expect(await check()).toMatchObject({ begun: 0, broken: 2 })
})

test('a document from before the proofs tells what it knows, and begins late with the next act', async () => {
  const id = await makeDocument(at, author, { line: [{ member: first }, { member: second }] })
  await at.owner.query(`update documents set submitted_at = '2026-11-01T00:00:00Z' where id = $1`, [id])
  expect((await historyOf(asAuthor, id)).body).toMatchObject({
    state: 'NOT_BEGUN',
    entries: [{ number: null, act: 'SUBMIT', is_late: true, hash: null }],
  })
  await asFirst.call(documents.approveDocument, { params: { id }, body: {} })
  expect((await historyOf(asAuthor, id)).body).toMatchObject({
    state: 'WHOLE',
    began_late: true,
    entries: [
      { number: 1, act: 'SUBMIT', is_late: true },
      { number: 2, act: 'APPROVE', is_late: false },
    ],
  })
})

test('a check begins the chains of documents from before the proofs, and sees what is changed from then on', async () => {
  const id = await makeDocument(at, author, { line: [{ member: first }] })
  await asAdmin.call(contract.startCheck, {})
  await at.runJobs()
  expect((await asAdmin.call(contract.lastCheck, {})).body.check).toMatchObject({ begun: 1, broken: 0 })
  expect((await historyOf(asAuthor, id)).body).toMatchObject({ state: 'WHOLE', began_late: true })
  await at.owner.query("update documents set serial = 'X-1' where id = $1", [id])
  expect((await historyOf(asAuthor, id)).body.broken_at).toEqual({ number: 1, reason: 'DOCUMENT_CHANGED' })
})
