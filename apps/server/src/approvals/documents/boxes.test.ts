import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { receivedBucket, sentBucket } from '#rules/approvals/buckets.ts'
import { RECEIVER_TYPES } from '#rules/approvals/receiver.ts'
import { DOCUMENT_STATUSES } from '#rules/approvals/document-states.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeMember } from '#test/factories/members.ts'

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// What the commands leave behind: an ended document has no open turn.
const possible = DOCUMENT_STATUSES.flatMap((status) =>
  RECEIVER_TYPES.flatMap((type) => [false, true].map((processed) => ({ status, type, processed }))),
).filter(({ status, type, processed }) => {
  const decides = type !== 'VIEWER' && type !== 'CIRCULATOR'
  if (!decides) return true
  return status === 'REQUESTED' ? true : processed
})

test('the boxes of the database are those of the rules, in lists and in counts', async () => {
  const company = await makeCompany(at)
  const author = await makeMember(at, { company })
  const receiver = await makeMember(at, { company })
  const received: Record<string, string[]> = {}
  const sent: Record<string, string[]> = {}
  for (const { status, type, processed } of possible) {
    const title = `${status} ${type} ${processed}`
    const line = [
      { member: receiver, type, shown: true, processed, decision: processed ? 'CONFIRMED' : undefined },
    ]
    await makeDocument(at, author, { title, status, line })
    const own = [{ type, shown: true, processed }]
    ;(received[receivedBucket(status, own)] ??= []).push(title)
    ;(sent[sentBucket(status, own)] ??= []).push(title)
  }
  const reading = await at.as(receiver)
  for (const bucket of contract.receivedBox.options) {
    const box = await reading.call(contract.inbox, { query: { bucket, page_size: 100 } })
    expect({ [bucket]: box.body.results.map((row) => row.drf_title).sort() }).toEqual({
      [bucket]: (received[bucket] ?? []).sort(),
    })
    expect(box.body.count).toBe(received[bucket]?.length ?? 0)
  }
  const writing = await at.as(author)
  for (const bucket of contract.sentBox.options) {
    const box = await writing.call(contract.outbox, { query: { bucket, page_size: 100 } })
    expect({ [bucket]: box.body.results.map((row) => row.drf_title).sort() }).toEqual({
      [bucket]: (sent[bucket] ?? []).sort(),
    })
  }
  const lengths = (boxes: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(boxes).map(([name, all]) => [name, all.length]))
  expect((await reading.call(contract.overview, {})).body.inbox).toMatchObject(lengths(received))
  expect((await writing.call(contract.overview, {})).body.outbox).toMatchObject(lengths(sent))
})
