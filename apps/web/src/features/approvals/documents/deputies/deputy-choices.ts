import type { OpenedDocument, Receiver } from '../approval-queries.ts'
import { isDecider } from '../line.ts'

export type DeputyAct = 'final' | 'hand' | 'substitute'

/** Whose turn it is, of others. */
export function absentOn({ apv_receive }: Pick<OpenedDocument, 'apv_receive'>, me: number): Receiver[] {
  return apv_receive.filter((one) => isTurn(one) && one.user.user_id !== me)
}

/** What somebody may do besides deciding alone: for good, by somebody else, or in somebody else's place. */
export function deputyActsOn(document: OpenedDocument, me: number): DeputyAct[] {
  const { abilities, apv_receive } = document
  const own = apv_receive.find((one) => isTurn(one) && one.user.user_id === me)
  const isLast = !apv_receive.some((one) => isDecider(one) && !one.rcv_processed && one !== own)
  const mayEnd = abilities.delegate && own?.rcv_type === 'APPROVER' && !isLast
  const mayHand = abilities.delegate && own?.delegated_from === null
  const maySubstitute = abilities.substitute && absentOn(document, me).length > 0
  return [
    ...(mayEnd ? (['final'] as const) : []),
    ...(mayHand ? (['hand'] as const) : []),
    ...(maySubstitute ? (['substitute'] as const) : []),
  ]
}

function isTurn(one: Receiver): boolean {
  return isDecider(one) && one.rcv_show && !one.rcv_processed
}
