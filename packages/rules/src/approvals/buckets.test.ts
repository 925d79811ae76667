import { expect, test } from 'vitest'
import { receivedBucket, sentBucket, type ReceivedBucket, type SentBucket } from './buckets.ts'
import type { DocumentStatus } from './document-states.ts'
import type { ReceiverType } from './receiver.ts'

test.each<[DocumentStatus, ReceiverType, boolean, boolean, ReceivedBucket]>([
  ['CANCELED', 'CIRCULATOR', true, false, 'canceled'],
  ['CANCELED', 'APPROVER', true, false, 'canceled'],
  ['REQUESTED', 'CIRCULATOR', true, false, 'circulation'],
  ['APPROVED', 'CIRCULATOR', true, true, 'circulation'],
  ['REQUESTED', 'APPROVER', true, false, 'requested'],
  ['REQUESTED', 'FAGREEER', true, false, 'requested'],
  ['REQUESTED', 'APPROVER', false, false, 'processing'],
  ['REQUESTED', 'AGREEER', true, true, 'processing'],
  ['REQUESTED', 'VIEWER', true, false, 'processing'],
  ['APPROVED', 'APPROVER', true, true, 'processed'],
  ['DENIED', 'VIEWER', true, false, 'processed'],
  ['INFORMED', 'VIEWER', true, false, 'informed'],
])('%s for a %s (shown %s, processed %s) lies in %s', (status, type, shown, processed, bucket) => {
  expect(receivedBucket(status, [{ type, shown, processed }])).toBe(bucket)
})

test.each<[DocumentStatus, boolean[], SentBucket]>([
  ['CANCELED', [true], 'canceled'],
  ['INFORMED', [false], 'informed'],
  ['REQUESTED', [false, false], 'requested'],
  ['REQUESTED', [true, false], 'processing'],
  ['APPROVED', [true, true], 'processed'],
  ['DENIED', [true, false], 'processed'],
])('%s with processed receivers %j lies in %s', (status, processed, bucket) => {
  const receivers = processed.map((one) => ({ processed: one }))
  expect(sentBucket(status, receivers)).toBe(bucket)
})
