import { monthOf as calendarMonthOf, wholeWeeks } from '#rules/calendar/periods.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import type { DayRange } from '../work-plans/index.ts'

/** A month with the weeks that it touches, from Monday to Sunday. */
export interface MonthOf extends DayRange {
  days: readonly Temporal.PlainDate[]
  weeks: DayRange
}

export function monthOf(day: Temporal.PlainDate): MonthOf {
  const { from, to } = calendarMonthOf(day)
  return {
    from,
    to,
    days: daysBetween(from, to),
    weeks: wholeWeeks({ from, to }),
  }
}

/** All days of the weeks that some days lie in: a day that is worked or not may move the weekly holiday of the others. */
export function weeksOf(days: readonly string[]): string[] {
  const weeks = days.map((text) => {
    const day = Temporal.PlainDate.from(text)
    return wholeWeeks({ from: day, to: day })
  })
  return [...new Set(weeks.flatMap(({ from, to }) => daysBetween(from, to).map(String)))]
}
