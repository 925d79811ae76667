export {
  countDocuments,
  type DocumentState,
  documentStates,
  markProved,
  provedAmong,
  holdNextDocuments,
} from './acts/document-states.queries.ts'
export { type RecordedAct, registerActRecorder } from './acts/record-act.ts'
export { documentNames } from './acts/document-names.queries.ts'
export { peopleOfDocuments } from './acts/people-of-documents.ts'
export { attachmentsOf, type AttachmentRow } from './attachments/attachments.store.ts'
export { copyAttachments } from './attachments/copy-attachments.ts'
export { removeReferences } from './references/add-reference.ts'
export { removeAttachments } from './attachments/detach-file.ts'
export { registerDraftHolder } from './attachments/draft-holder.ts'
export { ownDocuments, registerEndings, waitingDocuments } from './documents.matters.ts'
export { actedToWire } from './approvals.wire.ts'
export { cancelDocument } from './cancel-document.ts'
export { amendDocument } from './changes/amend-document.ts'
export { changeDocument, isUnseen } from './changes/change-document.ts'
export { documentCancel } from './cancels/document-cancel.ts'
export { copyDocument } from './copy/copy-document.ts'
export { isErased } from './erasing/erased.queries.ts'
export { deleteDocument } from './erasing/delete-document.ts'
export { lockReplaced } from './resubmission/lock-replaced.ts'
export { countWaiting } from './count-waiting.queries.ts'
export type { Acted } from './decide-document.ts'
export { handOverTurns } from './hand-over-turns.ts'
export { type HangingTurn, hangingTurnsOf, peopleWithTurns } from './hanging/hanging-turns.queries.ts'
export {
  type Approver,
  type DefaultLine,
  defaultLine,
  type KindLine,
  type LineCase,
  type LinePlace,
  registerLines,
} from './default-line.ts'
export type { DocumentKind, FiledDocument, Filing, KindReader, PrintedAnswer } from './kinds/document-kind.ts'
export { printedDocument, type PrintedDocument } from './kinds/printed-document.ts'
export { type Period, submittedIn, type WrittenRow, writtenWith } from './search/of-period.queries.ts'
export { decideFinally, delegateDocument } from './deputies/delegate-document.ts'
export { decidedBetween, type DelegationsOn, registerDelegations } from './deputies/deputies.ts'
export { absentChoices, delegateChoices } from './deputies/deputy-choices.ts'
export { type StandIns, standInsOf } from './deputies/stand-ins.ts'
export { substituteDecision } from './deputies/substitute-decision.ts'
export { documentKind, registerDocumentKinds, registeredKinds } from './kinds/kind-registry.ts'
export { retentionJobs } from './retention/retention.jobs.ts'
export { findDocuments, type FoundDocument } from './search/find-documents.queries.ts'
export { registerHeadings } from './search/headings.ts'
export { registerUnsent, type UnsentDocument, type WholeUnsent } from './drafts/unsent.ts'
export type { ReceiverRow } from './receiver-row.ts'
export { refuseDocumentOff, refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
export { viewDocument } from './open-document.ts'
export { newDocumentId } from './insert-document.ts'
export {
  hasRequestedOn,
  type RequestedDocument,
  requestedDocuments,
  requestersOn,
} from './approvals.queries.ts'
export { type DecidedDocument, viewAsDecider } from './view-as-decider.ts'
export { workingAmong } from './cancels/working-among.ts'
export { documentNotices } from './reminders/documents.notices.ts'
export { waitingJobs } from './reminders/waiting.jobs.ts'
export { registerWorkDays } from './reminders/working-days.ts'
export { openingOf, type Submission, type Submitted, submitDocument } from './submit-document.ts'
