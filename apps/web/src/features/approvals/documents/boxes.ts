import type { Input } from '#contract/endpoint.ts'
import type { inbox, outbox } from '#contract/approvals/documents/approvals.ts'
import { numberOf, oneOf } from '../../../page/search.ts'
import type { DecisionKind } from './decision.ts'

export const BUCKETS = {
  inbox: ['requested', 'processing', 'processed', 'informed', 'circulation', 'canceled'],
  outbox: ['requested', 'processing', 'processed', 'informed', 'canceled'],
} as const

export type Box = keyof typeof BUCKETS
export type ReceivedBucket = NonNullable<Input<typeof inbox.query>['bucket']>
export type SentBucket = NonNullable<Input<typeof outbox.query>['bucket']>
export type Bucket = ReceivedBucket

/** What the address of a box says: the tab (the first one when absent) and the document that is open. */
export interface BoxSearch<B extends Bucket = Bucket> {
  bucket?: B
  document?: number
}

export const inboxSearch = (search: Record<string, unknown>): BoxSearch<ReceivedBucket> => ({
  ...oneOf(search, 'bucket', BUCKETS.inbox),
  ...openDocumentOf(search),
})

export const outboxSearch = (search: Record<string, unknown>): BoxSearch<SentBucket> => ({
  ...oneOf(search, 'bucket', BUCKETS.outbox),
  ...openDocumentOf(search),
})

function openDocumentOf(search: Record<string, unknown>): { document?: number } {
  const { document } = numberOf(search, 'document')
  return document !== undefined && document > 0 ? { document } : {}
}

/** The document a step further in the list; the ends hold, and from nowhere one starts at the nearer end. */
export function neighbourOf(
  ids: readonly number[],
  current: number | undefined,
  step: 1 | -1,
): number | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current)
  if (at === -1) return step === 1 ? ids[0] : ids.at(-1)
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
}

/** What to show once some documents are dealt with: the next one that stays, else the one before, else nothing. */
export function afterActing(
  ids: readonly number[],
  acted: ReadonlySet<number>,
  current: number,
): number | undefined {
  const at = ids.indexOf(current)
  const stays = (id: number) => !acted.has(id)
  return ids.slice(at + 1).find(stays) ?? ids.slice(0, Math.max(at, 0)).findLast(stays)
}

/** Whether an act takes a document out of the list that shows this bucket. */
export function leavesBucket(kind: DecisionKind, box: Box, bucket: Bucket): boolean {
  if (kind === 'approve' || kind === 'deny') return box === 'inbox' && bucket === 'requested'
  if (kind === 'withdraw') return box === 'inbox' && bucket === 'processing'
  return kind === 'cancel' && bucket !== 'canceled'
}
