import { autoRestMinutes } from '../work-time/auto-rest.ts'
import type { DaySpan } from '../work-time/day-schedule.ts'
import { nightMinutesOf } from '../work-time/night-minutes.ts'
import { pausesUntil } from '../work-time/pauses-of-day.ts'
import type { PlannedDay } from '../work-time/plan-day.ts'
import { settlesByPeriod } from '../work-time/work-type.ts'
import { workingTimeFigures } from '../work-time/working-time-figures.ts'
import { adjustCheckIn, adjustCheckOut } from './adjust-clock.ts'
import { countBeyond, type RequestedWork } from './count-beyond.ts'
import { type DeemedDay, deemedDay } from './deemed-day.ts'
import { earlySpans, lateSpans, setTime } from './lateness.ts'
import { commonSpans, lastMinutes, mergeSpans, minutesOf, spansWithout } from './spans.ts'

/** All that is known of a working day. Minutes after its midnight; 1500 is 01:00 of the next day. */
export interface DayFacts {
  inMinute: number | null
  outMinute: number | null
  /** Both stand for what nobody recorded, since the person files requests only or their work is deemed. */
  byPlan?: boolean
  /** Time in between that is no work; may overlap and may lie outside. */
  exclusions?: readonly DaySpan[]
  /** Parts of the day that were free for certain. */
  leave?: readonly DaySpan[]
  /** Approved work beyond the plan. */
  requested?: readonly RequestedWork[]
}

/** What a working day comes to, in minutes. */
export interface DayMinutes {
  /** From the first to the last minute, as the company counts them: worked + rest + excluded. */
  grossMinutes: number
  excludedMinutes: number
  restMinutes: number
  workedMinutes: number
  nightMinutes: number
  /** Beyond eight hours of an ordinary day, by the option of the company. */
  overtimeMinutes: number
  /** On a holiday, by the option of the company: within eight hours, and beyond. */
  holidayMinutes: number
  holidayOverMinutes: number
  lateMinutes: number
  earlyMinutes: number
}

/** Where the time of a day lies. */
export interface Pieces {
  worked: readonly DaySpan[]
  rest: readonly DaySpan[]
  excluded: readonly DaySpan[]
}

/** The figures of a day with what they were cut from. */
export interface MeasuredDay {
  minutes: DayMinutes
  /** When work began and ended as the company counts it; null while somebody is still there. */
  counted: DaySpan | null
  pieces: Pieces
  /** Where the planned hours count in place of the recorded ones. */
  deemed: DeemedDay | null
}

const NOTHING: DayMinutes = {
  grossMinutes: 0,
  excludedMinutes: 0,
  restMinutes: 0,
  workedMinutes: 0,
  nightMinutes: 0,
  overtimeMinutes: 0,
  holidayMinutes: 0,
  holidayOverMinutes: 0,
  lateMinutes: 0,
  earlyMinutes: 0,
}

const NO_PIECES: Pieces = { worked: [], rest: [], excluded: [] }

/** The figures of a day without how they came about, for whoever counts whole companies; see countDay for what they mean. */
export function measureDay(plan: PlannedDay, facts: DayFacts): MeasuredDay {
  const late = minutesOf(lateSpans(plan, facts.inMinute, facts.leave ?? []))
  const recorded = recordedSpan(plan, facts)
  if (recorded === null)
    return { minutes: { ...NOTHING, lateMinutes: late }, counted: null, pieces: NO_PIECES, deemed: null }
  const deemed = deemedDay(plan, facts)
  const counted = deemed ? { start: deemed.start, end: deemed.end } : recorded
  const pauses = pausesUntil(plan.schedule, counted.end)
  const pieces = cut(counted, pauses, deemed?.free ?? facts.exclusions ?? [])
  const excludedMinutes = minutesOf(pieces.excluded)
  const present = counted.end - counted.start - excludedMinutes
  // Lunch and dinner are rest that was taken, so that automatic rest only adds what it leaves open: no minute is taken twice.
  const restMinutes = Math.min(present, Math.max(minutesOf(pieces.rest), autoRestMinutes(present)))
  const workedMinutes = present - restMinutes
  const minutes = {
    grossMinutes: counted.end - counted.start,
    excludedMinutes,
    restMinutes,
    workedMinutes,
    // Night work is what was done at night, also where the hours of the day are deemed; what nobody recorded is what was approved.
    nightMinutes: nightMinutesOf(
      facts.byPlan ? counted : recorded,
      [...pieces.excluded, ...pieces.rest],
      plan.day,
    ),
    ...premiumOf(plan, { ...pieces, minutes: workedMinutes }, facts.requested ?? []),
    lateMinutes: late,
    earlyMinutes: minutesOf(earlySpans(plan, facts.outMinute, facts.leave ?? [])),
  }
  return { minutes, counted, pieces, deemed }
}

