import { classifyWeek, type WeekClassification } from './classify-week.ts'
import { knowsWorkingTimeFigures } from './working-time-figures.ts'

/** What is known and what is wanted of a day of a week. */
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

export interface WeekForecast extends WeekClassification {
  days: { date: Temporal.PlainDate; minutes: number }[]
}

/**
 * How long a week will be: what was worked, what is still planned, and what is asked for on top of it. null before the law that
 * the table knows.
 * @param week seven days from the first one on
 */
export function forecastWeek(week: readonly ForecastDay[]): WeekForecast | null {
  const first = week[0]!.date
  if (!knowsWorkingTimeFigures(first)) return null
  const days = week.map((day) => ({ date: day.date, minutes: minutesOf(day), holiday: day.isHoliday }))
  return { ...classifyWeek(days, first), days }
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
