/** A span of wall-clock time in Korea; half open: the end does not belong to it. Never converted to UTC. */
export type Interval = { start: Temporal.PlainDateTime; end: Temporal.PlainDateTime }

/** Whole minutes from one time to another; negative when reversed. */
export function minutesBetween(from: Temporal.PlainDateTime, to: Temporal.PlainDateTime): number {
  return Math.floor(from.until(to, { largestUnit: 'minute' }).total('minute'))
}

export function lengthOf(interval: Interval): number {
  return Math.max(0, minutesBetween(interval.start, interval.end))
}

/** The common part of two intervals, or null when they only touch or lie apart. */
export function intersection(a: Interval, b: Interval): Interval | null {
  const { compare } = Temporal.PlainDateTime
  const start = compare(a.start, b.start) >= 0 ? a.start : b.start
  const end = compare(a.end, b.end) <= 0 ? a.end : b.end
  return compare(start, end) < 0 ? { start, end } : null
}

/** The same time as sorted intervals that neither overlap nor touch; empty and reversed ones are dropped. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const { compare } = Temporal.PlainDateTime
  const sorted = intervals
    .filter((one) => compare(one.start, one.end) < 0)
    .sort((a, b) => compare(a.start, b.start))
  const merged: Interval[] = []
  for (const one of sorted) {
    const last = merged.at(-1)
    if (!last || compare(one.start, last.end) > 0) merged.push({ ...one })
    else if (compare(one.end, last.end) > 0) last.end = one.end
  }
  return merged
}

/** Minutes of an interval that lie inside any of the others, each minute counted once. */
export function coveredMinutes(interval: Interval, by: readonly Interval[]): number {
  return mergeIntervals(by).reduce((sum, one) => {
    const common = intersection(interval, one)
    return common ? sum + lengthOf(common) : sum
  }, 0)
}
