export { companyRoutes } from './companies.routes.ts'
export { listCompanies } from './companies.queries.ts'
export { keepStartSteps, setPayPlan } from './companies.store.ts'
export { followHours } from './follow-hours.ts'
