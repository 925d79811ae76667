import type { DaySpan } from '../work-time/day-schedule.ts'

/** The same minutes as sorted spans that neither overlap nor touch; empty and reversed ones are dropped. */
export function mergeSpans(spans: readonly DaySpan[]): DaySpan[] {
  const merged: DaySpan[] = []
  for (const one of spans.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (!last || one.start > last.end) merged.push({ start: one.start, end: one.end })
    else last.end = Math.max(last.end, one.end)
  }
  return merged
}

/** What lies in both of two lists of spans. */
export function commonSpans(some: readonly DaySpan[], others: readonly DaySpan[]): DaySpan[] {
  const theirs = mergeSpans(others)
  return mergeSpans(some).flatMap((one) =>
    theirs
      .map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }))
      .filter(({ start, end }) => start < end),
  )
}

/** What is left of spans without others. */
export function spansWithout(spans: readonly DaySpan[], others: readonly DaySpan[]): DaySpan[] {
  const theirs = mergeSpans(others)
  return mergeSpans(spans).flatMap(({ start, end }) => {
    const left: DaySpan[] = []
    let at = start
    for (const other of theirs) {
      if (other.end <= at || other.start >= end) continue
      if (other.start > at) left.push({ start: at, end: other.start })
      at = Math.max(at, other.end)
    }
    if (at < end) left.push({ start: at, end })
    return left
  })
}

/** Minutes of spans, each minute once. */
export function minutesOf(spans: readonly DaySpan[]): number {
  return mergeSpans(spans).reduce((sum, { start, end }) => sum + end - start, 0)
}

/** The last minutes of spans; all of them when there are no more. */
export function lastMinutes(spans: readonly DaySpan[], minutes: number): DaySpan[] {
  let left = minutes
  const taken: DaySpan[] = []
  for (const { start, end } of mergeSpans(spans).toReversed()) {
    const from = Math.max(start, end - left)
    if (from < end) taken.unshift({ start: from, end })
    left -= end - from
  }
  return taken
}
