import { allowsAction, type DocumentStatus } from './document-states.ts'
import { currentDeciders, isDecider, type Id, type Receiver } from './receiver.ts'

export type Decision = {
  receiverId: Id
  /**
   * FINAL is 전결: decided for good with delegated authority, later deciders are skipped. CONFIRM is a
   * reader's.
   */
  kind: 'APPROVE' | 'DENY' | 'FINAL' | 'CONFIRM'
  /** 대결: somebody else decides for the absent receiver */
  substitute?: boolean
}

export type DecisionError =
  | 'RECEIVER_NOT_FOUND'
  | 'DOCUMENT_CLOSED'
  | 'ALREADY_PROCESSED'
  | 'NOT_YOUR_TURN'
  | 'NOT_A_DECIDER'

export type DecisionOutcome<R> =
  | { ok: true; status: DocumentStatus; receivers: R[]; newlyShown: R[] }
  | { ok: false; error: DecisionError }

function refusal(status: DocumentStatus, mine: Receiver, kind: Decision['kind']): DecisionError | null {
  if (mine.processed) return 'ALREADY_PROCESSED'
  if (kind === 'CONFIRM') return isDecider(mine) ? 'NOT_A_DECIDER' : null
  if (!allowsAction(status, 'approve')) return 'DOCUMENT_CLOSED'
  if (!isDecider(mine)) return 'NOT_A_DECIDER'
  return mine.shown ? null : 'NOT_YOUR_TURN'
}

/**
 * Rows after one decider acted: denial takes the turn from the rest, 전결 skips the rest, approval hands
 * on.
 */
function settle<R extends Receiver>(receivers: readonly R[], mine: R, decision: Decision): R[] {
  const own = {
    processed: true,
    approved: decision.kind !== 'DENY',
    decidedAs:
      decision.kind === 'FINAL'
        ? ('FINAL' as const)
        : decision.substitute
          ? ('SUBSTITUTE' as const)
          : ('SELF' as const),
  }
  const acted = receivers.map((one) => (one.id === mine.id ? { ...one, ...own } : { ...one }))
  const isOpen = (one: R): boolean => isDecider(one) && !one.processed
  if (decision.kind === 'DENY') return acted.map((one) => (isOpen(one) ? { ...one, shown: false } : one))
  if (decision.kind === 'FINAL') {
    const skipped = { processed: true, approved: null, decidedAs: 'SKIPPED' as const }
    return acted.map((one) => (isOpen(one) ? { ...one, ...skipped } : one))
  }
  const next = new Set(currentDeciders(acted).map((one) => one.id))
  return acted.map((one) => (next.has(one.id) ? { ...one, shown: true } : one))
}

function statusAfter(receivers: readonly Receiver[], kind: Decision['kind']): DocumentStatus {
  if (kind === 'DENY') return 'DENIED'
  return currentDeciders(receivers).length > 0 ? 'REQUESTED' : 'APPROVED'
}

/**
 * Applies one decision to a document and gives its new status, all receivers, and those who have just got
 * the turn. Confirming never touches the status. A second call on the same receiver answers
 * ALREADY_PROCESSED.
 */
export function decide<R extends Receiver>(
  document: { status: DocumentStatus; receivers: readonly R[] },
  decision: Decision,
): DecisionOutcome<R> {
  const { status, receivers } = document
  const mine = receivers.find((one) => one.id === decision.receiverId)
  if (!mine) return { ok: false, error: 'RECEIVER_NOT_FOUND' }
  const error = refusal(status, mine, decision.kind)
  if (error) return { ok: false, error }
  if (decision.kind === 'CONFIRM') {
    const confirmed = receivers.map((one) => (one.id === mine.id ? { ...one, processed: true } : { ...one }))
    return { ok: true, status, receivers: confirmed, newlyShown: [] }
  }
  const settled = settle(receivers, mine, decision)
  const before = new Set(receivers.filter((one) => one.shown).map((one) => one.id))
  return {
    ok: true,
    status: statusAfter(settled, decision.kind),
    receivers: settled,
    newlyShown: settled.filter((one) => one.shown && !before.has(one.id)),
  }
}

/** Receivers of a canceled document: nobody has the turn any more. */
export function closeReceivers<R extends Receiver>(receivers: readonly R[]): R[] {
  return receivers.map((one) => (isDecider(one) && !one.processed ? { ...one, shown: false } : { ...one }))
}
