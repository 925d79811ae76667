import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { ReceivedBucket, SentBucket } from '#rules/approvals/buckets.ts'
import { thisCompany } from '../../db/this-company.ts'

/** A turn that is open, as the predicate of the index document_receivers_turns: `r` is a row of the line. */
export const turnIsOpen = sql<boolean>`r.is_shown and not r.is_processed
  and r.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')`

/**
 * The rules of rules/approvals/buckets.ts as conditions on a received document: `d` is the document, `r` the rows of
 * the person on it, grouped by document. A test holds both forms against each other.
 */
const circulates = sql<boolean>`bool_or(r.receiver_type = 'CIRCULATOR')`
const waits = sql<boolean>`bool_or(r.is_shown and not r.is_processed and r.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER'))`

export const receivedBucketOf = sql<ReceivedBucket>`case
  when d.status = 'CANCELED' then 'canceled'
  when ${circulates} then 'circulation'
  when ${waits} then 'requested'
  when d.status in ('APPROVED', 'DENIED') then 'processed'
  when d.status = 'INFORMED' then 'informed'
  else 'processing' end`

export const somebodyActed = sql<boolean>`exists (select 1 from document_receivers p
  where p.company_id = ${thisCompany} and p.document_id = d.id and p.is_processed)`

export const sentBucketOf = sql<SentBucket>`case
  when d.status = 'CANCELED' then 'canceled'
  when d.status = 'INFORMED' then 'informed'
  when not ${somebodyActed} then 'requested'
  when d.status = 'REQUESTED' then 'processing'
  else 'processed' end`

/** The same per box, so that the index on status can be used. */
export const sentIn: Record<SentBucket, RawBuilder<boolean>> = {
  canceled: sql`d.status = 'CANCELED'`,
  informed: sql`d.status = 'INFORMED'`,
  requested: sql`d.status in ('REQUESTED', 'APPROVED', 'DENIED') and not ${somebodyActed}`,
  processing: sql`d.status = 'REQUESTED' and ${somebodyActed}`,
  processed: sql`d.status in ('APPROVED', 'DENIED') and ${somebodyActed}`,
}
