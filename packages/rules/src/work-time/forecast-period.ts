import { classifyAverage } from './classify-average.ts'
import { classifyWeek, type WeekStatus } from './classify-week.ts'
import { knowsWorkingTimeFigures, workingTimeFigures } from './working-time-figures.ts'

/** What is known and what is wanted of a day of a week or month. */
export interface ForecastDay {
  date: Temporal.PlainDate
  /** Work on it is holiday work. */
  isHoliday: boolean
  /** OVER: nothing but what was recorded counts, where something was. */
  state: 'OVER' | 'RUNNING' | 'COMING'
  /** null where nothing was recorded. */
  workedMinutes: number | null
  plannedMinutes: number
  /** Of the planned minutes, what is free. */
  freeMinutes: number
  /** Work beyond the plan that is asked for or approved. */
  beyondMinutes: number
}

export interface PeriodForecast {
  totalMinutes: number
  over40hMinutes: number
  /** The longest permitted: 52 hours, or 52 a week on the average. */
  maxMinutes: number
  status: WeekStatus
  days: { date: Temporal.PlainDate; minutes: number }[]
}

/**
 * How long a week or a month will be: what was worked, what is still planned, and what is asked for on top of it. null before the
 * law that the table knows.
 * @param days the seven of a week from the first one on, or for MONTH those of the person's month that are settled together
 */
export function forecastPeriod(
  days: readonly ForecastDay[],
  settledBy: 'WEEK' | 'MONTH',
): PeriodForecast | null {
  const first = days[0]!.date
  if (!knowsWorkingTimeFigures(first)) return null
  const expected = days.map((day) => ({ date: day.date, minutes: minutesOf(day), holiday: day.isHoliday }))
  const told = { days: expected.map(({ date, minutes }) => ({ date, minutes })) }
  if (settledBy === 'MONTH') {
    const { totalMinutes, over40hMinutes, maxMinutes, status } = classifyAverage(expected, first)
    return { totalMinutes, over40hMinutes, maxMinutes, status, ...told }
  }
  const { weeklyMinutes, weeklyOvertimeMinutes } = workingTimeFigures(first)
  const { totalMinutes, over40hMinutes, status } = classifyWeek(expected, first)
  return { totalMinutes, over40hMinutes, maxMinutes: weeklyMinutes + weeklyOvertimeMinutes, status, ...told }
}

function minutesOf({
  state,
  workedMinutes,
  plannedMinutes,
  freeMinutes,
  beyondMinutes,
}: ForecastDay): number {
  // What was asked for on a day that is over was worked, and has been recorded with the rest.
  if (state === 'OVER') return workedMinutes ?? beyondMinutes
  const due = Math.max(0, plannedMinutes - freeMinutes) + beyondMinutes
  return state === 'RUNNING' ? Math.max(workedMinutes ?? 0, due) : due
}
