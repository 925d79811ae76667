import { daysBetween } from '../calendar/work-days.ts'
import { coveredMinutes, intersection, lengthOf, type Interval } from './interval.ts'
import { timeOnDay } from './normalize-interval.ts'
import { workingTimeFigures } from './working-time-figures.ts'

/** The nights, 22:00 to 06:00, that an interval touches. */
export function nightsOf(interval: Interval): Interval[] {
  const first = interval.start.toPlainDate().subtract({ days: 1 })
  const { nightStart, nightEnd } = workingTimeFigures(interval.start.toPlainDate())
  return daysBetween(first, interval.end.toPlainDate()).map((date) => ({
    start: timeOnDay(date, nightStart),
    end: timeOnDay(date, nightEnd),
  }))
}

/**
 * Minutes of night work, explicit exclusions taken out once each (근로기준법 56조 3항). Automatic rest has no
 * place in the day and takes nothing away.
 */
export function nightMinutes(interval: Interval, exclusions: readonly Interval[] = []): number {
  return nightsOf(interval).reduce((sum, night) => {
    const worked = intersection(interval, night)
    return worked ? sum + lengthOf(worked) - coveredMinutes(worked, exclusions) : sum
  }, 0)
}
