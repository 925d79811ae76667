export {
  clearHolidays,
  holdCalendarFor,
  type HolidayRow,
  listHolidays,
  lockCalendar,
  setHolidays,
} from './holidays/holidays.store.ts'
export { faultOfHoliday, type KeptHoliday, listedName, yearOfHolidays } from './holidays/year-of-holidays.ts'
export type { KeptPlan } from './closed-plans.store.ts'
export { freeHalfOf } from './free-half.ts'
export { nameOfHalf, nameOfHoliday } from './name-of-holiday.ts'
export {
  countsWithoutPresses,
  type DayRange,
  type PersonPlan,
  type PlanColumns,
  planColumns,
  planOf,
  termsIn,
} from './plan-columns.ts'
export {
  clearShifts,
  hasOwnDays,
  joinShift,
  listShifts,
  setShifts,
  type ShiftRow,
  wholeMinutesOn,
  worksOn,
} from './shifts.store.ts'
export {
  clearSwap,
  clearSwapsAfter,
  holidayNameOf,
  listSwaps,
  setSwap,
  type SwapFacts,
  type SwapRow,
  swapOf,
  swapsIn,
  swapsOf,
} from './swaps.store.ts'
export { companyWorkDays } from './company-work-days.ts'
export { type Assumed, plannedDays, type Plans } from './planned-days.ts'
export { type WorkingNow, workingNow, workingNowOf, workingToday } from './working-now.ts'
export { closedFailure, closedJoiningFailure } from './closed-failure.ts'
export {
  closedAt,
  closedMissing,
  closedOn,
  closedRanges,
  type ClosedRange,
  closeDays,
  type ClosingRange,
  firstClosed,
  isClosed,
  isDayClosed,
  openDays,
  closedBetween,
  refuseClosed,
} from './day-closings.store.ts'
export { lockPeople } from './lock-people.ts'
