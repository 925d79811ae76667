/** Days from one to the other, as text. */
export interface Span {
  start_date: string
  end_date: string
}

const MONTHS = 12

/** Twelve periods behind the last one, ending on its day of the month; of this year where there is none. */
export function nextYear(last: string | undefined, today: string): { year: number; periods: Span[] } {
  const before = last
    ? Temporal.PlainDate.from(last)
    : Temporal.PlainDate.from(today).with({ month: 1, day: 1 }).subtract({ days: 1 })
  const isMonthEnd = before.day === before.daysInMonth
  const ends = Array.from({ length: MONTHS }, (_, index) => {
    const month = before.toPlainYearMonth().add({ months: index + 1 })
    return month.toPlainDate({
      day: isMonthEnd ? month.daysInMonth : Math.min(before.day, month.daysInMonth),
    })
  })
  return { year: ends.at(-1)!.year, periods: follow(before.add({ days: 1 }).toString(), ends.map(String)) }
}

/** Periods with these ends, the first from a day on, each from the day after the one before it. */
export function follow(start: string, ends: readonly string[]): Span[] {
  return ends.map((end_date, index) => {
    const before = ends[index - 1]
    const start_date =
      before === undefined ? start : Temporal.PlainDate.from(before).add({ days: 1 }).toString()
    return { start_date, end_date }
  })
}
