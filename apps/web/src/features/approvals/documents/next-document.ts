import type { Box, Bucket } from './boxes.ts'
import type { DecisionKind } from './decision.ts'

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
