/** What held from a day on, until the next stretch begins. Days are ISO text, so that they compare as they stand. */
export interface Stretch<T> {
  from: string
  value: T
}

/** Stretches by day, without gaps from its first one on, no two neighbours alike. */
export type Timeline<T> = readonly Stretch<T>[]

/** The first day of whatever has always been so: the earliest day that the contract takes. */
export const BEGINNING = '1900-01-01'

/** What holds on a day; undefined before the first stretch. */
export function valueOn<T>(timeline: Timeline<T>, day: string): T | undefined {
  return timeline.findLast((stretch) => stretch.from <= day)?.value
}

/** The first day on which two timelines differ; null when they never do. */
export function differsFrom<T>(some: Timeline<T>, others: Timeline<T>): string | null {
  const days = [...some, ...others].map(({ from }) => from).toSorted()
  return days.find((day) => valueOn(some, day) !== valueOn(others, day)) ?? null
}

/** The value holds from the day until the next change that was there already; what was before stays. */
export function changeFrom<T>(timeline: Timeline<T>, from: string, value: T): Timeline<T> {
  const before = timeline.filter((stretch) => stretch.from < from)
  const after = timeline.filter((stretch) => stretch.from > from)
  return compact([...before, { from, value }, ...after])
}

/** Undoes the change on that day: what was before holds on. null when nothing changes on it. */
export function takeBack<T>(timeline: Timeline<T>, from: string): Timeline<T> | null {
  const at = timeline.findIndex((stretch) => stretch.from === from)
  return at < 1 ? null : compact(timeline.toSpliced(at, 1))
}

/** Nothing changes any more after the day. */
export function cutAfter<T>(timeline: Timeline<T>, lastDay: string): Timeline<T> {
  return timeline.filter((stretch) => stretch.from <= lastDay)
}

/**
 * Days of somebody begin on another day, as when a day of joining is corrected: earlier with what they began with, later
 * with what holds by then; what changed between the two days is gone. Nothing moves earlier that did not begin on the day.
 */
export function moveBeginning<T>(timeline: Timeline<T>, day: string, to: string): Timeline<T> {
  const [first, last] = day < to ? [day, to] : [to, day]
  const moved = timeline.findLast(({ from }) => (day < to ? from <= to : from === day))
  if (!moved) return timeline
  const before = timeline.filter(({ from }) => from < first)
  const after = timeline.filter(({ from }) => from > last)
  return compact([...before, { ...moved, from: to }, ...after])
}

function compact<T>(timeline: Timeline<T>): Timeline<T> {
  return timeline.filter((stretch, at) => at === 0 || timeline[at - 1]!.value !== stretch.value)
}
