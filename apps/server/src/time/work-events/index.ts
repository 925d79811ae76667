export { eventEffects } from './event-effects.ts'
export { eventLine, lineCaseOf } from './event-line.ts'
export {
  type AskedEvent,
  type AskingEvent,
  type EventSort,
  type JudgedEvent,
  registerEventSorts,
  type ShownEvent,
  type WantedEvent,
} from './event-sorts.ts'
export { documentsOfParts } from './documents-of-parts.ts'
export { countUses, EVENT_HOLDER, insertEvent } from './events.store.ts'
export { askedAround, fitEventsToDay } from './holidays/fit-events-to-day.ts'
export { checkTarget, mayAskFor } from './judging/find-target.ts'
export { eventsMatter } from './employment/work-events.matters.ts'
export { teamAway } from './away/team-away.queries.ts'
export { mayCorrectEvent, mayRequestForOthers } from './work-events.policy.ts'
export type { WorkEventRow } from './work-events.queries.ts'
export { clock } from './clock.ts'
export { eventProof, proofToWire } from './document/event-proof.ts'
export { cancelDocumentKind } from './cancels/cancel-document-kind.ts'
export { eventOfForm } from './forms/event-of-form.ts'
export { eventDocument } from './document/event-document.ts'
export { daysText, hoursText, lengthText } from './event-text.ts'
export { ownSort } from './own-sort.ts'
export { peopleToWire } from './work-events.wire.ts'
export { endKept, enterKept, type KeptDay } from './kept/keep-events.ts'
export { workEventNotices } from './work-events.notices.ts'
export { eventsOfPerson, peopleOfEvents } from './filed/audited-events.ts'
export { alternativesAmong } from './comptime/alternatives-among.ts'
export { endsWithEmployment } from './employment/ends-with-employment.ts'
export { hasApprovedLeave } from './has-approved-leave.ts'
export { refuseClosedFirst } from './judging/request-limits.ts'
export { refuseAfterLastDay, refuseOutsideEmployment } from './employment/refuse-outside-employment.ts'
