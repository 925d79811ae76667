// More days than any leave has; a document of the year 9999 must not hang the screen.
const MOST_DAYS = 400

/** The days between two days that take nothing from the balance: weekends, holidays, days off. */
export function leftOutDays(from: string, to: string, counted: readonly string[]): string[] {
  const taken = new Set(counted)
  const last = Temporal.PlainDate.from(to)
  const left: string[] = []
  let day = Temporal.PlainDate.from(from)
  for (let n = 0; n < MOST_DAYS && Temporal.PlainDate.compare(day, last) <= 0; n += 1) {
    if (!taken.has(day.toString())) left.push(day.toString())
    day = day.add({ days: 1 })
  }
  return left
}
