import { endWithRequested } from '#rules/work-day/count-beyond.ts'
import { dueSpan } from '#rules/work-day/lateness.ts'
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
    planned: plannedSpan(check),
    actual: worked,
    rest: worked.flatMap((work) => pauses.flatMap((pause) => common(work, pause))),
    leave: leaveSpans(check),
  }
}

/** Work that was asked for beside leave: overtime and holiday work, at home, outside. */
export const WORK_CODE = /^(WORK|HOME|OUT)(:|$)/

type PlannedDay = Pick<WorkCheck, 'sch_start_time' | 'sch_end_time' | 'events'>

/** Approved leave. That of a whole day is kept from the first minute to the last that it may have, and takes the planned hours. */
export function leaveSpans(day: PlannedDay): Span[] {
  return day.events
    .filter(({ drf_status, code }) => drf_status === 'APPROVED' && !WORK_CODE.test(code))
    .flatMap((event) =>
      event.whole_day ? plannedSpan(day) : span(minutesOf(event.start_time), minutesOf(event.end_time)),
    )
}

type DueDay = PlannedDay &
  Pick<WorkCheck, 'work_type' | 'end_time_expected' | 'lunch_start_time' | 'lunch_end_time'>

/**
 * When the day of who has come is over: set hours end when they end however late that was, others when their minutes are worked,
 * and neither before approved work beyond them does.
 */
export function endDue(check: DueDay): string | number | null {
  const { sch_start_time: from, sch_end_time: to, end_time_expected: expected } = check
  if (check.work_type !== 'FIXED' || !from || !to) return expected
  const lunch = { start: minutesOf(check.lunch_start_time), end: minutesOf(check.lunch_end_time) }
  const leave = leaveSpans(check).map((span) => ({ start: span.from, end: span.to }))
  const plan = { startMinute: minutesOf(from), endMinute: minutesOf(to), schedule: { lunch } }
  const due = dueSpan(plan, leave)?.end
  if (due === undefined) return expected
  const approved = check.events.filter((event) => event.drf_status === 'APPROVED')
  return endWithRequested(
    due,
    approved.map(({ code, end_time }) => ({ code, end: minutesOf(end_time) })),
  )
}

export function plannedSpan({ sch_start_time: from, sch_end_time: to }: Omit<PlannedDay, 'events'>): Span[] {
  return from && to ? span(minutesOf(from), minutesOf(to)) : []
}

/** What two spans share; empty when they do not touch. */
export function common(one: Span, other: Span): Span[] {
  return span(Math.max(one.from, other.from), Math.min(one.to, other.to))
}

function span(from: number, to: number): Span[] {
  return to > from ? [{ from, to }] : []
}
