import { remembered } from '../remembered.ts'

/*
 * Days are asked for their text again and again, and compared by it: writing or comparing one anew costs more than all else
 * that is asked of it. Everybody looks at the same few weeks and months, whose days are the same objects, see daysBetween.
 */
const known = new WeakMap<Temporal.PlainDate, string>()

/** A day as text, yyyy-MM-dd; texts are in the order of their days. */
export function dayKey(day: Temporal.PlainDate): string {
  return known.get(day) ?? day.toString()
}

/** Keeps the texts of days that many will look at. */
export function keepKeys(days: readonly Temporal.PlainDate[]): void {
  for (const day of days) known.set(day, day.toString())
}

/** A day as its text, for rules that compare the same days again and again and never reckon with them. */
export type DayKey = string

const REMEMBERED_DAYS = 20_000

/** A day from its text: the same object for everybody who asks, so that its text is known, too. */
export const dayFromKey: (key: string) => Temporal.PlainDate = remembered(REMEMBERED_DAYS, (key) => {
  const day = Temporal.PlainDate.from(key)
  keepKeys([day])
  return day
})

/** The day after one. */
export const keyAfter: (key: DayKey) => DayKey = remembered(REMEMBERED_DAYS, (key) =>
  dayFromKey(key).add({ days: 1 }).toString(),
)

/** The day before one. */
export const keyBefore: (key: DayKey) => DayKey = remembered(REMEMBERED_DAYS, (key) =>
  dayFromKey(key).subtract({ days: 1 }).toString(),
)

/** Whether a day lies in a range, its first and last day included. */
export function daysWithin({
  from,
  to,
}: {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}): (day: Temporal.PlainDate) => boolean {
  const [first, last] = [dayKey(from), dayKey(to)]
  return (day) => first <= dayKey(day) && dayKey(day) <= last
}

const REMEMBERED_WEEKS = 500

const weekByDay = remembered(REMEMBERED_WEEKS, (key): readonly string[] => {
  const day = dayFromKey(key)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  return Array.from({ length: 7 }, (_, at) => monday.add({ days: at }).toString())
})

/** The days of a day's week, Monday first. */
export const keysOfWeek = (day: Temporal.PlainDate): readonly string[] => weekByDay(dayKey(day))
