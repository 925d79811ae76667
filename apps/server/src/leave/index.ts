export { registerLeaveEffect } from './follow-document.ts'
export { grantAnnualLeave } from './grant-annual-leave.ts'
export { leaveJobs } from './leave.jobs.ts'
export { requestLeave } from './request-leave.ts'
