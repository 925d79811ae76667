export { employedDays, settledDays, settlementOf } from './settled-days.ts'
export { refuseTimes } from './corrections/times-refused.ts'
export {
  correctDay,
  judgeCorrection,
  judgeUndo,
  undoCorrection,
  type WantedDay,
} from './corrections/correct-day.ts'
export { type CorrectionRow, listCorrections, listRecords } from './corrections/corrections.store.ts'
export { confirmParts, holdPartsAgain } from './confirm-parts.ts'
export {
  type CountedPart,
  type DayPart,
  isDayHeldBy,
  type FreePart,
  freePartsWithin,
  joinFreeParts,
  listParts,
  partsOnDay,
  edgeOfHolder,
  partsOfHolder,
  partsOfMember,
  takenOn,
  wholeDaysAway,
} from './day-parts.store.ts'
export {
  closedAt,
  closedFailure,
  closedRanges,
  type ClosedRange,
  closedMissing,
  closedOn,
  type ClosingRange,
  closeDays,
  isClosed,
  isDayClosed,
  openDays,
  refuseClosed,
} from '../work-plans/index.ts'
export {
  type CountedAspect,
  countedDay,
  dayMinutes,
  deriveDay,
  NOTHING_RECORDED,
  planInForce,
  type RecordedDay,
} from './derive-day.ts'
export { dayColumns, type DayColumns, daysOfColumns } from './day-columns.ts'
export { workRecords } from './employment/work-days.matters.ts'
export { holdParts, holdPartsOfRows, type HeldPart } from './hold-parts.ts'
export { type DutyDay, dutyDay, dutyTimes, joinDuty, missingOn, onDutyOf, onDutySql } from './on-duty.ts'
export { hasHeldParts, hasOpenCheckOut, isHeld } from './open-days.ts'
export { type PeopleDays, readDays, lockDays, type OwnDays, ownDays } from './people-days.ts'
export { type Recomputing, recomputeDays } from './recompute-days.ts'
export { recordCheck } from './record-check.ts'
export { settleWork } from './settle-work.ts'
export { replanDay } from './replan-day.ts'
export { type AskedPart, lockOpenParts, recountParts } from './recount/recount-parts.ts'
export { dropParts, releaseParts, shortenParts } from './release-parts.ts'
export { followCompanyHours, workDaysJobs } from './work-days.jobs.ts'
export {
  type Exclusion,
  hasChecks,
  joinStoredDay,
  storedDays,
  storedDaysOf,
  storedDaysOfMany,
  type CheckRecord,
  type WorkDayRow,
} from './work-days.store.ts'
export { lockPeople } from '../work-plans/index.ts'
export { countedAspects } from './recount/counted-aspects.ts'
export { followRules } from './recount/recount-by-rules.ts'
export { recountedSpan } from './recount/recounted-span.ts'
export { type Replay, type ReplayedDay, replayDays } from './recount/replay-days.ts'
export { workDayNotices } from './recount/recount.notices.ts'
