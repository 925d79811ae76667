import { dayFromKey } from '#rules/calendar/day-key.ts'
import { dayAfterYears } from '#rules/calendar/legal-period.ts'
import { firstFiscalStart } from '#rules/leave/fiscal-basis.ts'
import type { GrantUsage } from '#rules/leave/leave-balance.ts'
import { CALENDAR_YEAR_RENEWAL, leaveYearOf, leaveYearStart } from '#rules/leave/leave-year.ts'
import { balanceToday, type LeaveAccount } from './leave-account.ts'
import type { GrantRow, LeavePerson } from './account.store.ts'

/** A grant with what has become of it by today. */
export interface UsedGrant extends GrantRow, Omit<GrantUsage, 'id' | 'granted'> {}

/** One year of service (or fiscal year) with the grants that arose in it. */
export interface LeaveYear {
  ordinal: number
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  isCurrent: boolean
  /** The days whose grants are its own: see {@link countedSpan}. */
  counts: Span
  grants: UsedGrant[]
}

/** A person's leave by year, newest first; each grant stands in the year in which it arose. */
export function leaveYears(account: LeaveAccount): LeaveYear[] {
  const { person, today } = account
  const used = usedGrants(account)
  return yearsUntil(person, today)
    .map(({ from, to }, index) => ({
      counts: countedSpan(person, { from, to }),
      ordinal: index + 1,
      from,
      to,
      isCurrent: Temporal.PlainDate.compare(from, today) <= 0 && Temporal.PlainDate.compare(today, to) <= 0,
    }))
    .map((year) => ({ ...year, grants: used.filter(({ granted_on }) => isWithin(year.counts, granted_on)) }))
    .toReversed()
}

/** The grants that have arisen, each with what has become of it by today. @param within those that count to a year alone */
export function usedGrants(account: LeaveAccount, within?: Span): UsedGrant[] {
  const usages = balanceToday(account).grants
  const used: UsedGrant[] = []
  for (const [place, grant] of account.grants.entries()) {
    if (within && !isWithin(within, grant.granted_on)) continue
    const { taken, held, deducted, carried, remaining, usable, expired } = usages[place]!
    used.push({ ...grant, taken, held, deducted, carried, remaining, usable, expired })
  }
  return used
}

export interface Span {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/**
 * The years from joining to the one that `today` lies in; none without a joining date.
 * @param startOfService of years by the day of joining; as they are shown, unless the law's own are wanted
 */
export function yearsUntil(
  person: LeavePerson,
  today: Temporal.PlainDate,
  startOfService: (hire: Temporal.PlainDate, place: number) => Temporal.PlainDate = leaveYearStart,
): Span[] {
  if (person.joined_on === null) return []
  const hire = dayFromKey(person.joined_on)
  const isFiscal = person.leave_basis === 'FISCAL_YEAR'
  const second = firstFiscalStart(hire, person.fiscal_start_month)
  const startOf = (year: number) => {
    if (year === 1) return hire
    return isFiscal ? second.add({ years: year - 2 }) : startOfService(hire, year - 1)
  }
  const years: Span[] = []
  for (let year = 1; year === 1 || Temporal.PlainDate.compare(startOf(year), today) <= 0; year += 1) {
    years.push({ from: startOf(year), to: startOf(year + 1).subtract({ days: 1 }) })
  }
  return years
}

/**
 * The days whose grants count to a year. Where the company has changed how leave arises, what arose in the year that was running by then
 * goes on as leave of the year into which the change fell, and is none of the year before it.
 */
export function countedSpan(person: LeavePerson, { from, to }: Span): Span {
  let counts = { from, to }
  if (person.joined_on === null) return counts
  const hire = dayFromKey(person.joined_on)
  for (const { until, basis, month } of person.earlier_leave_bases) {
    const changed = dayFromKey(until)
    const running = runningSince(hire, basis === 'FISCAL_YEAR' ? month : null, changed)
    if (Temporal.PlainDate.compare(from, changed) < 0 && Temporal.PlainDate.compare(changed, to) <= 0)
      counts = { ...counts, from: earlierOf(counts.from, running) }
    // The year after this one is that of the change, and takes what arose since then.
    const next = to.add({ days: 1 })
    const isBefore = Temporal.PlainDate.compare(next, changed) < 0
    if (isBefore && Temporal.PlainDate.compare(changed, next.add({ years: 1 })) < 0)
      counts = { ...counts, to: earlierOf(counts.to, running.subtract({ days: 1 })) }
  }
  return counts
}

/** The first day of the year of leave that ran on the day before one. @param month of the company's year; null for the day of joining */
function runningSince(
  hire: Temporal.PlainDate,
  month: number | null,
  day: Temporal.PlainDate,
): Temporal.PlainDate {
  const startOf = (year: number) =>
    month === null
      ? dayAfterYears(hire, Math.max(0, year - hire.year))
      : Temporal.PlainDate.from({ year, month, day: 1 })
  const start = startOf(day.year)
  const found = Temporal.PlainDate.compare(start, day) < 0 ? start : startOf(day.year - 1)
  return Temporal.PlainDate.compare(found, hire) < 0 ? hire : found
}

function earlierOf(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? one : other
}

export function isWithin(span: Span, day: string): boolean {
  let known = keys.get(span)
  if (!known) keys.set(span, (known = { first: span.from.toString(), last: span.to.toString() }))
  return known.first <= day && day <= known.last
}

/** A year is asked about by every grant of a life. */
const keys = new WeakMap<Span, { first: string; last: string }>()

/** First day of the leave year, as clients move by it: a day in 1899 means plain calendar years, whatever its month (R-VACATION-006). */
export function renewalDay(person: LeavePerson, today: Temporal.PlainDate): string | null {
  const { leave_basis: basis, fiscal_start_month: month, joined_on: joined } = person
  if (basis !== 'FISCAL_YEAR') return joined
  if (month === 1) return `${CALENDAR_YEAR_RENEWAL}-01-01`
  return leaveYearOf(today, today.with({ month, day: 1 })).from.toString()
}
