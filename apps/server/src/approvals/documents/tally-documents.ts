import { receivedBucket, sentBucket } from '#rules/approvals/buckets.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { isDecider } from '#rules/approvals/receiver.ts'
import type { Tx } from '../../db/connection.ts'
import { tally, type TallyChange } from '../../db/tallies.ts'
import type { ReceiverRow } from './receiver-row.ts'

/** As much of a place on a line as tells whether it waits for the person, and in which of their boxes the document stands. */
export type Place = Pick<ReceiverRow, 'member_id' | 'receiver_type' | 'is_shown' | 'is_processed'>

/** A document at one moment, as far as anything of it is counted. */
export interface Counted {
  status: DocumentStatus
  author_id: number
  /** The whole line, or all places of those to whom something happens. */
  line: readonly Place[]
}

/**
 * Counts whom documents wait for no more, and for whom now, and in whose boxes they stand. Whoever calls holds them, so that nobody else
 * changes their lines meanwhile.
 * @param before nothing of what is new, @param after nothing of what is gone
 */
export function tallyDocuments(tx: Tx, before: readonly Counted[], after: readonly Counted[]): Promise<void> {
  return tally(tx, [
    ...before.flatMap((one) => numbersOf(one, -1)),
    ...after.flatMap((one) => numbersOf(one, 1)),
  ])
}

/** Somebody may stand in a line twice: it is one document to them. */
function numbersOf({ status, author_id, line }: Counted, change: 1 | -1): TallyChange[] {
  const changes: TallyChange[] = []
  for (const [of, places] of Map.groupBy(line, (one) => one.member_id)) {
    const own = places.map(toRule)
    changes.push({ counted: `RECEIVED_${receivedBucket(status, own)}`, of, change })
    if (own.some((one) => one.shown && !one.processed && isDecider(one)))
      changes.push({ counted: 'TURNS', of, change })
  }
  changes.push({ counted: `SENT_${sentBucket(status, line.map(toRule))}`, of: author_id, change })
  return changes
}

const toRule = (place: Place) => ({
  type: place.receiver_type,
  shown: place.is_shown,
  processed: place.is_processed,
})
