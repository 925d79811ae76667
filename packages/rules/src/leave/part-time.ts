const FULL_TIME_WEEKLY_HOURS = 40
const FULL_TIME_DAILY_HOURS = 8

/**
 * Annual leave of a part-time worker in hours: days x weekly hours / 40 x 8, a part of an hour counting as
 * one (근로기준법 시행령 별표 2 4호). Days to two decimals, hours to the minute; counted in whole numbers.
 */
export function partTimeLeaveHours(days: number, weeklyContractHours: number): number {
  const hundredths = Math.round(days * 100)
  const weeklyMinutes = Math.round(Math.min(weeklyContractHours, FULL_TIME_WEEKLY_HOURS) * 60)
  return Math.ceil((hundredths * weeklyMinutes * FULL_TIME_DAILY_HOURS) / (100 * 60 * FULL_TIME_WEEKLY_HOURS))
}
