export { schedulesJobs } from './schedules.jobs.ts'
export { maySchedule } from './schedules.policy.ts'
export { schedulesMatter } from './schedules.matters.ts'
export { swapDocument } from './swaps/swap-document.ts'
