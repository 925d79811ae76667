/**
 * The day on which a right arises after n full months counted from a start day that counts itself.
 * A period ends the day before the corresponding day; where the month has no such day, it ends with the month
 * and the right arises on the first of the next (민법 160조 3항): 01-31 + 1 month gives 03-01.
 */
export function dayAfterMonths(start: Temporal.PlainDate, months: number): Temporal.PlainDate {
  const target = start.add({ months })
  return target.day === start.day ? target : target.add({ days: 1 })
}

/** The same for full years: 02-29 + 1 year gives 03-01. */
export function dayAfterYears(start: Temporal.PlainDate, years: number): Temporal.PlainDate {
  return dayAfterMonths(start, years * 12)
}

/** Full months completed on a day (0 when it lies before the start). */
export function completedMonths(start: Temporal.PlainDate, on: Temporal.PlainDate): number {
  if (Temporal.PlainDate.compare(on, start) < 0) return 0
  let months = (on.year - start.year) * 12 + on.month - start.month
  if (Temporal.PlainDate.compare(dayAfterMonths(start, months), on) > 0) months -= 1
  return Math.max(0, months)
}

/** Full years of service completed on a day. */
export function completedYears(start: Temporal.PlainDate, on: Temporal.PlainDate): number {
  return Math.floor(completedMonths(start, on) / 12)
}
