import type { Trace, TraceStep } from '../trace.ts'
import {
  adjustCheckIn,
  adjustCheckOut,
  type CheckInAdjustment,
  type CheckOutAdjustment,
} from './adjust-clock.ts'
import { autoRestMinutes } from './auto-rest.ts'
import { coveredMinutes, lengthOf, type Interval } from './interval.ts'
import { nightMinutes } from './night-minutes.ts'
import { legalBreakMinutes, workingTimeFigures } from './working-time-figures.ts'

export type DayInput = {
  workDate: Temporal.PlainDate
  checkIn: Temporal.PlainDateTime
  checkOut: Temporal.PlainDateTime
  /** time away that the person entered; may overlap and may lie outside */
  exclusions?: readonly Interval[]
  /** fixed lunch of the company on this day */
  lunch?: Interval | null
  /** planned work; needed by the SCHEDULED adjustments */
  planned?: Interval | null
  /** planned net minutes; work beyond them is shown besides the legal overtime */
  plannedMinutes?: number | null
  holiday: boolean
  autoRest: boolean
  checkInAdjustment?: CheckInAdjustment
  checkOutAdjustment?: CheckOutAdjustment
}

export type DaySummary = {
  start: Temporal.PlainDateTime
  end: Temporal.PlainDateTime
  /** all in minutes */
  grossMinutes: number
  excludedMinutes: number
  restMinutes: number
  workedMinutes: number
  nightMinutes: number
  /** beyond 8 hours on an ordinary day */
  overtimeMinutes: number
  /** beyond the plan on an ordinary day */
  beyondPlanMinutes: number
  holidayWithin8hMinutes: number
  holidayOver8hMinutes: number
  /** less rest was recorded than the law asks for; a hint, nothing is changed */
  shortBreak: boolean
  trace: Trace
}

function adjusted(input: DayInput): Interval {
  const planned = input.planned ?? null
  const start = adjustCheckIn(input.checkIn, input.checkInAdjustment ?? 'ON_TIME', planned?.start)
  const end = adjustCheckOut(input.checkOut, input.checkOutAdjustment ?? 'ON_TIME', planned?.end)
  return Temporal.PlainDateTime.compare(start, end) <= 0 ? { start, end } : { start, end: start }
}

/**
 * Lunch is rest that was taken, so automatic rest only adds what lunch leaves open: no minute is taken
 * twice.
 */
function restOf(work: Interval, input: DayInput, excluded: number): number {
  const exclusions = input.exclusions ?? []
  const lunch = input.lunch ? coveredMinutes(work, [...exclusions, input.lunch]) - excluded : 0
  return input.autoRest ? Math.max(lunch, autoRestMinutes(lengthOf(work) - excluded)) : lunch
}

function explain(input: DayInput, day: Omit<DaySummary, 'trace'>): TraceStep[] {
  const steps: TraceStep[] = [
    {
      rule: 'DAY_GROSS',
      article: '근로기준법 제50조 제3항',
      input: `${day.start} ~ ${day.end}`,
      effect: `${day.grossMinutes}`,
    },
    {
      rule: 'DAY_EXCLUDED',
      article: '근로기준법 제54조 제1항',
      input: `${input.exclusions?.length ?? 0}`,
      effect: `-${day.excludedMinutes}`,
    },
    {
      rule: input.autoRest ? 'DAY_AUTO_REST' : 'DAY_LUNCH',
      article: '근로기준법 제54조 제1항',
      input: `${day.grossMinutes - day.excludedMinutes}`,
      effect: `-${day.restMinutes}`,
    },
  ]
  if (day.nightMinutes > 0) steps.push(premium('DAY_NIGHT', '근로기준법 제56조 제3항', day, day.nightMinutes))
  if (day.overtimeMinutes > 0)
    steps.push(premium('DAY_OVERTIME', '근로기준법 제56조 제1항', day, day.overtimeMinutes))
  if (input.holiday) steps.push(premium('DAY_HOLIDAY', '근로기준법 제56조 제2항', day, day.workedMinutes))
  return steps
}

const premium = (
  rule: string,
  article: string,
  day: { workedMinutes: number },
  minutes: number,
): TraceStep => ({
  rule,
  article,
  input: `${day.workedMinutes}`,
  effect: `${minutes}`,
})

/**
 * One working day from check-in and check-out, in minutes. Work over midnight belongs to the working day it
 * began on. On a holiday the ladder of 8 hours takes the place of overtime (근로기준법 56조).
 */
export function summarizeDay(input: DayInput): DaySummary {
  const work = adjusted(input)
  const exclusions = input.exclusions ?? []
  const excludedMinutes = coveredMinutes(work, exclusions)
  const restMinutes = restOf(work, input, excludedMinutes)
  const workedMinutes = Math.max(0, lengthOf(work) - excludedMinutes - restMinutes)
  const { dailyMinutes } = workingTimeFigures(input.workDate)
  const beyond = (limit: number): number => Math.max(0, workedMinutes - limit)
  const day = {
    ...work,
    grossMinutes: lengthOf(work),
    excludedMinutes,
    restMinutes,
    workedMinutes,
    nightMinutes: nightMinutes(work, input.lunch ? [...exclusions, input.lunch] : exclusions),
    overtimeMinutes: input.holiday ? 0 : beyond(dailyMinutes),
    beyondPlanMinutes: input.holiday || input.plannedMinutes == null ? 0 : beyond(input.plannedMinutes),
    holidayWithin8hMinutes: input.holiday ? Math.min(workedMinutes, dailyMinutes) : 0,
    holidayOver8hMinutes: input.holiday ? beyond(dailyMinutes) : 0,
    shortBreak: restMinutes + excludedMinutes < legalBreakMinutes(workedMinutes, input.workDate),
  }
  return { ...day, trace: explain(input, day) }
}
