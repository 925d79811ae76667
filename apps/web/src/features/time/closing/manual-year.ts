/** Days from one to the other, as text. */
export interface Span {
  start_date: string
  end_date: string
}

const MONTHS = 12

interface Known {
  /** The end of the last period that there is. */
  last: string | undefined
  /** The first day that no other rule has closed. */
  since: string | null
  today: string
}

/**
 * The periods up to the December behind the last one, ending on its day of the month: twelve, or the rest of a year whose
 * beginning was closed otherwise. Of this year where there is none.
 */
export function nextYear({ last, since, today }: Known): { year: number; periods: Span[] } {
  const thisYear = Temporal.PlainDate.from(today).with({ month: 1, day: 1 })
  const known = [last ? Temporal.PlainDate.from(last) : thisYear.subtract({ days: 1 })]
  if (since) known.push(Temporal.PlainDate.from(since).subtract({ days: 1 }))
  const before = known.toSorted(Temporal.PlainDate.compare).at(-1)!
  const isMonthEnd = before.day === before.daysInMonth
  const ends = Array.from({ length: MONTHS - (before.month % MONTHS) }, (_, index) => {
    const month = before.toPlainYearMonth().add({ months: index + 1 })
    return month.toPlainDate({
      day: isMonthEnd ? month.daysInMonth : Math.min(before.day, month.daysInMonth),
    })
  })
  return { year: ends.at(-1)!.year, periods: follow(before.add({ days: 1 }).toString(), ends.map(String)) }
}

/** The twelve that change together: the rows of a year, with those behind or before it where it has fewer. */
export function twelveAround<Row extends Span>(all: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const first = Math.max(0, Math.min(all.indexOf(rows[0]!), all.length - MONTHS))
  return all.slice(first, first + MONTHS)
}

/** @returns by the place of a period whether it does not end after its first day, or is longer than a year */
export function wrongEnds(start: string, ends: readonly string[]): boolean[] {
  return follow(start, ends).map(({ start_date: from, end_date: to }) => {
    const beyond = Temporal.PlainDate.from(from).add({ years: 1 }).toString()
    return to <= from || to >= beyond
  })
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
