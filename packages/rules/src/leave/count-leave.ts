import { daysBetween } from '../calendar/work-days.ts'
import type { Trace, TraceStep } from '../trace.ts'
import type { DaySchedule, DaySpan } from '../work-time/day-schedule.ts'
import { dueHours } from '../work-time/due-on.ts'
import type { PlannedDay } from '../work-time/plan-day.ts'
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
      /** The span is what the day is held for. */
      days: { date: Temporal.PlainDate; minutes: number; span: DaySpan }[]
      skipped: { date: Temporal.PlainDate; reason: 'HOLIDAY' | 'OFF' }[]
      trace: Trace
    }
  | { ok: false; error: LeaveCountError; on: Temporal.PlainDate }

/** OUTSIDE_HOURS: a part of the day reaches beyond the working hours, where there is nothing to be freed from; HALF_HOLIDAY: so does the half of a day that the company keeps free; IN_BREAK: nothing of it is work. */
export type LeaveCountError =
  | 'INVALID_RANGE'
  | 'START_TIME_REQUIRED'
  | 'OUTSIDE_HOURS'
  | 'HALF_HOLIDAY'
  | 'IN_BREAK'

/** What leave has to know of a planned day. */
export type LeaveDay = Pick<
  PlannedDay,
  'kind' | 'schedule' | 'startMinute' | 'endMinute' | 'halfHoliday' | 'standardMinutes' | 'wholeMinutes'
>

/**
 * Longer requests are absences, not leave; the limit also keeps a mistyped year from counting for
 * centuries.
 */
export const LONGEST_REQUEST_DAYS = 366

const DAY_MINUTES = 1440

function refusal(request: LeaveRequestInput): LeaveCountError | null {
  const days = request.from.until(request.to, { largestUnit: 'day' }).days
  if (days < 0 || days >= LONGEST_REQUEST_DAYS) return 'INVALID_RANGE'
  if (!TIMED_UNITS.has(request.unit)) return null
  return request.start == null ? 'START_TIME_REQUIRED' : null
}

/** What stands against a time of the day on one of its days. */
function refusalOn(request: LeaveRequestInput, day: LeaveDay): LeaveCountError | null {
  const { schedule } = day
  if (!TIMED_UNITS.has(request.unit)) return null
  if (request.unit === 'TIME' && !isForward(request.start!, request.end ?? null, schedule)) {
    return 'INVALID_RANGE'
  }
  const span = occupiedSpan(request.unit, schedule, request.start, request.end)
  const due = dueHours(day)
  if (span.start < due.start || span.end > due.end) return 'OUTSIDE_HOURS'
  return workedMinutes(span, schedule) > 0 ? null : 'IN_BREAK'
}

/** A time may only end before it starts where work goes on over midnight. */
function isForward(start: number, end: number | null, schedule: DaySchedule): boolean {
  if (end === null || end === start) return false
  return end > start || schedule.end > DAY_MINUTES
}

/** What free time takes of a day: a day or half a day what the contract counts of it, a time of the day the work in it. */
export function freeMinutes(
  unit: LeaveUnit | null,
  span: DaySpan,
  {
    standardMinutes,
    wholeMinutes,
    schedule,
  }: Pick<LeaveDay, 'standardMinutes' | 'wholeMinutes' | 'schedule'>,
): number {
  const isTimed = unit === null || TIMED_UNITS.has(unit)
  return Math.min(isTimed ? workedMinutes(span, schedule) : unitMinutes(unit, standardMinutes), wholeMinutes)
}

/** Where half of a day is free, leave for all of it holds the other half: more may become due, and be asked for. */
function spanOf({ unit, start, end }: LeaveRequestInput, day: LeaveDay): DaySpan {
  if (unit !== 'FULL' || !day.halfHoliday) return occupiedSpan(unit, day.schedule, start, end)
  const due = dueHours(day)
  return { start: due.start, end: due.end }
}

/**
 * Minutes of the person's standard day that a request takes: only contract work days that are no paid
 * holiday count (근로기준법 60조, 55조). A part of a day lies inside the working hours, and lunch in it
 * is not leave. Of a day of which the company keeps one half free, a day of leave takes the other, and so does that half.
 */
export function countLeave(
  request: LeaveRequestInput,
  on: (day: Temporal.PlainDate) => LeaveDay,
): LeaveCount {
  const error = refusal(request)
  if (error) return { ok: false, error, on: request.from }
  const days: Extract<LeaveCount, { ok: true }>['days'] = []
  const skipped: { date: Temporal.PlainDate; reason: 'HOLIDAY' | 'OFF' }[] = []
  for (const date of daysBetween(request.from, request.to)) {
    const day = on(date)
    const free = day.halfHoliday?.free
    if (day.kind !== 'WORK') skipped.push({ date, reason: day.kind })
    else if (free && free === request.unit) skipped.push({ date, reason: 'HOLIDAY' })
    else {
      const wrong = refusalOn(request, day)
      if (wrong) return { ok: false, error: wrong, on: date }
      const span = spanOf(request, day)
      days.push({ date, minutes: freeMinutes(request.unit, span, day), span })
    }
  }
  if (days.length === 0 && skipped.some(({ date }) => on(date).halfHoliday))
    return { ok: false, error: 'HALF_HOLIDAY', on: request.from }
  const trace: TraceStep[] = [
    ...skipped.map(({ date, reason }) => ({
      rule: `LEAVE_SKIPS_${reason}`,
      // A half that the company keeps free is no holiday of the law.
      article:
        reason === 'HOLIDAY' && !on(date).halfHoliday ? '근로기준법 제55조 제2항' : '근로기준법 제60조',
      input: date.toString(),
      effect: '0',
    })),
    ...countedAlike(days, unitMinutes(request.unit, on(request.from).standardMinutes)),
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
