import { allowsAction, type DocumentStatus } from './document-states.ts'
import { comparePhase, currentDeciders, isDecider, type Id, type Receiver } from './receiver.ts'

/**
 * Whether a receiver may take back an approval: the document is still open, the receiver approved in person
 * (not by 전결 or 대결), and nobody of a later order has acted.
 */
export function mayWithdraw(
  document: { status: DocumentStatus; receivers: readonly Receiver[] },
  receiverId: Id,
): boolean {
  const mine = document.receivers.find((one) => one.id === receiverId)
  if (!mine || !allowsAction(document.status, 'withdraw')) return false
  if (!isDecider(mine) || !mine.processed || mine.approved !== true) return false
  if (mine.decidedAs === 'FINAL' || mine.decidedAs === 'SUBSTITUTE') return false
  return !document.receivers.some((one) => isDecider(one) && one.processed && comparePhase(one, mine) > 0)
}

/**
 * Receivers after an approval was taken back; later orders lose the turn again. Null when it is not
 * allowed.
 */
export function withdraw<R extends Receiver>(
  document: { status: DocumentStatus; receivers: readonly R[] },
  receiverId: Id,
): R[] | null {
  if (!mayWithdraw(document, receiverId)) return null
  const reopened = document.receivers.map((one) =>
    one.id === receiverId ? { ...one, processed: false, approved: null, decidedAs: null } : { ...one },
  )
  const turn = new Set(currentDeciders(reopened).map((one) => one.id))
  return reopened.map((one) => (isDecider(one) && !one.processed ? { ...one, shown: turn.has(one.id) } : one))
}
