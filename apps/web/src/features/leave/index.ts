export { openLeaveRequest, type LeaveDefaults } from './leave-dialog-store.ts'
export { LeaveRequestHost } from './leave-request-host.tsx'
export { segmentsOf, type StripSegment } from './year-strip.ts'
