export { companyRoutes } from './companies.routes.ts'
export { followHours } from './follow-hours.ts'
