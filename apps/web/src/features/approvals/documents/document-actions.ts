import type { DecisionKind } from './decision.ts'
import type { OpenedDocument, Receiver } from './approval-queries.ts'
import { isDecider, splitLine, stampState } from './line.ts'

/** Why an act is not possible now; `name` is whose turn it is. */
export type Blocked = { reason: 'notYourTurn'; name: string } | { reason: 'nextActed' | 'doneNotCancelable' }

export interface DocumentAction {
  kind: DecisionKind
  /** An agreer agrees instead of approving. */
  isAgreement?: boolean
  /** 회수: what nobody has decided yet is taken back, and not cancelled. */
  isTakenBack?: boolean
  blocked?: Blocked
}

/**
 * What the bar of a document offers: possible acts by the server's abilities, acts that are not possible now with
 * their reason, and nothing of what this person may never do with it.
 */
export function actionsOf(document: OpenedDocument, me: number): DocumentAction[] {
  return [
    ...decisions(document, me),
    ...(document.abilities.confirm ? [{ kind: 'confirm' as const }] : []),
    ...withdrawal(document, me),
    ...cancellation(document, me),
  ]
}

function decisions(document: OpenedDocument, me: number): DocumentAction[] {
  const { abilities, drf_status, apv_receive } = document
  const ofPerson = (id: number | undefined) =>
    apv_receive.find((one) => one.user.user_id === id && isDecider(one) && !one.rcv_processed)
  const own = ofPerson(me) ?? ofPerson(document.acts_for?.user_id)
  const isAgreement = own !== undefined && own.rcv_type !== 'APPROVER'
  if (abilities.approve || abilities.deny) return [{ kind: 'approve', isAgreement }, { kind: 'deny' }]
  if (!own || drf_status !== 'REQUESTED') return []
  const name = turnOf(document)?.user.username ?? ''
  const blocked: Blocked = { reason: 'notYourTurn', name }
  return [
    { kind: 'approve', isAgreement, blocked },
    { kind: 'deny', blocked },
  ]
}

function turnOf({ apv_receive, drf_status }: OpenedDocument) {
  return splitLine(apv_receive).deciders.find((one) => stampState(one, drf_status) === 'turn')
}

function withdrawal({ abilities, drf_status, apv_receive }: OpenedDocument, me: number): DocumentAction[] {
  if (abilities.withdraw) return [{ kind: 'withdraw' }]
  const isOwnApproval = (one: Receiver) =>
    one.user.user_id === me && isDecider(one) && one.rcv_approved === true && one.rcv_decided_as === null
  const approved = apv_receive.some(isOwnApproval)
  return approved && drf_status === 'REQUESTED'
    ? [{ kind: 'withdraw', blocked: { reason: 'nextActed' } }]
    : []
}

function cancellation({ abilities, drf_status, author }: OpenedDocument, me: number): DocumentAction[] {
  if (abilities.cancel) return [{ kind: 'cancel', isTakenBack: drf_status === 'REQUESTED' }]
  // What the line may be asked to cancel is asked for beside it.
  const isDone = author.user_id === me && drf_status === 'APPROVED' && !abilities.ask_cancel
  return isDone ? [{ kind: 'cancel', blocked: { reason: 'doneNotCancelable' } }] : []
}
