import { periodStart } from '../../../../ui/time/period.ts'
import type { WorkDay } from './whole-days.ts'

interface Week {
  /** The first of its days that the month holds. */
  from: string
  /** Minutes. */
  planned: number
  worked: number
}

/** The days of a month by their weeks, which begin on Monday. */
export function weeksOf(
  days: readonly Pick<WorkDay, 'wk_date' | 'planned_minutes' | 'work_minutes'>[],
): Week[] {
  const weeks = new Map<string, Week>()
  for (const { wk_date, planned_minutes, work_minutes } of days) {
    const key = periodStart(wk_date, 'week')
    const { from, planned, worked } = weeks.get(key) ?? { from: wk_date, planned: 0, worked: 0 }
    weeks.set(key, { from, planned: planned + planned_minutes, worked: worked + work_minutes })
  }
  return [...weeks.values()]
}
