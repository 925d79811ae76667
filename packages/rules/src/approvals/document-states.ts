export const DOCUMENT_STATUSES = ['REQUESTED', 'APPROVED', 'DENIED', 'CANCELED', 'INFORMED'] as const

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** A draft is not submitted yet and has no status on the wire. */
export type DocumentState = DocumentStatus | 'DRAFT'

/** delegate is 전결 (the turn decides for good), substitute is 대결 (somebody decides for an absent receiver). */
export type DocumentAction =
  | 'submit'
  | 'update'
  | 'remove'
  | 'approve'
  | 'deny'
  | 'substitute'
  | 'delegate'
  | 'withdraw'
  | 'cancel'
  | 'confirm'
  | 'copy'
  | 'addCirculator'
  | 'removeCirculator'
  | 'reply'
  | 'refer'
  | 'askCancel'
  | 'resubmit'

const SUBMITTED = DOCUMENT_STATUSES
const READABLE = ['REQUESTED', 'APPROVED', 'DENIED', 'INFORMED'] as const

/**
 * Which states let an action happen. Who may do it, and whose turn it is, is asked besides by
 * abilitiesOn.
 */
export const DOCUMENT_ACTIONS: Readonly<Record<DocumentAction, readonly DocumentState[]>> = {
  submit: ['DRAFT'],
  update: ['DRAFT', 'REQUESTED'],
  // What was taken back before anybody decided on it may go.
  remove: ['DRAFT', 'CANCELED'],
  approve: ['REQUESTED'],
  deny: ['REQUESTED'],
  substitute: ['REQUESTED'],
  delegate: ['REQUESTED'],
  withdraw: ['REQUESTED', 'APPROVED'],
  cancel: ['REQUESTED', 'APPROVED'],
  confirm: SUBMITTED,
  copy: [...SUBMITTED, 'DRAFT'],
  addCirculator: READABLE,
  removeCirculator: READABLE,
  reply: SUBMITTED,
  // What was decided stays what it was decided on.
  refer: ['DRAFT', 'REQUESTED', 'INFORMED'],
  askCancel: ['APPROVED'],
  resubmit: ['DENIED', 'CANCELED'],
}

/** Which status may follow which; an empty list is final. An approval taken back opens the document again. */
export const DOCUMENT_TRANSITIONS: Readonly<Record<DocumentState, readonly DocumentStatus[]>> = {
  DRAFT: ['REQUESTED', 'INFORMED', 'APPROVED'],
  REQUESTED: ['APPROVED', 'DENIED', 'CANCELED'],
  APPROVED: ['CANCELED', 'REQUESTED'],
  DENIED: [],
  CANCELED: [],
  INFORMED: [],
}

export function allowsAction(state: DocumentState, action: DocumentAction): boolean {
  return DOCUMENT_ACTIONS[action].includes(state)
}

export function mayBecome(from: DocumentState, to: DocumentStatus): boolean {
  return DOCUMENT_TRANSITIONS[from].includes(to)
}
