import { allowsAction, type DocumentStatus } from './document-states.ts'
import { comparePhase, currentDeciders, isDecider, type Id, type Receiver } from './receiver.ts'

/** How long the approval that ended a document can be taken back, in milliseconds: nobody is told before. */
export const UNDO_MS = 10_000

/** How an approved document ended. Null where its effect cannot be undone, or nobody decided. */
export type Ending = {
  /** The receivers whose approval ended it; several where they acted at the same moment. */
  by: readonly Id[]
  /** How long ago that was, in milliseconds. */
  ago: number
}

type Withdrawable = {
  status: DocumentStatus
  receivers: readonly Receiver[]
  ending?: Ending | null
}

export type WithdrawalError = 'NOT_APPROVED' | 'NEXT_HAS_ACTED' | 'TOO_LATE' | 'DOCUMENT_CLOSED'

/**
 * Why a receiver may not take back an approval, or null: the receiver approved in person (not by 전결, 대결 or 위임), nobody of a
 * later order has acted, and the document is open, or this approval ended it at most ten seconds ago.
 */
export function refusesWithdrawal(document: Withdrawable, receiverId: Id): WithdrawalError | null {
  const { status, receivers, ending } = document
  if (!allowsAction(status, 'withdraw')) return 'DOCUMENT_CLOSED'
  const mine = receivers.find((one) => one.id === receiverId)
  if (!mine || !isDecider(mine) || !mine.processed || mine.approved !== true) return 'NOT_APPROVED'
  if (mine.decidedAs !== 'SELF' && mine.decidedAs != null) return 'NOT_APPROVED'
  if (receivers.some((one) => isDecider(one) && one.processed && comparePhase(one, mine) > 0))
    return 'NEXT_HAS_ACTED'
  if (status !== 'APPROVED') return null
  if (!ending) return 'DOCUMENT_CLOSED'
  if (!ending.by.includes(receiverId)) return 'NEXT_HAS_ACTED'
  return ending.ago > UNDO_MS ? 'TOO_LATE' : null
}

/** Whether a receiver may take back an approval now. */
export function mayWithdraw(document: Withdrawable, receiverId: Id): boolean {
  return refusesWithdrawal(document, receiverId) === null
}

/** Receivers after an approval was taken back, which is allowed; later orders lose the turn again. */
export function withdraw<R extends Receiver>(receivers: readonly R[], receiverId: Id): R[] {
  const reopened = receivers.map((one) =>
    one.id === receiverId ? { ...one, processed: false, approved: null, decidedAs: null } : { ...one },
  )
  const turn = new Set(currentDeciders(reopened).map((one) => one.id))
  return reopened.map((one) => (isDecider(one) && !one.processed ? { ...one, shown: turn.has(one.id) } : one))
}
