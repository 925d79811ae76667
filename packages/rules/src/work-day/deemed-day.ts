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
 * The hours that count as worked although nobody measured them: of deemed work (근로기준법 58조), and of who records no presses, the
 * planned ones without leave, and what was approved besides (56조: work that was ordered and done is wage). Null where work is
 * measured, on days on which none is due to who pressed, and where leave fills the day of who did.
 */
export function deemedDay(plan: PlannedDay, facts: DayFacts): DeemedDay | null {
  const { inMinute, leave = [], requested = [], exclusions = [], byPlan } = facts
  const isDeemed = plan.workType === 'DEEMED'
  const due = isDeemed || byPlan ? dueSpan(plan, leave) : null
  if (due === null && !byPlan) return null
  const [first, ...rest] = mergeSpans([...(due ? spansWithout([due], leave) : []), ...requested])
  // The times of a day that was filled stay when leave takes all of it afterwards: they count for nothing until it is taken back.
  if (!first) return byPlan ? { start: inMinute!, end: inMinute!, free: [] } : null
  const whole = { start: first.start, end: rest.at(-1)?.end ?? first.end }
  const free = spansWithout([whole], [first, ...rest])
  return { ...whole, free: isDeemed ? free : mergeSpans([...free, ...exclusions]) }
}
