import type { Trace } from '../trace.ts'
import type { WeekDayWork, WeekStatus } from './classify-week.ts'
import { workingTimeFigures } from './working-time-figures.ts'

/** A period of flexible work, judged as a whole. */
export interface AverageClassification {
  totalMinutes: number
  /** 40 hours a week for as many days as the period has. */
  limitMinutes: number
  /** 52 hours a week for as many. */
  maxMinutes: number
  over40hMinutes: number
  status: WeekStatus
  trace: Trace
}

const WEEK = 7

/**
 * Judges days that are settled together by the average of their weeks (근로기준법 52조 1항, 53조 2항): single days and weeks may be
 * longer. A fraction of a minute counts for the person below 40 hours and for the limit above.
 * @param days those of the person in the period, also without work @param first picks the figures in force
 */
export function classifyAverage(
  days: readonly WeekDayWork[],
  first: Temporal.PlainDate,
): AverageClassification {
  const { weeklyMinutes, weeklyOvertimeMinutes, holidaysInWeeklyLimit } = workingTimeFigures(first)
  const totalMinutes = days.reduce((sum, { minutes }) => sum + minutes, 0)
  const holidays = days.reduce((sum, { minutes, holiday }) => sum + (holiday ? minutes : 0), 0)
  const limited = holidaysInWeeklyLimit ? totalMinutes : totalMinutes - holidays
  const limitMinutes = Math.floor((weeklyMinutes * days.length) / WEEK)
  const maxMinutes = Math.floor(((weeklyMinutes + weeklyOvertimeMinutes) * days.length) / WEEK)
  const status = limited <= limitMinutes ? 'WITHIN_40' : limited <= maxMinutes ? 'WITHIN_52' : 'OVER_52'
  return {
    totalMinutes,
    limitMinutes,
    maxMinutes,
    over40hMinutes: Math.max(0, limited - limitMinutes),
    status,
    trace: [
      {
        rule: 'WEEK_LIMIT',
        article: '근로기준법 제52조 제1항·제53조 제2항',
        input: `${limited}`,
        effect: status,
      },
    ],
  }
}
