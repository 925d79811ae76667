import { allowsAction, type DocumentAction, type DocumentState } from './document-states.ts'
import { comparePhase, isDecider, type Id, type Receiver } from './receiver.ts'
import { type Ending, mayWithdraw } from './withdraw.ts'

export type ApprovalSettings = {
  /** 전결: a receiver may decide for good */
  delegatable: boolean
  /** 대결: somebody may decide for an absent receiver */
  substitutable: boolean
  /** an approved document may still be cancelled */
  doneCancelable: boolean
}

export type Abilities = Readonly<Record<DocumentAction, boolean>>

type Situation = {
  state: DocumentState
  authorId: Id
  /** The person submitted it in the author's name, and may act in it. */
  actsForAuthor?: boolean
  receivers: readonly Receiver[]
  actorId: Id
  settings: ApprovalSettings
  ending?: Ending | null
  /** Places of others that the person may decide now (위임). */
  deputed?: readonly Receiver[]
}

/** Whose turn a stand-in may take: those before the own place on the same line. */
export const standsInFor = <R extends Receiver>(receivers: readonly R[], actorId: Id): R[] =>
  receivers.filter(
    (absent) =>
      isDecider(absent) &&
      absent.shown &&
      !absent.processed &&
      absent.userId !== actorId &&
      receivers.some((mine) => mine.userId === actorId && isDecider(mine) && comparePhase(mine, absent) > 0),
  )

/**
 * What a person may do with a document now; the command, the answer and the buttons all use it.
 * Administrators and standing hand-overs are judged by the policy of the slice.
 */
export function abilitiesOn(situation: Situation): Abilities {
  const {
    state,
    authorId,
    receivers,
    actorId,
    settings,
    ending,
    deputed = [],
    actsForAuthor = false,
  } = situation
  const author = authorId === actorId
  const own = receivers.filter((one) => one.userId === actorId)
  const turn = own.find((one) => isDecider(one) && one.shown && !one.processed)
  const mayDecide = turn !== undefined || deputed.length > 0
  const involved = author || own.length > 0
  const untouched = !receivers.some((one) => isDecider(one) && one.processed)
  const may = (action: DocumentAction, condition: boolean): boolean =>
    condition && allowsAction(state, action)
  const document = state === 'DRAFT' ? null : { status: state, receivers, ending }
  return {
    submit: may('submit', author),
    update: may('update', author && untouched),
    remove: may('remove', author && !receivers.some((one) => isDecider(one) && one.approved !== null)),
    approve: may('approve', mayDecide),
    deny: may('deny', mayDecide),
    delegate: may('delegate', settings.delegatable && turn !== undefined),
    substitute: may('substitute', settings.substitutable && standsInFor(receivers, actorId).length > 0),
    withdraw: document !== null && own.some((one) => mayWithdraw(document, one.id)),
    cancel: may('cancel', (author || actsForAuthor) && (state === 'REQUESTED' || settings.doneCancelable)),
    confirm: may(
      'confirm',
      own.some((one) => !isDecider(one) && !one.processed),
    ),
    copy: may('copy', involved),
    addCirculator: may('addCirculator', involved),
    removeCirculator: may('removeCirculator', involved),
    reply: may('reply', involved),
    refer: may('refer', author),
    askCancel: may('askCancel', author),
    resubmit: may('resubmit', author),
  }
}

/** Whether a person may take a circulator out again: the author or whoever added that one, until the document was read. */
export function maySendBack(
  circulator: Pick<Receiver, 'type' | 'processed'> & { addedBy: Id | null; isRead: boolean },
  { actorId, authorId }: { actorId: Id; authorId: Id },
): boolean {
  const theirs = actorId === authorId || (circulator.addedBy !== null && circulator.addedBy === actorId)
  return circulator.type === 'CIRCULATOR' && theirs && !circulator.processed && !circulator.isRead
}
