import type { SaidDay, SaidYear } from './tokens.ts'

export interface Days {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/** Where a day without its year, month or week is looked for first: what is asked for lies ahead, what is told lies behind. */
export type Side = 'AHEAD' | 'BACK'

const MONTHS_TRIED = 12
// A 29th of February comes after eight years at the latest.
const YEARS_TRIED = 8

const one = (day: Temporal.PlainDate): Days => ({ from: day, to: day })

/** The days that may be meant, the likeliest first; none for a day that never comes. */
export function resolveDay(said: SaidDay, today: Temporal.PlainDate, side: Side = 'AHEAD'): Days[] {
  switch (said.by) {
    case 'days':
      return [one(today.add({ days: said.days }))]
    case 'week':
      return [ofWeek(said, today)]
    case 'weekday':
      return weekdays(said, today, side).map((first) => runOf(first, said))
    case 'date':
      return dates(said, today, side).map(one)
    case 'day':
      return daysOfMonths(said.day, today, side).map(one)
    case 'month':
      return months(said, today, side)
    case 'year':
      return [wholeYear(yearOf(said.year, today))]
  }
}

/** Said from today on, not from the day that stands before it. */
export const isOfToday = (said: SaidDay): boolean =>
  said.by === 'days' || said.by === 'week' || ('year' in said && typeof said.year === 'object')

const yearOf = (year: SaidYear, today: { year: number }): number =>
  typeof year === 'number' ? year : today.year + year.away

const wholeYear = (year: number): Days => ({
  from: new Temporal.PlainDate(year, 1, 1),
  to: new Temporal.PlainDate(year, 12, 31),
})

function monday(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: today.dayOfWeek - 1 })
}

/** 월화수: from the first until the last of them. */
function runOf(from: Temporal.PlainDate, said: { weekday: number; until?: number | undefined }): Days {
  return { from, to: from.add({ days: (said.until ?? said.weekday) - said.weekday }) }
}

function ofWeek(
  { weeks, weekday, until, weekend }: Extract<SaidDay, { by: 'week' }>,
  today: Temporal.PlainDate,
): Days {
  const first = monday(today).add({ weeks })
  if (weekday !== undefined) return runOf(first.add({ days: weekday - 1 }), { weekday, until })
  const [from, to] = weekend ? [5, 6] : [0, 4]
  return { from: first.add({ days: from }), to: first.add({ days: to }) }
}

function weekdays(
  { weekday, next }: Extract<SaidDay, { by: 'weekday' }>,
  today: Temporal.PlainDate,
  side: Side,
): Temporal.PlainDate[] {
  const coming = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })
  if (next) {
    // The one that comes, or that of next week: people mean either.
    const first = coming.equals(today) ? coming.add({ weeks: 1 }) : coming
    const ofNextWeek = monday(today).add({ weeks: 1, days: weekday - 1 })
    return first.equals(ofNextWeek) ? [first] : [ofNextWeek, first]
  }
  const other = side === 'AHEAD' ? coming.add({ weeks: 1 }) : coming.subtract({ weeks: 1 })
  if (coming.equals(today)) return [coming, other]
  return side === 'AHEAD' ? [coming] : [coming.subtract({ weeks: 1 }), coming]
}

function dates(
  { year, month, day }: Extract<SaidDay, { by: 'date' }>,
  today: Temporal.PlainDate,
  side: Side,
): Temporal.PlainDate[] {
  const of = (one: number) => dayOf(Temporal.PlainYearMonth.from({ year: one, month }), day)
  if (year !== undefined) return [of(yearOf(year, today))].filter((one) => one !== null)
  return nearest((away) => of(today.year + away), today, side, YEARS_TRIED)
}

function daysOfMonths(day: number, today: Temporal.PlainDate, side: Side): Temporal.PlainDate[] {
  const here = today.toPlainYearMonth()
  return nearest((months) => dayOf(here.add({ months }), day), today, side, MONTHS_TRIED)
}

/** That of now while it is on the right side; else the next one there, and then that of now, which is over. */
function nearest(
  at: (away: number) => Temporal.PlainDate | null,
  today: Temporal.PlainDate,
  side: Side,
  most: number,
): Temporal.PlainDate[] {
  const way = side === 'AHEAD' ? 1 : -1
  const isHere = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, today) * way >= 0
  const now = at(0)
  if (now && isHere(now)) return [now]
  for (let away = 1; away <= most; away += 1) {
    const found = at(away * way)
    if (found) return now ? [found, now] : [found]
  }
  return now ? [now] : []
}

function dayOf(month: Temporal.PlainYearMonth, day: number): Temporal.PlainDate | null {
  return day <= month.daysInMonth ? month.toPlainDate({ day }) : null
}

function months(said: Extract<SaidDay, { by: 'month' }>, today: Temporal.PlainDate, side: Side): Days[] {
  const here = today.toPlainYearMonth()
  return whichMonths(said, here, side).flatMap((month): Days[] => {
    if (said.day === undefined)
      return [{ from: month.toPlainDate({ day: 1 }), to: month.toPlainDate({ day: month.daysInMonth }) }]
    const day = dayOf(month, said.day === 'last' ? month.daysInMonth : said.day)
    return day ? [one(day)] : []
  })
}

function whichMonths(
  { year, month, months: away }: Extract<SaidDay, { by: 'month' }>,
  here: Temporal.PlainYearMonth,
  side: Side,
): Temporal.PlainYearMonth[] {
  if (month === undefined) return [here.add({ months: away ?? 0 })]
  if (year !== undefined) return [Temporal.PlainYearMonth.from({ year: yearOf(year, here), month })]
  const ofYear = Temporal.PlainYearMonth.from({ year: here.year, month })
  const order = Temporal.PlainYearMonth.compare(ofYear, here)
  if (side === 'AHEAD') return order >= 0 ? [ofYear] : [ofYear.add({ years: 1 }), ofYear]
  return order <= 0 ? [ofYear] : [ofYear.subtract({ years: 1 }), ofYear]
}
