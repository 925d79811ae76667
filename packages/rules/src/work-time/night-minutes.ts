import { minutesOf, spansWithout, commonSpans } from '../work-day/spans.ts'
import type { DaySpan } from './day-schedule.ts'
import { minutesBetween, type Interval } from './interval.ts'
import { workingTimeFigures } from './working-time-figures.ts'

const DAY_MINUTES = 1440

/** The nights, 22:00 to 06:00, that a span of minutes after midnight of a day touches. */
function nightsOf({ end }: DaySpan, on: Temporal.PlainDate): DaySpan[] {
  const { nightStart, nightEnd } = workingTimeFigures(on)
  const days = Math.ceil(Math.max(end, 1) / DAY_MINUTES) + 1
  return Array.from({ length: days }, (_, day) => (day - 1) * DAY_MINUTES).map((midnight) => ({
    start: midnight + nightStart,
    end: midnight + nightEnd,
  }))
}

/**
 * Minutes of night work, what was no work taken out once each (근로기준법 56조 3항). Automatic rest has no place in the day and
 * takes nothing away.
 * @param work minutes after midnight of the day
 */
export function nightMinutesOf(
  work: DaySpan,
  exclusions: readonly DaySpan[],
  on: Temporal.PlainDate,
): number {
  const { nightStart, nightEnd } = workingTimeFigures(on)
  // Between the end of the night before and the beginning of the next one, as nearly all work is.
  if (work.start >= nightEnd - DAY_MINUTES && work.end <= nightStart) return 0
  return minutesOf(commonSpans(spansWithout([work], exclusions), nightsOf(work, on)))
}

/** The same for times of the calendar. */
export function nightMinutes(interval: Interval, exclusions: readonly Interval[] = []): number {
  const on = interval.start.toPlainDate()
  const midnight = on.toPlainDateTime()
  const spanOf = ({ start, end }: Interval): DaySpan => ({
    start: minutesBetween(midnight, start),
    end: minutesBetween(midnight, end),
  })
  return nightMinutesOf(spanOf(interval), exclusions.map(spanOf), on)
}
