import type { Ending } from '#rules/approvals/withdraw.ts'
import type { CommandContext } from '../../http/context.ts'
import { isReopenable } from './kinds/run-effect.ts'
import type { ReceiverRow } from './receiver-row.ts'

interface Ended {
  kind: string
  status: string
  decided_at: string | null
}

/** Whose approval ended a document and how long ago; null where nobody's did, or where its kind cannot undo what it did. */
export function endingOf(
  { now }: Pick<CommandContext, 'now'>,
  document: Ended,
  rows: readonly ReceiverRow[],
): Ending | null {
  const { status, decided_at } = document
  if (status !== 'APPROVED' || decided_at === null || !isReopenable(document)) return null
  const by = rows.filter((row) => row.decision === 'APPROVED' && row.acted_at === decided_at)
  return {
    by: by.map(({ id }) => id),
    ago: now.epochMilliseconds - Temporal.Instant.from(decided_at).epochMilliseconds,
  }
}
