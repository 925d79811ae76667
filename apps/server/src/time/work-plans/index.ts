export { nameOfHoliday } from './name-of-holiday.ts'
export {
  countsWithoutPresses,
  type DayRange,
  type PersonPlan,
  type PlanColumns,
  planColumns,
  planOf,
  wholeWeeks,
} from './plan-columns.ts'
export { clearShifts, joinShift, listShifts, setShifts, type ShiftRow, worksOn } from './shifts.store.ts'
export { plannedDays, type Plans } from './planned-days.ts'
export { type WorkingNow, workingNow, workingNowOf, workingToday } from './working-now.ts'
