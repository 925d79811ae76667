import { keepKeys } from '../calendar/day-key.ts'
import { dayAfterYears } from '../calendar/legal-period.ts'

/** The year in which the product keeps renewal dates that mean plain calendar years. */
export const CALENDAR_YEAR_RENEWAL = 1899

export type LeaveYear = { from: Temporal.PlainDate; to: Temporal.PlainDate }

/**
 * Last day of a leave year that begins on a day: one year later minus one day; from 29 February 364 days
 * later (a rule of the product for moving by years, not the legal expiry of a grant).
 */
export function leaveYearEnd(from: Temporal.PlainDate): Temporal.PlainDate {
  const leapDay = from.month === 2 && from.day === 29
  return leapDay ? from.add({ days: 364 }) : from.add({ years: 1 }).subtract({ days: 1 })
}

/**
 * First day of a year of service as it is shown, from 0 on: of who joined on 29 February the first one ends 364 days later, and all others
 * begin on the 28th (R-VACATION-025). What arises follows the law, a day later at most, and so within the same year.
 */
export function leaveYearStart(hireDate: Temporal.PlainDate, place: number): Temporal.PlainDate {
  const first = leaveYearEnd(hireDate).add({ days: 1 })
  return place === 0 ? hireDate : dayAfterYears(first, place - 1)
}

/** All of such a year: the same object for all who joined on the day, for a page looks at a year of many people. */
export function leaveYearAt(hireDate: Temporal.PlainDate, place: number): LeaveYear {
  const years = known.get(hireDate) ?? new Map<number, LeaveYear>()
  known.set(hireDate, years)
  const year = years.get(place) ?? {
    from: leaveYearStart(hireDate, place),
    to: leaveYearStart(hireDate, place + 1).subtract({ days: 1 }),
  }
  if (!years.has(place)) keepKeys([year.from, year.to])
  years.set(place, year)
  return year
}

const known = new WeakMap<Temporal.PlainDate, Map<number, LeaveYear>>()

/** The leave year that a day falls into, for a renewal date; a renewal in 1899 means calendar years. */
export function leaveYearOf(day: Temporal.PlainDate, renewal: Temporal.PlainDate): LeaveYear {
  const first = renewal.year === CALENDAR_YEAR_RENEWAL ? { month: 1, day: 1 } : renewal
  const startIn = (year: number): Temporal.PlainDate =>
    Temporal.PlainDate.from({ year, month: first.month, day: first.day })
  const own = startIn(day.year)
  const from = Temporal.PlainDate.compare(own, day) <= 0 ? own : startIn(day.year - 1)
  const next = startIn(from.year + 1)
  return { from, to: next.subtract({ days: 1 }) }
}
