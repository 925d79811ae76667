import type { Span } from '../../../ui/figures/timeline-range.ts'
import type { WorkCheck } from './press-state.ts'
import { minuteInDay, minutesOf } from './work-clock.ts'

interface DaySpans {
  planned: Span[]
  actual: Span[]
  rest: Span[]
  leave: Span[]
}

/** Today's plan, work so far, lunch and dinner inside it and leave, in minutes of the working day. */
export function timelineOf(check: WorkCheck, now: { day: string; minute: number }): DaySpans {
  const worked = check.start_time
    ? span(
        minutesOf(check.start_time),
        check.end_time ? minutesOf(check.end_time) : minuteInDay(check.wk_date, now),
      )
    : []
  const lunch = { from: minutesOf(check.lunch_start_time), to: minutesOf(check.lunch_end_time) }
  const { dinner_start_time: from, dinner_end_time: to } = check
  const pauses = from && to ? [lunch, { from: minutesOf(from), to: minutesOf(to) }] : [lunch]
  return {
    planned:
      check.sch_start_time && check.sch_end_time
        ? span(minutesOf(check.sch_start_time), minutesOf(check.sch_end_time))
        : [],
    actual: worked,
    rest: worked.flatMap((work) => pauses.flatMap((pause) => common(work, pause))),
    leave: check.events
      .filter((event) => event.drf_status === 'APPROVED')
      .flatMap((event) => span(minutesOf(event.start_time), minutesOf(event.end_time))),
  }
}

/** What two spans share; empty when they do not touch. */
export function common(one: Span, other: Span): Span[] {
  return span(Math.max(one.from, other.from), Math.min(one.to, other.to))
}

function span(from: number, to: number): Span[] {
  return to > from ? [{ from, to }] : []
}
