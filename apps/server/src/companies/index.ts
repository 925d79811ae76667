export { featuresOf } from './companies.queries.ts'
export { companyRoutes } from './companies.routes.ts'
