import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { setFunctionRecords } from '#contract/platform/companies/companies.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { oneDay } from '#test/factories/leave.ts'
import { makeDocument, submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { leaveDocument } from '../../time/leave/index.ts'
import { freeDocument } from '../forms/index.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** A free document and one of leave, both waiting for the same person, while the company has approvals switched off. */
async function switchedOff() {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const author = await makeMember(at, { company })
  const decider = await makeMember(at, { company })
  const line = [{ member: decider }]
  const free = await makeDocument(at, author, { kind: 'GENERAL', title: '사무용품 구입', line })
  const leave = await makeDocument(at, author, { kind: 'VACATION', title: '연차', line })
  await admin.call(setFunctionRecords, { body: { DOCUMENT_APPROVAL: 'OFF' } })
  return { admin, author, decider, free, leave, writer: await at.as(author), reader: await at.as(decider) }
}

const acts: Endpoint[] = [
  contract.getDocument,
  contract.receiverAction,
  contract.listOpinions,
  contract.approveDocument,
  contract.denyDocument,
  contract.confirmDocument,
  contract.withdrawDecision,
]

async function answers(client: Client, endpoints: Endpoint[], id: number) {
  const found: [string, string | undefined][] = []
  for (const endpoint of endpoints) {
    const input = { params: { id }, ...(endpoint.body && { body: {} }) }
    const { error } = await client.call(endpoint, input as never)
    found.push([endpoint.id, error?.error_code])
  }
  return found
}

test('a free document is refused by every call and changes nothing', async () => {
  const { free, reader, writer, admin } = await switchedOff()
  const refused = (list: Endpoint[]) => list.map((endpoint) => [endpoint.id, 'FEATURE_OFF'])
  expect(await answers(reader, acts, free)).toEqual(refused(acts))
  expect(await answers(writer, [contract.cancelDocument], free)).toEqual(refused([contract.cancelDocument]))
  const { rows } = await at.owner.query('select status from documents where id = $1', [free])
  expect(rows).toEqual([{ status: 'REQUESTED' }])
  await admin.call(setFunctionRecords, { body: { DOCUMENT_APPROVAL: 'ON' } })
  const approved = await reader.call(contract.approveDocument, { params: { id: free }, body: {} })
  expect(approved.body.drf_status).toBe('APPROVED')
})

test('no new free document is taken, one of leave is', async () => {
  const { author, decider } = await switchedOff()
  const line = { receivers: [{ memberId: decider.memberId, type: 'APPROVER' as const, order: 1 }] }
  const free = submitAs(at, author, freeDocument, { content: { title: '제목', text: '' }, line })
  await expect(free).rejects.toMatchObject({ code: 'FEATURE_OFF' })
  const asked = await submitAs(at, author, leaveDocument, { content: oneDay, line })
  expect(asked.status).toBe('REQUESTED')
})

test('the boxes stay, with the documents of other parts and their true counts', async () => {
  const { leave, reader, writer } = await switchedOff()
  const ids = ({ body }: { body: { count: number; results: { drf_id: number }[] } }) => [
    body.count,
    ...body.results.map((row) => row.drf_id),
  ]
  expect(ids(await reader.call(contract.inbox, {}))).toEqual([1, leave])
  expect(ids(await writer.call(contract.outbox, {}))).toEqual([1, leave])
  expect(ids(await reader.call(contract.inbox, { query: { bucket: 'processing' } }))).toEqual([0])
  expect(ids(await reader.call(contract.listDocuments, {}))).toEqual([1, leave])
  const { body: counts } = await reader.call(contract.overview, {})
  expect([counts.inbox.requested, counts.unread]).toEqual([1, 1])
  expect((await writer.call(contract.overview, {})).body.outbox.requested).toBe(1)
  expect((await reader.call(contract.unreadDocumentsCount, {})).body.count).toBe(1)
  expect((await reader.call(getHomeSummary)).body.approvals.to_approve).toBe(1)
  expect((await writer.call(getHomeSummary)).body.approvals.requested).toBe(1)
  const opened = await reader.call(contract.getDocument, { params: { id: leave } })
  expect([opened.status, opened.body.abilities.approve]).toEqual([200, true])
  const denied = await reader.call(contract.denyDocument, { params: { id: leave }, body: {} })
  expect(denied.body.drf_status).toBe('DENIED')
})

test('what a leaver wrote is taken back all the same', async () => {
  const { admin, author, free } = await switchedOff()
  const retired = await admin.call(retireMember, {
    body: {
      user_id: author.memberId,
      retire_date: '2026-11-20',
      hand_over: [{ kind: 'OWN_DOCUMENTS', action: 'END' }],
    },
  })
  expect(retired.status).toBe(200)
  const { rows } = await at.owner.query('select status from documents where id = $1', [free])
  expect(rows).toEqual([{ status: 'CANCELED' }])
})
