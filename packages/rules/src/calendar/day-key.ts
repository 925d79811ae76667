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

const days = new Map<string, Temporal.PlainDate>()
const REMEMBERED_DAYS = 20_000

/** A day from its text: the same object for everybody who asks, so that its text is known, too. */
export function dayFromKey(key: string): Temporal.PlainDate {
  const day = days.get(key)
  if (day) return day
  const made = Temporal.PlainDate.from(key)
  if (days.size >= REMEMBERED_DAYS) days.clear()
  days.set(key, made)
  keepKeys([made])
  return made
}

const following = new Map<DayKey, DayKey>()

/** The day after one. */
export function keyAfter(key: DayKey): DayKey {
  const known = following.get(key)
  if (known) return known
  const next = dayFromKey(key).add({ days: 1 }).toString()
  if (following.size >= REMEMBERED_DAYS) following.clear()
  following.set(key, next)
  return next
}

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

const weeks = new Map<string, readonly string[]>()
const REMEMBERED_WEEKS = 500

/** The days of a day's week, Monday first. */
export function keysOfWeek(day: Temporal.PlainDate): readonly string[] {
  const key = dayKey(day)
  const week = weeks.get(key)
  if (week) return week
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const keys = Array.from({ length: 7 }, (_, at) => monday.add({ days: at }).toString())
  if (weeks.size >= REMEMBERED_WEEKS) weeks.clear()
  weeks.set(key, keys)
  return keys
}
