import type { Period } from '../calendar/periods.ts'

export type { Period }

/** How a company divides the year to close work time: by the month, by the week, or as it sets by hand. */
export const CONFIRM_PERIODS = ['MONTHLY', 'WEEKLY', 'MANUALLY'] as const
export type ConfirmPeriod = (typeof CONFIRM_PERIODS)[number]

/** The day on which a period ends where nothing else was said: the last of the month, Sunday. */
export const USUAL_END = { MONTHLY: 31, WEEKLY: 7, MANUALLY: 31 } as const

/**
 * The period that a day lies in.
 * @param endsOn MONTHLY: day of the month, in shorter months their last; WEEKLY: day of the week, 7 is Sunday
 */
export function periodAround(
  day: Temporal.PlainDate,
  kind: Exclude<ConfirmPeriod, 'MANUALLY'>,
  endsOn: number,
): Period {
  if (kind === 'WEEKLY') {
    const to = day.add({ days: (endsOn - day.dayOfWeek + 7) % 7 })
    return { from: to.subtract({ days: 6 }), to }
  }
  const ending = endOfMonthly(day.toPlainYearMonth(), endsOn)
  const isAfter = Temporal.PlainDate.compare(day, ending) > 0
  const month = day.toPlainYearMonth().add({ months: isAfter ? 1 : 0 })
  return {
    from: endOfMonthly(month.subtract({ months: 1 }), endsOn).add({ days: 1 }),
    to: endOfMonthly(month, endsOn),
  }
}

function endOfMonthly(month: Temporal.PlainYearMonth, endsOn: number): Temporal.PlainDate {
  return month.toPlainDate({ day: Math.min(endsOn, month.daysInMonth) })
}

/** The last day on which people may confirm a period themselves. */
export function deadlineOf({ to }: Period, days: number): Temporal.PlainDate {
  return to.add({ days })
}

/** What of a period is not within any of the ranges: what is still to close. @param closed in any order */
export function openParts({ from, to }: Period, closed: readonly Period[]): Period[] {
  const parts: Period[] = []
  let next = from
  const sorted = closed.toSorted((a, b) => Temporal.PlainDate.compare(a.from, b.from))
  for (const range of sorted) {
    const before = range.from.subtract({ days: 1 })
    const end = earlier(before, to)
    if (Temporal.PlainDate.compare(next, end) <= 0) parts.push({ from: next, to: end })
    const after = range.to.add({ days: 1 })
    if (Temporal.PlainDate.compare(after, next) > 0) next = after
  }
  if (Temporal.PlainDate.compare(next, to) <= 0) parts.push({ from: next, to })
  return parts
}

export function earlier(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) <= 0 ? a : b
}

export function later(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) >= 0 ? a : b
}
