import type { DaySpan } from '../work-time/day-schedule.ts'
import type { PlannedDay } from '../work-time/plan-day.ts'
import type { DayFacts } from './measure-day.ts'
import { dueSpan } from './lateness.ts'
import { mergeSpans, spansWithout } from './spans.ts'

/** A day of deemed work: from when to when it is counted, and what in between is free. */
export interface DeemedDay extends DaySpan {
  free: readonly DaySpan[]
}

/**
 * The hours that count as worked although nobody measured them (근로기준법 58조): the planned ones without leave, and what was
 * approved besides. Null where work is not deemed, on days on which none is due, and where leave fills the day.
 */
export function deemedDay(plan: PlannedDay, { leave = [], requested = [] }: DayFacts): DeemedDay | null {
  const due = plan.workType === 'DEEMED' ? dueSpan(plan, leave) : null
  if (due === null) return null
  const [first, ...rest] = mergeSpans([...spansWithout([due], leave), ...requested])
  if (!first) return null
  const whole = { start: first.start, end: rest.at(-1)?.end ?? first.end }
  return { ...whole, free: spansWithout([whole], [first, ...rest]) }
}
