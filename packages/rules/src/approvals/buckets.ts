import type { DocumentStatus } from './document-states.ts'
import { isDecider, type Receiver } from './receiver.ts'

export const receivedBuckets = [
  'canceled',
  'circulation',
  'requested',
  'processed',
  'informed',
  'processing',
] as const
export type ReceivedBucket = (typeof receivedBuckets)[number]
export const sentBuckets = ['canceled', 'informed', 'requested', 'processing', 'processed'] as const
export type SentBucket = (typeof sentBuckets)[number]

/**
 * The box in which a receiver finds a document; the first test that holds wins.
 * @param own the rows of this person on the document, usually one
 */
export function receivedBucket(
  status: DocumentStatus,
  own: readonly Pick<Receiver, 'type' | 'shown' | 'processed'>[],
): ReceivedBucket {
  if (status === 'CANCELED') return 'canceled'
  if (own.some((one) => one.type === 'CIRCULATOR')) return 'circulation'
  if (own.some((one) => one.shown && !one.processed && isDecider(one))) return 'requested'
  if (status === 'APPROVED' || status === 'DENIED') return 'processed'
  return status === 'INFORMED' ? 'informed' : 'processing'
}

/** The box in which the drafter finds a document. */
export function sentBucket(
  status: DocumentStatus,
  receivers: readonly Pick<Receiver, 'processed'>[],
): SentBucket {
  if (status === 'CANCELED') return 'canceled'
  if (status === 'INFORMED') return 'informed'
  if (!receivers.some((one) => one.processed)) return 'requested'
  return status === 'REQUESTED' ? 'processing' : 'processed'
}
