import type { EventGroup } from '../event-codes/event-groups.ts'
import { daysBetween } from '../calendar/work-days.ts'
import { freeMinutes, LONGEST_REQUEST_DAYS } from '../leave/count-leave.ts'
import { halfSpan, occupiedSpan, workedMinutes } from '../leave/leave-conflict.ts'
import { TIMED_UNITS, type LeaveUnit } from '../leave/leave-unit.ts'
import { earliestStart } from '../work-day/place-times.ts'
import { NEAR_MINUTES } from '../work-time/comes-for-next-day.ts'
import { type DaySpan, withoutLunch } from '../work-time/day-schedule.ts'
import { dinnerIn } from '../work-time/pauses-of-day.ts'
import { dueHours } from '../work-time/due-on.ts'
import type { PlannedDay } from '../work-time/plan-day.ts'
import { movesHours } from '../work-time/work-type.ts'

/**
 * What an event does with the time that it takes. FREE: the person need not work in it. AT_WORK: they work, somewhere else or at
 * something else. BEYOND: they work outside of what is planned.
 */
export type EventTaking = 'FREE' | 'AT_WORK' | 'BEYOND'

/** As long as its times say: its code has no unit. */
export const OVERTIME = 'WORK:EXTENDED'

/** @param group of the kind: kinds of the company's own say by it what they are */
export function takingOf(code: string, group: EventGroup): EventTaking {
  if (code.startsWith('WORK:')) return 'BEYOND'
  return group === 'VACATION' || group === 'SP' ? 'FREE' : 'AT_WORK'
}

export interface AskedEvent {
  taking: EventTaking
  /** null for WORK:EXTENDED, which is as long as its times say. */
  unit: LeaveUnit | null
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  /** Minutes after midnight. */
  start: number | null
  end: number | null
}

export interface EventDay extends DaySpan {
  date: Temporal.PlainDate
  minutes: number
}

export type EventFault =
  | 'INVALID_RANGE'
  | 'START_TIME_REQUIRED'
  | 'END_TIME_REQUIRED'
  /** Across the minute at which the day changes: it has to be two requests; or wholly after it. */
  | 'INVALID_TIME'
  /** Free time lies in the working hours. */
  | 'OUTSIDE_HOURS'
  /** All of it lies in a break. */
  | 'IN_BREAK'
  /** Overtime lies outside of them. */
  | 'INSIDE_HOURS'
  /** Work on a day off is asked for on one on which work is due anyway. */
  | 'ON_WORK_DAY'
  /** A part of a day is asked for in the half that the company keeps free. */
  | 'HALF_HOLIDAY'

export type EventPlan =
  | {
      ok: true
      days: EventDay[]
      skipped: { date: Temporal.PlainDate; reason: 'HOLIDAY' | 'OFF' }[]
      /** The part of each day as it was asked for, also where it counts on the next one; null for whole days. */
      span: DaySpan | null
    }
  | { ok: false; fault: EventFault; on: Temporal.PlainDate }

const DAY_MINUTES = 1440
/** Nobody waits so long at work for it to begin: what lies between is a way home. */
const GAP_MINUTES = 60

type Plan = { on(day: Temporal.PlainDate): PlannedDay; dayChangeMinute: number }

/**
 * Which part of which days an event takes, and how many minutes each counts. Overtime on the evening before a shift counts on the day
 * of the shift, as the presses for it do, and lies below zero there.
 */
export function planEvent(asked: AskedEvent, plan: Plan): EventPlan {
  const fault = faultOf(asked)
  if (fault) return { ok: false, fault, on: asked.from }
  const days: EventDay[] = []
  let first: DaySpan | null = null
  const skipped: { date: Temporal.PlainDate; reason: 'HOLIDAY' | 'OFF' }[] = []
  for (const date of daysBetween(asked.from, asked.to)) {
    const day = plan.on(date)
    if (asked.taking !== 'BEYOND' && day.kind !== 'WORK') {
      skipped.push({ date, reason: day.kind })
      continue
    }
    if (asked.taking !== 'BEYOND' && asked.unit === day.halfHoliday?.free) {
      skipped.push({ date, reason: 'HOLIDAY' })
      continue
    }
    const span = spanOf(asked, day, plan.dayChangeMinute)
    first ??= { start: span.start, end: span.end }
    if (asked.unit !== 'FULL' && isCut(day, span, plan.dayChangeMinute))
      return { ok: false, fault: 'INVALID_TIME', on: date }
    const next = plan.on(date.add({ days: 1 }))
    const reached = faultOnNext(asked, span, next)
    if (reached) return { ok: false, fault: reached, on: next.day }
    const counts =
      asked.unit === null && isForNextDay(span, day, next) ? onNextDay(span, next) : { day, span }
    const wrong = faultOn(asked, counts.day, counts.span)
    if (wrong) return { ok: false, fault: wrong, on: counts.day.day }
    days.push({
      date: counts.day.day,
      ...counts.span,
      minutes: minutesOn(asked, counts.day, counts.span),
    })
  }
  if (!first && skipped.some(({ date }) => plan.on(date).halfHoliday))
    return { ok: false, fault: 'HALF_HOLIDAY', on: asked.from }
  return { ok: true, days, skipped, span: asked.unit === 'FULL' ? null : first }
}

