import { dayKey, daysWithin } from '../calendar/day-key.ts'
import type { Trace } from '../trace.ts'
import { classifyAverage } from './classify-average.ts'
import { classifyWeek, type WeekStatus } from './classify-week.ts'
import { knowsWorkingTimeFigures, workingTimeFigures } from './working-time-figures.ts'
import { settlesByPeriod, type WorkType } from './work-type.ts'

/** A day of somebody's work, as far as weeks and months are settled by it. */
export interface SettledDay {
  day: Temporal.PlainDate
  workType: WorkType
  /** Net minutes worked. */
  minutes: number
  isHoliday: boolean
}

const WEEK = 7
const MONDAY = 1

/**
 * Overtime that no day shows by itself: what exceeds 40 hours of the week within the eight of each day (근로기준법 50조 1항, 56조
 * 1항), or for flexible work 40 hours on the average of its week or month (52조). Each minute counts on the day on which the
 * limit was passed, so that the parts of a week that lie in two months add up. Work on holidays has its own ladder.
 * @param days in order and without gaps, whole weeks, and whole months where one is settled by the month
 * @returns minutes by day; days without any are left out
 */
export function overtimeOfPeriods(days: readonly SettledDay[]): Map<string, number> {
  const units = Map.groupBy(days, unitsOf())
  const found = new Map<string, number>()
  for (const unit of units.values()) {
    const first = unit[0]!.day
    if (!knowsWorkingTimeFigures(first)) continue
    const limit = limitOf(unit)
    let before = 0
    for (const one of unit) {
      const minutes = ordinaryMinutes(one)
      const over = Math.min(minutes, Math.max(0, before + minutes - limit))
      if (over > 0) found.set(dayKey(one.day), over)
      before += minutes
    }
  }
  return found
}

/** Who changes between flexible and other work within a week begins to count anew. */
function unitsOf(): (one: SettledDay) => string {
  let week = 0
  return ({ day, workType }) => {
    if (day.dayOfWeek === MONDAY) week += 1
    if (workType === 'FLEX_MONTH') return dayKey(day).slice(0, -'-dd'.length)
    return `${week} ${workType === 'FLEX_WEEK'}`
  }
}

/** 40 hours a week for as many days as are settled, in favour of the person where that is no whole minute. */
function limitOf(unit: readonly SettledDay[]): number {
  const { day, workType } = unit[0]!
  const { weeklyMinutes } = workingTimeFigures(day)
  return settlesByPeriod(workType) ? Math.floor((weeklyMinutes * unit.length) / WEEK) : weeklyMinutes
}

function ordinaryMinutes({ day, workType, minutes, isHoliday }: SettledDay): number {
  if (isHoliday) return 0
  return settlesByPeriod(workType) ? minutes : Math.min(minutes, workingTimeFigures(day).dailyMinutes)
}

/** How much of what may be worked in a period was. */
export interface PeriodLimits {
  /** 52 hours a week for as many days as the period has. */
  maxMinutes: number
  /** The longest of its weeks, or for flexible work by the month the average of the month. */
  status: WeekStatus
  trace: Trace
}

/**
 * Judges a week or a month by the 52 hours of a week (근로기준법 53조). Flexible work by the month may have longer weeks as long as
 * the average of the month keeps to them (52조). null before the law that the table knows.
 * @param days whole weeks around the period, in order @param period its first and last day
 */
export function limitsOfPeriod(
  days: readonly SettledDay[],
  period: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): PeriodLimits | null {
  if (!knowsWorkingTimeFigures(days[0]!.day)) return null
  const isIn = daysWithin(period)
  const within = days.filter(({ day }) => isIn(day))
  const { weeklyMinutes, weeklyOvertimeMinutes } = workingTimeFigures(period.from)
  const maxMinutes = Math.floor(((weeklyMinutes + weeklyOvertimeMinutes) * within.length) / WEEK)
  const averaged = within.length > WEEK && within.every(({ workType }) => workType === 'FLEX_MONTH')
  if (averaged) {
    const { status, trace } = classifyAverage(within.map(asWork), period.from)
    return { maxMinutes, status, trace }
  }
  const longest = weeksOf(days).reduce((one, other) => (other.totalMinutes > one.totalMinutes ? other : one))
  return { maxMinutes, status: longest.status, trace: longest.trace }
}

const asWork = ({ minutes, isHoliday }: SettledDay) => ({ minutes, holiday: isHoliday })

function weeksOf(days: readonly SettledDay[]) {
  return Array.from({ length: Math.ceil(days.length / WEEK) }, (_, at) => {
    const week = days.slice(at * WEEK, (at + 1) * WEEK)
    return classifyWeek(week.map(asWork), week[0]!.day)
  })
}
