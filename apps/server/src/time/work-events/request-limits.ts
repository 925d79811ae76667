import type { DayRange } from '../work-plans/index.ts'
import type { WantedEvent } from './event-sorts.ts'
import { weekOf } from './forecast/week-forecast.ts'
import { countedRange } from './given-days.ts'
import type { PlannedEvent } from './plan-request.ts'

/** The days that must be known to judge a request: those that its limit counts, and its week. */
export function knownRange({ from, to }: WantedEvent): DayRange {
  // A range the wrong way round is refused later; nothing may fail before.
  const last = Temporal.PlainDate.compare(from, to) <= 0 ? to : from
  const counted = countedRange(from, last)
  const [first, end] = [weekOf(from).from, weekOf(last).to]
  return {
    from: Temporal.PlainDate.compare(first, counted.from) < 0 ? first : counted.from,
    to: Temporal.PlainDate.compare(end, counted.to) > 0 ? end : counted.to,
  }
}

/** Whether the days that are given for the kind cover the request. */
export function isEnough({ given }: Pick<PlannedEvent, 'given'>): boolean {
  return given === null || given.used + given.asked <= given.total
}
