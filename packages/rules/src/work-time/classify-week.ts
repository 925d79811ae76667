import type { Trace } from '../trace.ts'
import { workingTimeFigures } from './working-time-figures.ts'

export type WeekStatus = 'WITHIN_40' | 'WITHIN_52' | 'OVER_52'

/** Net minutes of a working day; holiday marks work on a weekly or public holiday. */
export type WeekDayWork = { minutes: number; holiday: boolean }

export type WeekClassification = {
  totalMinutes: number
  over40hMinutes: number
  status: WeekStatus
  premiumOvertimeMinutes: number
  holidayWithin8hMinutes: number
  holidayOver8hMinutes: number
  trace: Trace
}

const sumOf = (days: readonly WeekDayWork[], take: (minutes: number) => number): number =>
  days.reduce((sum, day) => sum + take(day.minutes), 0)

/**
 * Judges a week of seven days. The 52 hours follow the weekly total alone, holidays included (대법원
 * 2020도15393), before 2018-07 without them; premium overtime is what exceeds 8 hours a day or 40 a week, no hour twice, holiday work
 * apart (56조 1항·2항).
 * @param weekStart first day of the week; picks the figures in force
 */
export function classifyWeek(
  days: readonly WeekDayWork[],
  weekStart: Temporal.PlainDate,
): WeekClassification {
  const { dailyMinutes, weeklyMinutes, weeklyOvertimeMinutes, ...figures } = workingTimeFigures(weekStart)
  const ordinary = days.filter((day) => !day.holiday)
  const holidays = days.filter((day) => day.holiday)
  const within = (minutes: number): number => Math.min(minutes, dailyMinutes)
  const beyond = (minutes: number): number => Math.max(0, minutes - dailyMinutes)
  const total = sumOf(days, (minutes) => minutes)
  const limited = figures.holidaysInWeeklyLimit ? total : sumOf(ordinary, (minutes) => minutes)
  const daily = sumOf(ordinary, beyond)
  const weekly = Math.max(0, sumOf(ordinary, within) - weeklyMinutes)
  const status: WeekStatus =
    limited <= weeklyMinutes
      ? 'WITHIN_40'
      : limited <= weeklyMinutes + weeklyOvertimeMinutes
        ? 'WITHIN_52'
        : 'OVER_52'
  return {
    totalMinutes: total,
    over40hMinutes: Math.max(0, limited - weeklyMinutes),
    status,
    premiumOvertimeMinutes: daily + weekly,
    holidayWithin8hMinutes: sumOf(holidays, within),
    holidayOver8hMinutes: sumOf(holidays, beyond),
    trace: [
      { rule: 'WEEK_LIMIT', article: figures.weekArticle, input: `${limited}`, effect: status },
      {
        rule: 'WEEK_OVERTIME',
        article: '근로기준법 제56조 제1항',
        input: `${daily} + ${weekly}`,
        effect: `${daily + weekly}`,
      },
    ],
  }
}
