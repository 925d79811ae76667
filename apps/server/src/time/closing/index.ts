export { closingJobs } from './closing.jobs.ts'
export { closingRecords } from './closing.matters.ts'
export { closingRoutes } from './closing.routes.ts'
export { mayClose } from './closing.policy.ts'
