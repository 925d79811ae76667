export { countCompany, countOwnTeam, type TeamCounts } from './attendance.queries.ts'
export { clock, type WireWorkCheck, workCheckToWire } from './attendance.wire.ts'
export { type CurrentDay, loadCurrentDay } from './current-day.ts'
export { dutiesNow, type Duty, runningDay } from './today-states.ts'
