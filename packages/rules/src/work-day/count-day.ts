import type { Trace } from '../trace.ts'
import type { DaySpan } from '../work-time/day-schedule.ts'
import type { PlannedDay } from '../work-time/plan-day.ts'
import { legalBreakMinutes } from '../work-time/working-time-figures.ts'
import { explainDay } from './explain-day.ts'
import {
  beyondSpans,
  type DayFacts,
  type DayMinutes,
  hasOvertime,
  measureDay,
  type Pieces,
} from './measure-day.ts'
import { spansWithout } from './spans.ts'

/** BEYOND is what exceeds eight hours of an ordinary day; REST is the planned one, since automatic rest has no place. */
export type SegmentKind = 'WORK' | 'BEYOND' | 'REST' | 'EXCLUDED'
export type DaySegment = DaySpan & { kind: SegmentKind }

export interface CountedDay extends DayMinutes {
  /** When work began and ended as the company counts it; null while somebody is still there. */
  counted: DaySpan | null
  /** The day from one end to the other without a gap. */
  segments: readonly DaySegment[]
  /** Less rest than the law asks for; a hint, nothing is changed. */
  shortBreak: boolean
  trace: Trace
}

/**
 * A working day by its plan and its facts, in whatever order they arrived. Work over midnight belongs to the day it began on.
 * While somebody is still there only lateness is known. On a holiday the ladder of eight hours takes the place of overtime
 * (근로기준법 56조).
 */
export function countDay(plan: PlannedDay, facts: DayFacts): CountedDay {
  const { minutes, counted, pieces, deemed } = measureDay(plan, facts)
  if (counted === null) {
    const trace = explainDay(plan, facts, minutes, null)
    return { ...minutes, counted, segments: [], shortBreak: false, trace }
  }
  const { restMinutes, excludedMinutes, workedMinutes } = minutes
  return {
    ...minutes,
    counted,
    segments: segmentsOf(plan, pieces, workedMinutes),
    shortBreak: restMinutes + excludedMinutes < legalBreakMinutes(workedMinutes, plan.day),
    trace: explainDay(plan, deemed ? { ...facts, exclusions: deemed.free } : facts, minutes, counted),
  }
}

function segmentsOf(plan: PlannedDay, { worked, rest, excluded }: Pieces, minutes: number): DaySegment[] {
  const beyond = hasOvertime(plan) ? beyondSpans(plan, { worked, rest, excluded, minutes }) : []
  const as = (kind: SegmentKind, spans: readonly DaySpan[]) => spans.map((span) => ({ kind, ...span }))
  return [
    ...as('WORK', spansWithout(worked, beyond)),
    ...as('BEYOND', beyond),
    ...as('REST', rest),
    ...as('EXCLUDED', excluded),
  ].toSorted((a, b) => a.start - b.start)
}
