/** What a contract says of hours from a day on until before another, open without one; days are ISO text. */
export interface ContractHours {
  from: string
  until: string | null
  /** Minutes of a week; null is full time. */
  weeklyMinutes: number | null
  /** Minutes of a day. */
  dayMinutes: number
}

/** Hours of a week beyond which nobody is a part-time worker (근로기준법 50조 1항, 2조 1항 9호). */
export const FULL_TIME_WEEKLY_MINUTES = 2400

const WORK_DAYS = 5

export function isPartTime({ weeklyMinutes }: Pick<ContractHours, 'weeklyMinutes'>): boolean {
  return weeklyMinutes !== null && weeklyMinutes < FULL_TIME_WEEKLY_MINUTES
}

/** What holds on a day; before the first row what the first says. At least one row. */
export function hoursOn(rows: readonly ContractHours[], day: string): ContractHours {
  return rows.find(({ from, until }) => from <= day && (until === null || until > day)) ?? rows[0]!
}

/**
 * The minutes of a week over a period, weighed by days, as a sum over so many days: exact, so that nothing is lost before the rounding.
 * @param period from a day on until before another
 */
export function weekMinutesOver(
  rows: readonly ContractHours[],
  { from, until }: { from: Temporal.PlainDate; until: Temporal.PlainDate },
): { sum: number; days: number } {
  const [first, end] = [from.toString(), until.toString()]
  const starts = [first, ...rows.map((row) => row.from).filter((day) => day > first && day < end)].toSorted()
  const daysTo = (day: string, next: string) =>
    Temporal.PlainDate.from(day).until(next, { largestUnit: 'days' }).days
  return {
    sum: starts.reduce(
      (sum, day, at) => sum + weekOf(hoursOn(rows, day)) * daysTo(day, starts[at + 1] ?? end),
      0,
    ),
    days: daysTo(first, end),
  }
}

/** Full time is five days of the contract. */
function weekOf({ weeklyMinutes, dayMinutes }: ContractHours): number {
  return Math.min(weeklyMinutes ?? WORK_DAYS * dayMinutes, FULL_TIME_WEEKLY_MINUTES)
}
