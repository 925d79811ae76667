import { isDecider } from '#rules/approvals/receiver.ts'
import type { Tx } from '../../db/connection.ts'
import { tally } from '../../db/tallies.ts'
import type { ReceiverRow } from './receiver-row.ts'

/** As much of a place on a line as tells whether it waits for the person. */
export type Place = Pick<ReceiverRow, 'member_id' | 'receiver_type' | 'is_shown' | 'is_processed'>

/**
 * Counts whom a document waits for no more, and for whom now. Whoever calls holds the document, so that nobody else changes
 * its line meanwhile.
 */
export function tallyTurns(tx: Tx, before: readonly Place[], after: readonly Place[]): Promise<void> {
  return tally(tx, [
    ...waitedFor(before).map((of) => ({ counted: 'TURNS' as const, of, change: -1 })),
    ...waitedFor(after).map((of) => ({ counted: 'TURNS' as const, of, change: 1 })),
  ])
}

/** Somebody may stand in a line twice: a document with both places open is one. */
function waitedFor(line: readonly Place[]): number[] {
  const open = line.filter(
    (one) => one.is_shown && !one.is_processed && isDecider({ type: one.receiver_type }),
  )
  return [...new Set(open.map((one) => one.member_id))]
}
