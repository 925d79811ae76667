import { sql } from '../../../db/sql/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { listErasedDocuments } from '#contract/approvals/documents/retention.ts'
import { documentHistory } from '#contract/approvals/proofs/proofs.ts'
import { addReference } from '#contract/approvals/documents/references.ts'
import { oldDeleteDraft } from '#contract/approvals/forms/forms-v0.ts'
import { writeDocument } from '#contract/approvals/forms/writing.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
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
  first = await makeMember(at, { company })
  ;[asAuthor, asFirst] = await Promise.all([at.as(author), at.as(first)])
})
afterAll(() => at.stop())

const erase = (id: number, client = asAuthor) => client.call(oldDeleteDraft, { params: { id } })
const cancel = (id: number) => asAuthor.call(contract.cancelDocument, { params: { id } })

test('what was taken back before anybody decided is deleted by its author, in both generations', async () => {
  for (const endpoint of [oldDeleteDraft, contract.deleteDocument]) {
    const id = await makeDocument(at, author, { title: '잘못 쓴 문서', line: [{ member: first }] })
    const { drf_serial: serial } = (await asAuthor.call(contract.getDocument, { params: { id } })).body
    expect((await asAuthor.call(endpoint, { params: { id } })).error.error_code).toBe('DOCUMENT_STATE')
    await cancel(id)
    expect((await asFirst.call(endpoint, { params: { id } })).status).toBe(403)
    expect((await asAuthor.call(endpoint, { params: { id } })).status).toBe(204)
    expect((await asAuthor.call(contract.getDocument, { params: { id } })).status).toBe(404)
    expect((await asAuthor.call(endpoint, { params: { id } })).status).toBe(404)
    const { rows } = await withOwner(
      at,
      (tx) =>
        sql<{
          serial: string
          acts: string[]
        }>`select d.serial, (select array_agg(p.act order by p.number) from document_proofs p
          where p.company_id = d.company_id and p.document_id = d.id) as acts
          from documents d where d.company_id = ${company.companyId} and d.id = ${id}`.execute(tx),
      company.companyId,
    )
    expect(rows).toEqual([{ serial, acts: ['SUBMIT', 'CANCEL', 'ERASE'] }])
  }
})

test('what somebody has decided on stays, also once it is taken back', async () => {
  const second = await makeMember(at, { company })
  const id = await makeDocument(at, author, { line: [{ member: first }, { member: second }] })
  await asFirst.call(contract.approveDocument, { params: { id }, body: {} })
  await cancel(id)
  expect((await erase(id)).error.error_code).toBe('DOCUMENT_STATE')
})

test('a draft is thrown away by the same call', async () => {
  const { drf_id: id } = (await asAuthor.call(writeDocument, { body: { drf_title: '초안', is_draft: true } }))
    .body
  expect((await erase(id, asFirst)).status).toBe(404)
  expect((await erase(id)).status).toBe(204)
  expect((await erase(id)).status).toBe(404)
})

test('what referred to it still says that it was there', async () => {
  const gone = await makeDocument(at, author, { title: '지워질 문서', line: [{ member: first }] })
  const id = await makeDocument(at, author, { line: [{ member: first }] })
  await asAuthor.call(addReference, { params: { id }, body: { ref_id: gone } })
  await cancel(gone)
  await erase(gone)
  const { apv_reference } = (await asAuthor.call(contract.getDocument, { params: { id } })).body
  expect(apv_reference).toMatchObject([{ ref_drf_id: gone, drf_status: null }])
  expect(apv_reference[0]!.drf_serial).not.toBeNull()
})

test('the history of what was deleted stays for its author and for full admins', async () => {
  const id = await makeDocument(at, author, { line: [{ member: first }] })
  await cancel(id)
  await erase(id)
  const read = (client: Client) => client.call(documentHistory, { params: { id } })
  const { body } = await read(asAuthor)
  expect(body).toMatchObject({ state: 'WHOLE', broken_at: null })
  expect(body.entries.map(({ act }) => act)).toEqual(['SUBMIT', 'CANCEL', 'ERASE'])
  expect((await read(asFirst)).status).toBe(403)
  const admin = await at.as(await makeAdmin(at, { company }))
  expect((await read(admin)).body.state).toBe('WHOLE')
  expect((await read(await at.as(await makeAdmin(at)))).status).toBe(404)
  const list = await admin.call(listErasedDocuments, { query: {} })
  expect(list.body.results[0]).toMatchObject({ drf_id: id, author: { user_id: author.memberId } })
  expect((await asAuthor.call(listErasedDocuments, { query: {} })).status).toBe(403)
})
