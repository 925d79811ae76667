import type { DaySpan } from '../work-time/day-schedule.ts'

// Plain loops: the days of whole companies are counted with them.

/** The same minutes as sorted spans that neither overlap nor touch; empty and reversed ones are dropped. */
export function mergeSpans(spans: readonly DaySpan[]): readonly DaySpan[] {
  if (isMerged(spans)) return spans
  const merged: DaySpan[] = []
  for (const one of spans.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (!last || one.start > last.end) merged.push({ start: one.start, end: one.end })
    else last.end = Math.max(last.end, one.end)
  }
  return merged
}

/** Whether there is nothing to merge, as with most lists. */
function isMerged(spans: readonly DaySpan[]): boolean {
  let end = -Infinity
  for (const span of spans) {
    if (span.start >= span.end || span.start <= end) return false
    end = span.end
  }
  return true
}

/** What lies in both of two lists of spans. */
export function commonSpans(some: readonly DaySpan[], others: readonly DaySpan[]): DaySpan[] {
  const common: DaySpan[] = []
  if (some.length === 0 || others.length === 0) return common
  const theirs = mergeSpans(others)
  for (const one of mergeSpans(some))
    for (const other of theirs) {
      const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)]
      if (start < end) common.push({ start, end })
    }
  return common
}

/** What is left of spans without others. */
export function spansWithout(spans: readonly DaySpan[], others: readonly DaySpan[]): readonly DaySpan[] {
  if (others.length === 0) return mergeSpans(spans)
  const theirs = mergeSpans(others)
  const left: DaySpan[] = []
  for (const { start, end } of mergeSpans(spans)) {
    let at = start
    for (const other of theirs) {
      if (other.end <= at || other.start >= end) continue
      if (other.start > at) left.push({ start: at, end: other.start })
      at = Math.max(at, other.end)
    }
    if (at < end) left.push({ start: at, end })
  }
  return left
}

/** Minutes of spans, each minute once. */
export function minutesOf(spans: readonly DaySpan[]): number {
  let minutes = 0
  for (const { start, end } of mergeSpans(spans)) minutes += end - start
  return minutes
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
