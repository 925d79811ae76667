import { isHeld, type LeaveEvent, type LeaveYear, roundDays } from '../index.ts'

type Year = Pick<
  LeaveYear,
  | 'start_date'
  | 'end_date'
  | 'total_days'
  | 'used_vac_days'
  | 'held_vac_days'
  | 'available_days'
  | 'expired_days'
  | 'grants'
>

export interface StripSegment {
  kind: 'used' | 'held' | 'left' | 'expired'
  days: number
}

export interface StripSpan {
  /** Percent of the year from its first day. */
  at: number
  width: number
  date: string
  isPending: boolean
}

/** How the year's grant divides into used, requested, left and expired; what is zero is left out. */
export function segmentsOf(year: Year): StripSegment[] {
  const parts = [
    { kind: 'used', days: year.used_vac_days },
    { kind: 'held', days: year.held_vac_days },
    { kind: 'left', days: Math.max(0, year.available_days) },
    { kind: 'expired', days: year.expired_days },
  ] as const
  return parts.filter(({ days }) => days > 0)
}

/** Where a day lies in the year, in percent from its first day (0) to the end of its last (100). */
export function placeOf(
  day: string,
  { start_date, end_date }: Pick<Year, 'start_date' | 'end_date'>,
): number {
  const whole = daysUntil(start_date, end_date) + 1
  return Math.min(100, Math.max(0, (daysUntil(start_date, day) / whole) * 100))
}

/** The days of leave in the year as bars; days that follow each other join when they have the same state. */
export function spansOf(year: Year, events: readonly LeaveEvent[]): StripSpan[] {
  const days = events
    .filter(isHeld)
    .flatMap((event) =>
      event.counted_days.map(({ date }) => ({ date, isPending: event.drf_status === 'REQUESTED' })),
    )
    .filter(({ date }) => year.start_date <= date && date <= year.end_date)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const one = 100 / (daysUntil(year.start_date, year.end_date) + 1)
  const spans: StripSpan[] = []
  let last = ''
  for (const { date, isPending } of days) {
    const before = spans.at(-1)
    if (before && before.isPending === isPending && last !== '' && daysUntil(last, date) <= 1) {
      before.width = placeOf(date, year) + one - before.at
    } else spans.push({ at: placeOf(date, year), width: one, date, isPending })
    last = date
  }
  return spans
}

/** First days of the months that begin within the year. */
export function monthsOf({ start_date, end_date }: Pick<Year, 'start_date' | 'end_date'>): string[] {
  const months: string[] = []
  const start = Temporal.PlainDate.from(start_date)
  let month = start.day === 1 ? start : start.with({ day: 1 }).add({ months: 1 })
  while (month.toString() <= end_date) {
    months.push(month.toString())
    month = month.add({ months: 1 })
  }
  return months
}

/** Days on which something of the year's grants is lost, each once, with what is still unused of it. */
export function expiriesOf({ grants }: Pick<Year, 'grants'>): { date: string; days: number }[] {
  const left = Map.groupBy(grants, (grant) => grant.expires_on)
  return [...left]
    .map(([date, group]) => ({
      date,
      days: roundDays(group.reduce((sum, grant) => sum + grant.days - grant.used_days - grant.held_days, 0)),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

function daysUntil(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
}

/**
 * The ranges, of at most 366 days each, in which the requests of a year are looked for: the year itself, and behind the
 * current one also the next, because leave is asked for ahead.
 */
export function rangesOf(
  year: Pick<Year, 'start_date' | 'end_date'> & { is_current: boolean },
): [string, string][] {
  const own: [string, string] = [year.start_date, year.end_date]
  if (!year.is_current) return [own]
  const next = Temporal.PlainDate.from(year.end_date).add({ days: 1 })
  return [own, [next.toString(), next.add({ years: 1 }).subtract({ days: 1 }).toString()]]
}

/** The year that the address names, else the current one, else the newest. */
export function yearOrCurrent<Y extends { ordinal_year: number; is_current: boolean }>(
  years: readonly Y[],
  ordinal: number | undefined,
): Y | undefined {
  return (
    years.find((year) => year.ordinal_year === ordinal) ?? years.find((year) => year.is_current) ?? years[0]
  )
}
