export const RECEIVER_TYPES = ['APPROVER', 'AGREEER', 'FAGREEER', 'CIRCULATOR', 'VIEWER'] as const

export type ReceiverType = (typeof RECEIVER_TYPES)[number]

export type Id = string | number

/**
 * How a decider's row was closed: alone, finally with delegated authority (전결), by a stand-in (대결), by whom a period was
 * delegated to (위임), or not at all.
 */
export type DecidedAs = 'SELF' | 'FINAL' | 'SUBSTITUTE' | 'DELEGATE' | 'SKIPPED'

/** What the rules need of a receiver; functions keep all other fields of the rows they are given. */
export type Receiver = {
  id: Id
  userId: Id
  type: ReceiverType
  /** equal orders act in parallel; readers have 0 */
  order: number
  /** it is or was this person's turn, or the person is a reader */
  shown: boolean
  processed: boolean
  /** null while open, for readers and when skipped */
  approved: boolean | null
  decidedAs?: DecidedAs | null
}

/** Approver, agreer and final agreer decide; circulators and viewers read. */
export function isDecider(receiver: { type: ReceiverType }): boolean {
  return receiver.type === 'APPROVER' || receiver.type === 'AGREEER' || receiver.type === 'FAGREEER'
}

/** Orders deciders: by order, final agreers after everybody else whatever their order. */
export function comparePhase(
  a: { type: ReceiverType; order: number },
  b: { type: ReceiverType; order: number },
): number {
  return Number(a.type === 'FAGREEER') - Number(b.type === 'FAGREEER') || a.order - b.order
}

/** The deciders whose turn it is: all open ones of the first phase that is not complete. */
export function currentDeciders<R extends Receiver>(receivers: readonly R[]): R[] {
  const open = receivers.filter((one) => isDecider(one) && !one.processed).sort(comparePhase)
  const first = open[0]
  return first ? open.filter((one) => comparePhase(one, first) === 0) : []
}

export type ApprovalButton = 'APPROVE' | 'FINAL' | 'AGREE' | 'CONFIRM' | 'NONE'

const BUTTON: Record<ReceiverType, ApprovalButton> = {
  APPROVER: 'APPROVE',
  AGREEER: 'AGREE',
  FAGREEER: 'AGREE',
  CIRCULATOR: 'CONFIRM',
  VIEWER: 'CONFIRM',
}

/**
 * The button of a receiver now; NONE when nothing is to be done. FINAL is given by the line, not made
 * here.
 */
export function buttonOf(receiver: Receiver): ApprovalButton {
  return receiver.shown && !receiver.processed ? BUTTON[receiver.type] : 'NONE'
}
