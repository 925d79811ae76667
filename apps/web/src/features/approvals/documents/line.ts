import type { Listed, OpenedDocument, Receiver } from './approval-queries.ts'

type LineStep = Listed['apv_line'][number]
const DECIDERS = new Set<Receiver['rcv_type']>(['APPROVER', 'AGREEER', 'FAGREEER'])

export function isDecider({ rcv_type }: Pick<Receiver, 'rcv_type'>): boolean {
  return DECIDERS.has(rcv_type)
}

/** Whether somebody's decision is asked for, or was, on a document that is still open. */
export function decides({ drf_status, apv_receive }: OpenedDocument, me: number): boolean {
  const isMine = (one: Receiver) => one.user.user_id === me && one.rcv_show && isDecider(one)
  return drf_status === 'REQUESTED' && apv_receive.some(isMine)
}

export interface LineSummary {
  /** Small stamps in the order of the line; readers have none. */
  steps: readonly LineStep[]
  done: number
  total: number
  /** Whose turn it is. */
  turn: readonly LineStep[]
  /** Who denied it. */
  deniedBy: LineStep | undefined
}

/** The approval line as one small row of a list says it. */
export function lineSummary(line: readonly LineStep[]): LineSummary {
  const steps = line.filter(isDecider)
  return {
    steps,
    done: steps.filter(({ state }) => state === 'APPROVED' || state === 'DENIED').length,
    total: steps.length,
    turn: steps.filter(({ state }) => state === 'TURN'),
    deniedBy: steps.find(({ state }) => state === 'DENIED'),
  }
}

export type StampState = 'approved' | 'denied' | 'skipped' | 'turn' | 'planned'

/** How a decider's place on the line stands. */
export function stampState(
  receiver: Pick<Receiver, 'rcv_processed' | 'rcv_approved' | 'rcv_show'>,
  status: OpenedDocument['drf_status'],
): StampState {
  if (receiver.rcv_processed) {
    if (receiver.rcv_approved === null) return 'skipped'
    return receiver.rcv_approved ? 'approved' : 'denied'
  }
  if (status !== 'REQUESTED') return 'skipped'
  return receiver.rcv_show ? 'turn' : 'planned'
}

/** Deciders in the order in which they act (final agreers last), and the readers. */
export function splitLine(receivers: readonly Receiver[]): { deciders: Receiver[]; readers: Receiver[] } {
  const phase = ({ rcv_type, rcv_order }: Receiver) => (rcv_type === 'FAGREEER' ? 1e9 : 0) + rcv_order
  return {
    deciders: receivers.filter(isDecider).toSorted((a, b) => phase(a) - phase(b) || a.rcv_id - b.rcv_id),
    readers: receivers.filter((receiver) => !isDecider(receiver)),
  }
}
