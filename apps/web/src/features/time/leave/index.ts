export { keptDraft } from './draft-store.ts'
export { type LeaveDefaults, openLeaveRequest, useOpenedLeaveRequest } from './leave-dialog-store.ts'
export { unitOf, unitsOf } from './leave-draft.ts'
export {
  isAnnual,
  isHeld,
  type LeaveEvent,
  type LeaveInfo,
  leaveInfoQuery,
  type LeaveYear,
  leaveYearsQuery,
  filedEventsQuery,
  ownEventsQuery,
  prefetchLeave,
} from './leave-queries.ts'
export { askedToPlanQuery, isInChargeOfPromotion } from './overview/asked-to-plan.ts'
export { LeaveTabs } from './overview/leave-tabs.tsx'
export { LeaveRequestHost } from './leave-request-host.tsx'
export { partTimeOf, roundDays, type Words } from './readable-step.ts'
export { useLeaveWords } from './use-leave-words.ts'
