export { correctionOfForm } from './corrections/correction-of-form.ts'
export { correctionDocument } from './corrections/correction-document.ts'
export { countCompany, countOwnTeam, type TeamCounts } from './attendance.queries.ts'
export { clock, clockOrNull, eventToWire, type WireWorkCheck, workCheckToWire } from './attendance.wire.ts'
export { type CurrentDay, loadCurrentDay, newDayOf } from './current-day.ts'
export { FORGOTTEN_DAYS, forgottenDay, type ForgottenDay } from './corrections/forgotten-day.ts'
export { membersInView, type ViewFilter } from './in-view.ts'
export { countAll } from './list-board.ts'
export { nextWorkDay, type NextWorkDay } from './next-work-day.ts'
export { periodOf } from './work-time.ts'
export { wholeDaysMissing } from './exceptions/exceptions.queries.ts'
export { peopleOf } from './work-time.queries.ts'
export { dutiesNow, type Duty, runningDay } from './today-states.ts'
export {
  hasWaitingCorrection,
  isBeingCorrected,
  waitingCorrections,
} from './corrections/waiting-corrections.ts'
export { attendanceNotices } from './attendance.notices.ts'
