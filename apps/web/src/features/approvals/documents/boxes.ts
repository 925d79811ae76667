import type { Input } from '#contract/endpoint.ts'
import type { inbox, outbox } from '#contract/approvals/documents/approvals.ts'
import { numberOf, oneOf, textOf } from '../../../page/search.ts'

export const BUCKETS = {
  inbox: ['requested', 'processing', 'processed', 'informed', 'circulation', 'canceled'],
  outbox: ['requested', 'processing', 'processed', 'informed', 'canceled'],
  /** What the person has marked, of both. */
  bookmarks: ['marked'],
} as const

export type Box = keyof typeof BUCKETS
export type ReceivedBucket = NonNullable<Input<typeof inbox.query>['bucket']>
export type SentBucket = NonNullable<Input<typeof outbox.query>['bucket']>
export type Bucket = ReceivedBucket | 'marked'

/** The tab of a box that the address does not name. */
export const firstOf = (box: Box): Bucket => BUCKETS[box][0]

/** What the address of a box says: the tab (the first one when absent) and the document that is open. */
export interface BoxSearch<B extends Bucket = Bucket> {
  bucket?: B
  document?: number
  /** What a printed copy says of its proof: sha- and the beginning of a hash. */
  proof?: string
}

export const inboxSearch = (search: Record<string, unknown>): BoxSearch<ReceivedBucket> => ({
  ...oneOf(search, 'bucket', BUCKETS.inbox),
  ...openDocumentOf(search),
})

export const outboxSearch = (search: Record<string, unknown>): BoxSearch<SentBucket> => ({
  ...oneOf(search, 'bucket', BUCKETS.outbox),
  ...openDocumentOf(search),
})

export const bookmarksSearch = (search: Record<string, unknown>): BoxSearch<'marked'> => ({
  ...oneOf(search, 'bucket', BUCKETS.bookmarks),
  ...openDocumentOf(search),
})

function openDocumentOf(search: Record<string, unknown>): { document?: number; proof?: string } {
  const { document } = numberOf(search, 'document')
  return document !== undefined && document > 0 ? { document, ...textOf(search, 'proof') } : {}
}
