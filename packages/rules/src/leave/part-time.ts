import type { TraceStep } from '../trace.ts'
import { annualLeaveFigures } from './annual-leave-figures.ts'
import { type ContractHours, hoursOn, isPartTime, weekMinutesOver } from './contract-hours.ts'
import { daysToMinutes } from './leave-unit.ts'

const FULL_TIME_WEEKLY_HOURS = 40
const FULL_TIME_DAILY_HOURS = 8
const HOUR = 60

export const PART_TIME_ARTICLE = '근로기준법 시행령 제9조 별표 2 제4호'
const BELOW_ARTICLE = '근로기준법 제18조 제3항'

/**
 * Annual leave of a part-time worker in hours: days x weekly hours / 40 x 8, a part of an hour counting as
 * one (근로기준법 시행령 별표 2 4호). Days to two decimals, hours to the minute; counted in whole numbers.
 */
export function partTimeLeaveHours(days: number, weeklyContractHours: number): number {
  const weeklyMinutes = Math.round(Math.min(weeklyContractHours, FULL_TIME_WEEKLY_HOURS) * HOUR)
  return hoursOver(days, { sum: weeklyMinutes, days: 1 })
}

function hoursOver(leaveDays: number, week: { sum: number; days: number }): number {
  const hundredths = Math.round(leaveDays * 100)
  const share = hundredths * week.sum * FULL_TIME_DAILY_HOURS
  return Math.ceil(share / (100 * HOUR * FULL_TIME_WEEKLY_HOURS * week.days))
}

export interface GrantedTime {
  minutes: number
  /** How the hours of a part-time worker come about; null for who worked full time all the while. */
  step: Omit<TraceStep, 'effect'> | null
}

/**
 * The minutes of a grant of so many days. Who worked part time in the period that it is for has leave in hours by the contract of then:
 * of several the average of the weekly hours, weighed by days, and none below 15 hours (근로기준법 18조 3항). Who worked full time has
 * days of the contract that holds when they arise.
 * @param contract at least one row
 * @param period from its first day on; the grant arises on the day after its last
 */
export function grantedTime(
  contract: readonly ContractHours[],
  days: number,
  period: { from: Temporal.PlainDate; until: Temporal.PlainDate },
): GrantedTime {
  const [first, end] = [period.from.toString(), period.until.toString()]
  const partial = contract.some(
    (row) => isPartTime(row) && row.from < end && (row.until === null || row.until > first),
  )
  if (!partial) return { minutes: daysToMinutes(days, fullDay(contract, period.until)), step: null }
  const week = weekMinutesOver(contract, period)
  const hours = String(Math.round((week.sum * 100) / (week.days * HOUR)) / 100)
  const { minimumWeeklyHours } = annualLeaveFigures(period.until)
  if (week.sum < minimumWeeklyHours * HOUR * week.days)
    return { minutes: 0, step: { rule: 'BELOW_WEEKLY_HOURS', article: BELOW_ARTICLE, input: hours } }
  const granted = hoursOver(days, week)
  const input = `${days} x ${hours} / ${FULL_TIME_WEEKLY_HOURS} x ${FULL_TIME_DAILY_HOURS} = ${granted}`
  return { minutes: granted * HOUR, step: { rule: 'PART_TIME', article: PART_TIME_ARTICLE, input } }
}

/** How what is missing of somebody who worked part time is told: hours of the law and hours that were given. */
export function settledTime(due: number, given: number): Pick<TraceStep, 'rule' | 'input'> {
  const hours = (minutes: number) => String(Math.round((minutes * 100) / HOUR) / 100)
  return { rule: 'RETIREMENT_SETTLEMENT_HOURS', input: `${hours(due)} - ${hours(given)}` }
}

/** Who begins to work part time on the day of a grant has it in days of what they did before. */
function fullDay(contract: readonly ContractHours[], day: Temporal.PlainDate): number {
  const then = hoursOn(contract, day.toString())
  return isPartTime(then)
    ? hoursOn(contract, day.subtract({ days: 1 }).toString()).dayMinutes
    : then.dayMinutes
}
