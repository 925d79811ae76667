/** How a booking repeats. `weekdays`: 1 Monday … 7 Sunday, used by WEEKLY only. */
export interface RepeatRule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY'
  /** Every so many days, weeks or months, from 1. */
  every: number
  weekdays: readonly number[]
  /** The last day that may be an occurrence. */
  until: Temporal.PlainDate
}

/** More than a year of working days at once is a slip of the hand. */
export const MOST_OCCURRENCES = 260

/**
 * The days on which a booking that starts on `first` repeats, in order, `first` among them when the rule names its weekday.
 * A monthly rule keeps the day of the month and leaves out months that lack it (the 31st), as RFC 5545 does.
 * @returns at most MOST_OCCURRENCES + 1 days, so that a caller can tell that there are too many
 */
export function occurrences(first: Temporal.PlainDate, rule: RepeatRule): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = []
  for (const day of candidates(first, rule)) {
    if (Temporal.PlainDate.compare(day, rule.until) > 0 || days.length > MOST_OCCURRENCES) break
    days.push(day)
  }
  return days
}

function* candidates(first: Temporal.PlainDate, rule: RepeatRule): Generator<Temporal.PlainDate> {
  if (rule.frequency === 'WEEKLY') {
    const weekdays = [...new Set(rule.weekdays.length > 0 ? rule.weekdays : [first.dayOfWeek])].sort(
      (a, b) => a - b,
    )
    let monday = first.subtract({ days: first.dayOfWeek - 1 })
    for (;;) {
      for (const weekday of weekdays) {
        const day = monday.add({ days: weekday - 1 })
        if (Temporal.PlainDate.compare(day, first) >= 0) yield day
      }
      monday = monday.add({ weeks: rule.every })
    }
  }
  for (let step = 0; ; step += rule.every) {
    if (rule.frequency === 'DAILY') {
      yield first.add({ days: step })
      continue
    }
    const day = first.add({ months: step })
    if (day.day === first.day) yield day
    else if (Temporal.PlainDate.compare(day, rule.until) > 0) return
  }
}
