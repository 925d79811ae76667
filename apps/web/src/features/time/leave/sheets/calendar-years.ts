/** The calendar years in which a range of days lies, the latest first. */
export function calendarYears(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, back) => String(last - back))
}

/** What is downloaded of a year always goes to its 31 December (R-VACATION-001). */
export const wholeYear = (year: string) => ({ start_date: `${year}-01-01`, end_date: `${year}-12-31` })
