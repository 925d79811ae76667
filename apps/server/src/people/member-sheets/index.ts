export { memberSheetJobs } from './member-sheets.jobs.ts'
export { memberSheetRoutes } from './member-sheets.routes.ts'
