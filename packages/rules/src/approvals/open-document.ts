import type { DocumentStatus } from './document-states.ts'
import { currentDeciders, isDecider, type Receiver } from './receiver.ts'

export type OpenedDocument<R> =
  | { ok: true; status: DocumentStatus; receivers: R[] }
  | { ok: false; error: 'NO_RECEIVER' | 'NO_DECIDER' }

/**
 * State of a document at submission: readers see it at once, deciders of the first order have the turn.
 * Without deciders it only informs. When resolving the line dropped the last decider (the drafter is the
 * top leader), it is approved at once if the template allows that, and refused otherwise.
 */
export function openDocument<R extends Receiver>(
  receivers: readonly R[],
  options: { decidersDropped?: boolean; approveWithoutDecider?: boolean } = {},
): OpenedDocument<R> {
  const fresh = receivers.map((one) => ({ ...one, processed: false, approved: null, decidedAs: null }))
  const first = new Set(currentDeciders(fresh).map((one) => one.id))
  const opened = fresh.map((one) => ({ ...one, shown: !isDecider(one) || first.has(one.id) }))
  if (first.size > 0) return { ok: true, status: 'REQUESTED', receivers: opened }
  if (options.decidersDropped) {
    return options.approveWithoutDecider
      ? { ok: true, status: 'APPROVED', receivers: opened }
      : { ok: false, error: 'NO_DECIDER' }
  }
  return opened.length > 0
    ? { ok: true, status: 'INFORMED', receivers: opened }
    : { ok: false, error: 'NO_RECEIVER' }
}
