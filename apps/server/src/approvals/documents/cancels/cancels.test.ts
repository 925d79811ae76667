import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { requestDocumentCancel } from '#contract/approvals/documents/cancels.ts'
import { oldCancel } from '#contract/approvals/documents/drafts-v0.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let second: TestMember
let asAuthor: Client
let asFirst: Client
let asSecond: Client

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  author = await makeMember(at, { company })
  first = await makeMember(at, { company, name: '일차' })
  second = await makeMember(at, { company, name: '이차' })
  ;[asAuthor, asFirst, asSecond] = await Promise.all([at.as(author), at.as(first), at.as(second)])
})
afterAll(() => at.stop())

const allow = (isAllowed: boolean, of: TestCompany) =>
  at.owner.query('update companies set documents_done_cancelable = $2 where company_id = $1', [
    of.companyId,
    isAllowed,
  ])

/** Approved by both, with a reader. */
async function approved(): Promise<number> {
  const reader = await makeMember(at, { company })
  const id = await makeDocument(at, author, {
    line: [{ member: first }, { member: second }, { member: reader, type: 'VIEWER' }],
  })
  await asFirst.call(contract.approveDocument, { params: { id }, body: {} })
  await asSecond.call(contract.approveDocument, { params: { id }, body: {} })
  expect(await statusOf(id)).toBe('APPROVED')
  return id
}

const see = async (id: number, client = asAuthor) =>
  (await client.call(contract.getDocument, { params: { id } })).body
const statusOf = async (id: number) => (await see(id)).drf_status
const ask = (id: number, client = asAuthor, reason = '예산이 취소되었습니다.') =>
  client.call(requestDocumentCancel, { params: { id }, body: { reason } })
const act = (
  client: Client,
  id: number,
  endpoint: typeof contract.approveDocument | typeof contract.denyDocument = contract.approveDocument,
) => client.call(endpoint, { params: { id }, body: { rcv_comment: '확인' } })

test('what was approved is cancelled once those who approved it agree', async () => {
  const id = await approved()
  const asked = await ask(id)
  expect(asked.body).toMatchObject({ drf_status: 'REQUESTED' })
  const { drf_id: cancelId } = asked.body
  expect(await see(id)).toMatchObject({ cancel_drf_id: cancelId, abilities: { ask_cancel: false } })
  const cancel = await see(cancelId, asFirst)
  expect(cancel).toMatchObject({ drf_type: 'DOCUMENT_CANCEL', drf_content: '예산이 취소되었습니다.' })
  expect(cancel.drf_values).toMatchObject({ drf_id: id, drf_serial: (await see(id)).drf_serial })
  expect(cancel.apv_receive.map((row) => [row.user.user_id, row.rcv_type])).toEqual([
    [first.memberId, 'APPROVER'],
    [second.memberId, 'APPROVER'],
    [expect.any(Number), 'VIEWER'],
  ])
  await act(asFirst, cancelId)
  expect(await statusOf(id)).toBe('APPROVED')
  await act(asSecond, cancelId)
  expect(await statusOf(id)).toBe('CANCELED')
  expect(await statusOf(cancelId)).toBe('APPROVED')
  // What has ended it stays, and so does what it ended.
  expect(
    (await asAuthor.call(contract.cancelDocument, { params: { id: cancelId } })).error.error_code,
  ).toMatch(/DOCUMENT_STATE|CANCEL_APPLIED/)
})

test('denied or taken back, the document stays approved and may be asked for again', async () => {
  const id = await approved()
  const one = (await ask(id)).body.drf_id
  expect((await ask(id)).error.error_code).toBe('CANCEL_ASKED')
  await act(asFirst, one, contract.denyDocument)
  expect(await see(id)).toMatchObject({ drf_status: 'APPROVED', cancel_drf_id: null })
  const other = (await ask(id)).body.drf_id
  await asAuthor.call(contract.cancelDocument, { params: { id: other } })
  expect(await see(id)).toMatchObject({ drf_status: 'APPROVED', abilities: { ask_cancel: true } })
})

test('only its author asks, only for what was approved, and with a reason', async () => {
  const id = await approved()
  expect((await ask(id, asFirst)).status).toBe(403)
  expect((await ask(id, await at.as(await makeAdmin(at)))).status).toBe(404)
  expect((await ask(id, asAuthor, ' ')).status).toBe(400)
  const open = await makeDocument(at, author, { line: [{ member: first }] })
  expect((await ask(open)).error.error_code).toBe('DOCUMENT_STATE')
})

test('who has left the company does not decide on the cancellation', async () => {
  const id = await approved()
  await at.owner.query(`update members set status = 'RETIRED' where company_id = $1 and id = $2`, [
    company.companyId,
    second.memberId,
  ])
  const { drf_id: cancelId } = (await ask(id)).body
  expect((await see(cancelId)).apv_receive.map((row) => row.user.user_id)).not.toContain(second.memberId)
  await act(asFirst, cancelId)
  expect(await statusOf(id)).toBe('CANCELED')
})

test('alone, the author cancels what was approved only where the company lets done documents be cancelled', async () => {
  const of = await makeCompany(at)
  const writer = await makeMember(at, { company: of })
  const decider = await makeMember(at, { company: of })
  const [asWriter, asDecider] = [await at.as(writer), await at.as(decider)]
  const id = await makeDocument(at, writer, { line: [{ member: decider }] })
  await act(asDecider, id)
  await allow(false, of)
  expect((await asWriter.call(oldCancel, { params: { id } })).error.error_code).toBe('DOCUMENT_STATE')
  await allow(true, of)
  expect((await asWriter.call(oldCancel, { params: { id } })).body).toMatchObject({ drf_status: 'CANCELED' })
  expect((await asWriter.call(oldCancel, { params: { id } })).error.error_code).toBe('DOCUMENT_STATE')
})