/** What is cut to the planned hours keeps approved work before and after them that somebody was there for. */
function recordedSpan(plan: PlannedDay, { inMinute, outMinute, requested = [] }: DayFacts): DaySpan | null {
  if (inMinute === null || outMinute === null) return null
  const [planned, plannedEnd] = [setTime(plan, plan.startMinute), setTime(plan, plan.endMinute)]
  const before = requested.filter((work) => inMinute < work.end).map((work) => work.start)
  const after = requested.filter((work) => work.start < outMinute).map((work) => work.end)
  const due = planned === null ? null : Math.min(planned, ...before)
  const until = plannedEnd === null ? null : Math.max(plannedEnd, ...after)
  const start = adjustCheckIn(inMinute, plan.checkIn, due)
  return { start, end: Math.max(start, adjustCheckOut(outMinute, plan.checkOut, until)) }
}

function cut(counted: DaySpan, pauses: readonly DaySpan[], exclusions: readonly DaySpan[]): Pieces {
  const excluded = commonSpans([counted], exclusions)
  const rest = spansWithout(commonSpans([counted], pauses), excluded)
  return { excluded, rest, worked: spansWithout([counted], [...excluded, ...rest]) }
}

export interface Worked extends Pieces {
  /** Less than the pieces where automatic rest is in them. */
  minutes: number
}

function premiumOf(plan: PlannedDay, work: Worked, requested: readonly RequestedWork[]) {
  const { dailyMinutes } = workingTimeFigures(plan.day)
  if (hasOvertime(plan)) {
    const beyond = { worked: beyondSpans(plan, work), minutes: Math.max(0, work.minutes - dailyMinutes) }
    const overtimeMinutes = countBeyond(plan.overtimeBasis, beyond, requested)
    return { overtimeMinutes, holidayMinutes: 0, holidayOverMinutes: 0 }
  }
  const minutes = plan.isHoliday ? countBeyond(plan.holidayBasis, work, requested) : 0
  return {
    overtimeMinutes: 0,
    holidayMinutes: Math.min(minutes, dailyMinutes),
    holidayOverMinutes: Math.max(0, minutes - dailyMinutes),
  }
}

/** Whether what exceeds eight hours of the day is overtime: not on holidays, nor where a whole period is settled. */
export function hasOvertime({ isHoliday, workType }: PlannedDay): boolean {
  return !isHoliday && !settlesByPeriod(workType)
}

/** Where the minutes beyond eight hours lie: outside the planned time before inside it, and the latest first. */
export function beyondSpans(
  { startMinute, endMinute, day }: PlannedDay,
  { worked, minutes }: Worked,
): readonly DaySpan[] {
  const beyond = minutes - workingTimeFigures(day).dailyMinutes
  if (beyond <= 0) return []
  const planned = startMinute === null || endMinute === null ? [] : [{ start: startMinute, end: endMinute }]
  const outside = spansWithout(worked, planned)
  const inside = lastMinutes(spansWithout(worked, outside), beyond - minutesOf(outside))
  return mergeSpans([...lastMinutes(outside, beyond), ...inside])
}
