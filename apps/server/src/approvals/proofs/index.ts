export { checkChains } from './checking/check-chains.ts'
export { proofJobs } from './proofs.jobs.ts'
export { proofRoutes } from './proofs.routes.ts'
export { recordActs } from './record-acts.ts'
