import { dayKind, daysBetween, type WorkCalendar } from '../calendar/work-days.ts'
import type { Trace, TraceStep } from '../trace.ts'
import { TIMED_UNITS, unitMinutes, type LeaveUnit } from './leave-unit.ts'

/** A span inside a day in minutes from midnight; the end may pass 1440 for work over midnight. */
export type DaySpan = { start: number; end: number }

export type LeaveRequestInput = {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  unit: LeaveUnit
  /** minutes from midnight; required for QUARTER, ONEHOUR and TIME */
  start?: number | null
  /** minutes from midnight; required for TIME */
  end?: number | null
}

export type LeaveCount =
  | {
      ok: true
      minutes: number
      days: { date: Temporal.PlainDate; minutes: number }[]
      skipped: { date: Temporal.PlainDate; reason: 'HOLIDAY' | 'OFF' }[]
      trace: Trace
    }
  | { ok: false; error: 'INVALID_RANGE' | 'START_TIME_REQUIRED' }

/**
 * Longer requests are absences, not leave; the limit also keeps a mistyped year from counting for
 * centuries.
 */
export const LONGEST_REQUEST_DAYS = 366

const DAY_MINUTES = 1440

function timeMinutes(request: LeaveRequestInput, lunch: DaySpan | null): number {
  if (request.unit !== 'TIME' || request.start == null || request.end == null) return 0
  const end = request.end < request.start ? request.end + DAY_MINUTES : request.end
  const rest = lunch ? Math.max(0, Math.min(end, lunch.end) - Math.max(request.start, lunch.start)) : 0
  return end - request.start - rest
}

function refusal(request: LeaveRequestInput, timed: number): 'INVALID_RANGE' | 'START_TIME_REQUIRED' | null {
  const days = request.from.until(request.to, { largestUnit: 'day' }).days
  if (days < 0 || days >= LONGEST_REQUEST_DAYS) return 'INVALID_RANGE'
  if (TIMED_UNITS.has(request.unit) && request.start == null) return 'START_TIME_REQUIRED'
  if (request.unit === 'TIME' && timed <= 0) return 'INVALID_RANGE'
  return null
}

/**
 * Minutes of the person's standard day that a request takes: only contract work days that are no paid
 * holiday count (근로기준법 60조, 55조). Lunch inside a TIME request is not leave.
 */
export function countLeave(
  request: LeaveRequestInput,
  person: { calendar: WorkCalendar; standardDayMinutes: number; lunch?: DaySpan | null },
): LeaveCount {
  const timed = timeMinutes(request, person.lunch ?? null)
  const error = refusal(request, timed)
  if (error) return { ok: false, error }
  const each = unitMinutes(request.unit, person.standardDayMinutes, timed)
  const days: { date: Temporal.PlainDate; minutes: number }[] = []
  const skipped: { date: Temporal.PlainDate; reason: 'HOLIDAY' | 'OFF' }[] = []
  for (const date of daysBetween(request.from, request.to)) {
    const kind = dayKind(date, person.calendar)
    if (kind === 'WORK') days.push({ date, minutes: each })
    else skipped.push({ date, reason: kind })
  }
  const trace: TraceStep[] = [
    ...skipped.map(({ date, reason }) => ({
      rule: `LEAVE_SKIPS_${reason}`,
      article: reason === 'HOLIDAY' ? '근로기준법 55조 2항' : '근로기준법 60조',
      input: date.toString(),
      effect: '0',
    })),
    {
      rule: 'LEAVE_COUNTED',
      article: '근로기준법 60조',
      input: `${days.length} x ${each}`,
      effect: `${days.length * each}`,
    },
  ]
  return { ok: true, minutes: days.length * each, days, skipped, trace }
}
