import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeMember } from '#test/factories/members.ts'
import { freeDocument } from '../forms/index.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('what is read ahead is the same document, and stays unread until it is opened', async () => {
  const company = await makeCompany(at)
  const author = await makeMember(at, { company })
  const decider = await makeMember(at, { company })
  const stranger = await makeMember(at, { company })
  const { id } = await submitAs(at, author, freeDocument, {
    content: { title: '품의서', text: '내용' },
    line: { receivers: [{ memberId: decider.memberId, type: 'APPROVER', order: 1 }] },
  })
  const reader = await at.as(decider)
  const get = (query: { ahead?: 'true' }) => reader.call(contract.getDocument, { params: { id }, query })
  const isRead = async () =>
    (await reader.call(contract.inbox, { query: { bucket: 'requested' } })).body.results[0]!.is_read
  const acts = async () =>
    (await at.owner.query('select act from document_proofs where document_id = $1 order by number', [id]))
      .rows

  const ahead = await get({ ahead: 'true' })
  expect(ahead.status).toBe(200)
  expect([await isRead(), await acts()]).toEqual([false, [{ act: 'SUBMIT' }]])
  const opened = await get({})
  expect({ ...opened.body, apv_receive: [] }).toEqual({ ...ahead.body, apv_receive: [] })
  expect([await isRead(), await acts()]).toEqual([true, [{ act: 'SUBMIT' }, { act: 'READ' }]])
  const foreign = await (
    await at.as(stranger)
  ).call(contract.getDocument, { params: { id }, query: { ahead: 'true' } })
  expect(foreign.status).toBe(403)
})
