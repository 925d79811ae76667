export { delegationsMatter } from './delegations.matters.ts'
export { delegationsInForce } from './delegations.queries.ts'
export { delegationRoutes } from './delegations.routes.ts'
export { delegationNotices } from './delegations.notices.ts'
