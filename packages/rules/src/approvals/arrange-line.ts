import { isDecider } from './receiver.ts'
import { closeGaps, type ResolvedReceiver } from './resolve-line.ts'

/**
 * A line as somebody chose it person by person: whoever drafts decides nowhere, final agreement comes last, and orders are
 * 1, 2, … without gaps, equal ones in parallel. Readers have order 0.
 */
export function arrangeLine(chosen: readonly ResolvedReceiver[], drafterId: number): ResolvedReceiver[] {
  const last = Math.max(0, ...chosen.map(({ order }) => order)) + 1
  const kept = chosen.filter((one) => !(one.userId === drafterId && isDecider(one)))
  const placed = kept.map((one) => (one.type === 'FAGREEER' ? { ...one, order: one.order + last } : one))
  return closeGaps(placed).toSorted((one, other) => one.order - other.order)
}