function faultOf({ from, to, unit, start, end }: AskedEvent): EventFault | null {
  const days = from.until(to, { largestUnit: 'day' }).days
  if (days < 0 || days >= LONGEST_REQUEST_DAYS) return 'INVALID_RANGE'
  // No request reaches before the midnight of its day.
  if ((start ?? 0) < 0 || (end ?? 0) < 0) return 'INVALID_TIME'
  const isTimed = unit === null || TIMED_UNITS.has(unit)
  if (isTimed && start === null) return 'START_TIME_REQUIRED'
  if (unit !== null && unit !== 'TIME') return null
  if (end === null) return 'END_TIME_REQUIRED'
  return start === end || (unit === null && days > 0) ? 'INVALID_RANGE' : null
}

/**
 * Times before the day changes lie at the end of the working day, unless its own hours are near; an end before its start lies on the
 * next day.
 */
function placed(start: number, end: number, day: PlannedDay, change: number): DaySpan {
  const earliest = earliestStart(change, { planned: day.startMinute, recorded: null })
  const from = start < earliest ? start + DAY_MINUTES : start
  return { start: from, end: end < from ? end + DAY_MINUTES : end }
}

function spanOf({ taking, unit, start, end }: AskedEvent, day: PlannedDay, change: number): DaySpan {
  if (unit === null || (unit === 'TIME' && taking !== 'FREE')) return placed(start!, end!, day, change)
  // Who works elsewhere all day may still work longer in the evening: only the hours of the day are taken.
  if (unit === 'FULL' && (taking !== 'FREE' || day.halfHoliday)) return spanOfDue(day)
  return occupiedSpan(unit, day.schedule, start, end)
}

function spanOfDue(day: PlannedDay): DaySpan {
  const { start, end } = dueHours(day)
  return { start, end }
}

/** What begins after the day has changed belongs to the next one; hours that begin before it changes are not cut by it. */
function isCut({ startMinute }: PlannedDay, { start, end }: DaySpan, change: number): boolean {
  const isOver = startMinute === null || startMinute >= change
  return end > change + DAY_MINUTES || (isOver && start < change && end > change)
}

/**
 * As a press then would be (comesForNextDay): the next hours are near or have begun, and those of the day are long over. What is
 * over on a day off so long before that people go home is work of that day, whose pay it earns.
 */
function isForNextDay({ start, end }: DaySpan, day: PlannedDay, next: PlannedDay): boolean {
  if (day.kind !== 'WORK' && end - DAY_MINUTES <= (next.startMinute ?? 0) - GAP_MINUTES) return false
  const isNear = next.startMinute !== null && start - DAY_MINUTES >= next.startMinute - NEAR_MINUTES
  return isNear && (day.endMinute === null || start - day.endMinute >= NEAR_MINUTES)
}

function onNextDay({ start, end }: DaySpan, day: PlannedDay): { day: PlannedDay; span: DaySpan } {
  return { day, span: { start: start - DAY_MINUTES, end: end - DAY_MINUTES } }
}

/** Overtime does not reach into the hours of the next day, and what goes on into them is no work of a day off. */
function faultOnNext({ taking, unit }: AskedEvent, span: DaySpan, next: PlannedDay): EventFault | null {
  if (taking !== 'BEYOND' || next.startMinute === null || movesHours(next.workType)) return null
  const into = span.end - DAY_MINUTES - next.startMinute
  if (unit === null) return into > 0 ? 'INSIDE_HOURS' : null
  const isNear = span.start - DAY_MINUTES >= next.startMinute - NEAR_MINUTES
  return unit === 'TIME' && isNear && into >= 0 ? 'ON_WORK_DAY' : null
}

function faultOn({ taking, unit }: AskedEvent, day: PlannedDay, span: DaySpan): EventFault | null {
  const { kind, workType, schedule } = day
  const due = dueHours(day)
  const isPart = unit !== 'FULL'
  const isTimed = unit === null || TIMED_UNITS.has(unit)
  if (taking === 'FREE' && isTimed) {
    if (span.start < due.start || span.end > due.end) return 'OUTSIDE_HOURS'
    return workedMinutes(span, schedule) > 0 ? null : 'IN_BREAK'
  }
  if (taking !== 'BEYOND') {
    if (isPart && overlaps(span, freeHalf(day))) return 'HALF_HOLIDAY'
    return withoutLunch(span, schedule) > 0 ? null : 'IN_BREAK'
  }
  if (unit !== null && kind === 'WORK') return 'ON_WORK_DAY'
  // Hours that move with the person have no outside.
  const isSet = kind === 'WORK' && !movesHours(workType)
  if (unit === null && isSet && overlaps(span, due)) return 'INSIDE_HOURS'
  return dinnerIn(span, schedule) < span.end - span.start ? null : 'INVALID_RANGE'
}

/** The hours that the company keeps free of a day whose other half is worked. */
function freeHalf({ halfHoliday, schedule }: PlannedDay): DaySpan | null {
  return halfHoliday && halfSpan(halfHoliday.free, schedule)
}

function overlaps(span: DaySpan, other: DaySpan | null): boolean {
  return other !== null && span.start < other.end && span.end > other.start
}

function minutesOn({ taking, unit }: AskedEvent, day: PlannedDay, span: DaySpan): number {
  if (taking === 'FREE') return freeMinutes(unit, span, day)
  const dinner = taking === 'BEYOND' ? dinnerIn(span, day.schedule) : 0
  return (unit === null ? span.end - span.start : withoutLunch(span, day.schedule)) - dinner
}
