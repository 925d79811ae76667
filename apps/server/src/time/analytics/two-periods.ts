import { workingToday, type DayRange } from '../work-plans/index.ts'
import { periodOf } from '../attendance/index.ts'

export type PeriodKind = 'week' | 'month'

/** A period, and how much of it is compared: the days up to `until`, none while it is null. */
export interface Compared {
  range: DayRange
  until: Temporal.PlainDate | null
}

export interface TwoPeriods {
  current: Compared
  before: Compared
}

type Asking = Parameters<typeof workingToday>[0]

/** A period and the one before it. Of a running one the days that are over count, and as many of the one before. */
export function twoPeriods(ctx: Asking, date: Temporal.PlainDate | undefined, kind: PeriodKind): TwoPeriods {
  const today = workingToday(ctx)
  const range = periodOf(date ?? today, kind)
  const before = periodOf(range.from.subtract({ days: 1 }), kind)
  if (isBefore(range.to, today))
    return { current: { range, until: range.to }, before: { range: before, until: before.to } }
  if (!isBefore(range.from, today))
    return { current: { range, until: null }, before: { range: before, until: null } }
  const until = today.subtract({ days: 1 })
  const same = before.from.add({ days: range.from.until(until, { largestUnit: 'days' }).days })
  return {
    current: { range, until },
    before: { range: before, until: isBefore(before.to, same) ? before.to : same },
  }
}

/** The dates of both, by the names of the wire. */
export function periodsToWire({ current, before }: TwoPeriods) {
  return {
    start_date: current.range.from.toString(),
    end_date: current.range.to.toString(),
    until_date: current.until?.toString() ?? null,
    before_start_date: before.range.from.toString(),
    before_end_date: before.range.to.toString(),
    before_until_date: before.until?.toString() ?? null,
    prev_date: before.range.from.toString(),
    next_date: current.range.to.add({ days: 1 }).toString(),
  }
}

function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0
}
