import { afterAll, beforeAll, expect, test } from 'vitest'
import * as older from '#contract/approvals/papers/papers-v0.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

// Threads that draw give way to everything else on the machine.
const LONG = 120_000

let at: TestApp
let company: TestCompany
let author: TestMember
let asAuthor: Client
let id: number

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  author = await makeMember(at, { company })
  asAuthor = await at.as(author)
  id = await makeDocument(at, author, { title: '외부 출력' })
})
afterAll(() => at.stop())

const give = (client: Client, drf_id = id) => client.call(older.oldGetEncryptedKey, { body: { drf_id } })
/** As a program opens it in which nobody has signed in. */
const open = (url: string) => at.app.http.inject({ url: new URL(url).pathname })

test(
  'a key opens one document as PDF without a session, is told once and leaves its trail',
  async () => {
    const key = { 'idempotency-key': 'key-told-once' }
    const given = await asAuthor.call(older.oldGetEncryptedKey, { body: { drf_id: id } }, key)
    expect(given.status).toBe(200)
    const again = await asAuthor.call(older.oldGetEncryptedKey, { body: { drf_id: id } }, key)
    expect(again.error.error_code).toBe('CONFLICT')
    const opened = await open(given.body.url)
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await auditActions(at, author.companyId)).toEqual(
      expect.arrayContaining(['document.give_key', 'document.open_by_key']),
    )
    const { rows } = await at.owner.query('select secret_hash from document_keys where company_id = $1', [
      company.companyId,
    ])
    expect(JSON.stringify(rows)).not.toContain(given.body.encrypted_key.split('.')[2])
  },
  LONG,
)

test('a key ends after ten minutes, and with the right to open the document', async () => {
  const { url } = (await give(asAuthor)).body
  at.travelTo('2026-11-23T09:11')
  expect((await open(url)).statusCode).toBe(404)
  const reader = await makeMember(at, { company })
  const shown = await makeDocument(at, author, { line: [{ member: reader, type: 'VIEWER' }] })
  const theirs = (await give(await at.as(reader), shown)).body.url
  await at.owner.query('delete from document_receivers where company_id = $1 and member_id = $2', [
    company.companyId,
    reader.memberId,
  ])
  expect((await open(theirs)).statusCode).toBe(404)
  const own = (await give(await at.as(reader), await makeDocument(at, reader))).body.url
  await at.owner.query('update members set dashboard_available = false where company_id = $1 and id = $2', [
    company.companyId,
    reader.memberId,
  ])
  expect((await open(own)).statusCode).toBe(404)
  await at.owner.query(`update members set status = 'RETIRED' where company_id = $1 and id = $2`, [
    company.companyId,
    reader.memberId,
  ])
  expect((await open(theirs)).statusCode).toBe(404)
})

test('who guesses a key, or changes one, opens nothing', async () => {
  const { url } = (await give(asAuthor)).body
  expect((await open(url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'))).statusCode).toBe(404)
  for (const guess of ['x', '1.1.x', `1.1.${'A'.repeat(43)}`, `999999999.1.${'A'.repeat(43)}`])
    expect((await open(`http://x/v1/approvals/opened/${guess}`)).statusCode).toBe(404)
})

test('only who may open a document gets a key for it', async () => {
  expect((await give(await at.as(await makeMember(at, { company })))).status).toBe(403)
  expect((await give(await at.as(await makeAdmin(at)))).status).toBe(404)
  expect((await give(asAuthor, 2_000_000_000)).status).toBe(404)
})
