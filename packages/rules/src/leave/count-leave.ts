import { type DayKind, daysBetween } from '../calendar/work-days.ts'
import type { Trace, TraceStep } from '../trace.ts'
import type { DaySchedule } from '../work-time/day-schedule.ts'
import { occupiedSpan, workedMinutes } from './leave-conflict.ts'
import { TIMED_UNITS, unitMinutes, type LeaveUnit } from './leave-unit.ts'

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
  | { ok: false; error: LeaveCountError }

/** OUTSIDE_HOURS: a part of the day reaches beyond the working hours, where there is nothing to be freed from. */
export type LeaveCountError = 'INVALID_RANGE' | 'START_TIME_REQUIRED' | 'OUTSIDE_HOURS'

/**
 * Longer requests are absences, not leave; the limit also keeps a mistyped year from counting for
 * centuries.
 */
export const LONGEST_REQUEST_DAYS = 366

const DAY_MINUTES = 1440

function refusal(request: LeaveRequestInput, schedule: DaySchedule): LeaveCountError | null {
  const days = request.from.until(request.to, { largestUnit: 'day' }).days
  if (days < 0 || days >= LONGEST_REQUEST_DAYS) return 'INVALID_RANGE'
  if (!TIMED_UNITS.has(request.unit)) return null
  if (request.start == null) return 'START_TIME_REQUIRED'
  if (request.unit === 'TIME' && !isForward(request.start, request.end ?? null, schedule)) {
    return 'INVALID_RANGE'
  }
  const span = occupiedSpan(request.unit, schedule, request.start, request.end)
  if (span.start < schedule.start || span.end > schedule.end) return 'OUTSIDE_HOURS'
  return workedMinutes(span, schedule) > 0 ? null : 'INVALID_RANGE'
}

/** A time may only end before it starts where work goes on over midnight. */
function isForward(start: number, end: number | null, schedule: DaySchedule): boolean {
  if (end === null || end === start) return false
  return end > start || schedule.end > DAY_MINUTES
}

function minutesOfEach(request: LeaveRequestInput, standard: number, schedule: DaySchedule): number {
  if (!TIMED_UNITS.has(request.unit)) return unitMinutes(request.unit, standard)
  const worked = workedMinutes(occupiedSpan(request.unit, schedule, request.start, request.end), schedule)
  return Math.min(worked, unitMinutes(request.unit, standard, worked))
}

/**
 * Minutes of the person's standard day that a request takes: only contract work days that are no paid
 * holiday count (근로기준법 60조, 55조). A part of a day lies inside the working hours, and lunch in it
 * is not leave.
 */
export function countLeave(
  request: LeaveRequestInput,
  person: {
    kindOf(day: Temporal.PlainDate): DayKind
    standardMinutesOn(day: Temporal.PlainDate): number
    schedule: DaySchedule
  },
): LeaveCount {
  const error = refusal(request, person.schedule)
  if (error) return { ok: false, error }
  const days: { date: Temporal.PlainDate; minutes: number }[] = []
  const skipped: { date: Temporal.PlainDate; reason: 'HOLIDAY' | 'OFF' }[] = []
  for (const date of daysBetween(request.from, request.to)) {
    const kind = person.kindOf(date)
    if (kind === 'WORK')
      days.push({ date, minutes: minutesOfEach(request, person.standardMinutesOn(date), person.schedule) })
    else skipped.push({ date, reason: kind })
  }
  const trace: TraceStep[] = [
    ...skipped.map(({ date, reason }) => ({
      rule: `LEAVE_SKIPS_${reason}`,
      article: reason === 'HOLIDAY' ? '근로기준법 제55조 제2항' : '근로기준법 제60조',
      input: date.toString(),
      effect: '0',
    })),
    ...countedAlike(days, minutesOfEach(request, person.standardMinutesOn(request.from), person.schedule)),
  ]
  return { ok: true, minutes: days.reduce((sum, { minutes }) => sum + minutes, 0), days, skipped, trace }
}

/** A step for each length of day: more than one where the contract becomes another on the way. */
function countedAlike(days: readonly { minutes: number }[], usual: number): TraceStep[] {
  const lengths = [...Map.groupBy(days, ({ minutes }) => minutes)]
  const counted = lengths.length === 0 ? [[usual, []] as const] : lengths
  return counted.map(([each, alike]) => ({
    rule: 'LEAVE_COUNTED',
    article: '근로기준법 제60조',
    input: `${alike.length} x ${each}`,
    effect: `${alike.length * each}`,
  }))
}
