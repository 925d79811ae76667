export { maySchedule } from './schedules.policy.ts'
export { schedulesMatter } from './schedules.matters.ts'
