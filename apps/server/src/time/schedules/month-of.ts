import { daysBetween } from '#rules/calendar/work-days.ts'
import type { DayRange } from '../work-plans/index.ts'

/** A month with the weeks that it touches, from Monday to Sunday. */
export interface MonthOf extends DayRange {
  days: readonly Temporal.PlainDate[]
  weeks: DayRange
}

export function monthOf(day: Temporal.PlainDate): MonthOf {
  const from = day.with({ day: 1 })
  const to = day.with({ day: day.daysInMonth })
  return {
    from,
    to,
    days: daysBetween(from, to),
    weeks: {
      from: from.subtract({ days: from.dayOfWeek - 1 }),
      to: to.add({ days: 7 - to.dayOfWeek }),
    },
  }
}
