export { memberSheetJobs } from './member-sheets.jobs.ts'
export { importsMatter } from './member-sheets.matters.ts'
export { memberSheetRoutes } from './member-sheets.routes.ts'
export { memberSheetNotices } from './member-sheets.notices.ts'
