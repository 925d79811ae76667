import type { Trace, TraceStep } from '../trace.ts'
import { formatClockTime } from '../work-time/clock-time.ts'
import type { DaySpan } from '../work-time/day-schedule.ts'
import type { PlannedDay } from '../work-time/plan-day.ts'
import { settlesByPeriod } from '../work-time/work-type.ts'
import { workingTimeFigures } from '../work-time/working-time-figures.ts'
import { earlySpans, lateSpans } from './lateness.ts'
import type { DayFacts, DayMinutes } from './measure-day.ts'

/** What a working day is counted by, in the order in which it happens. */
export const DAY_RULES = [
  'DAY_ADJUSTED',
  'DAY_DEEMED',
  'DAY_GROSS',
  'DAY_EXCLUDED',
  'DAY_REST',
  'DAY_WORKED',
  'DAY_NIGHT',
  'DAY_OVERTIME',
  'DAY_HOLIDAY',
  'DAY_LATE',
  'DAY_EARLY',
] as const

export type DayRule = (typeof DAY_RULES)[number]

/** How the minutes of a day came about: each figure that is shown is the effect of a step. */
export function explainDay(
  plan: PlannedDay,
  facts: DayFacts,
  day: DayMinutes,
  counted: DaySpan | null,
): Trace {
  return [...(counted ? ofWork(plan, facts, day, counted) : []), ...ofPresence(plan, facts, day)]
}

function ofWork(plan: PlannedDay, facts: DayFacts, day: DayMinutes, counted: DaySpan): TraceStep[] {
  const recorded = spanText({ start: facts.inMinute!, end: facts.outMinute! })
  const isOtherwise = recorded !== spanText(counted)
  const isDeemed = plan.workType === 'DEEMED' && plan.startMinute !== null
  const holiday = day.holidayMinutes + day.holidayOverMinutes
  return [
    ...(isDeemed
      ? stepIf(isOtherwise, 'DAY_DEEMED', '근로기준법 제58조', recorded, spanText(counted))
      : stepIf(isOtherwise, 'DAY_ADJUSTED', '', recorded, spanText(counted))),
    step('DAY_GROSS', '근로기준법 제50조 제3항', spanText(counted), day.grossMinutes),
    ...stepIf(
      day.excludedMinutes > 0,
      'DAY_EXCLUDED',
      '근로기준법 제54조 제2항',
      (facts.exclusions ?? []).map(spanText).join(', '),
      -day.excludedMinutes,
    ),
    step(
      'DAY_REST',
      '근로기준법 제54조 제1항',
      day.grossMinutes - day.excludedMinutes,
      day.restMinutes === 0 ? 0 : -day.restMinutes,
    ),
    step('DAY_WORKED', '근로기준법 제50조 제3항', day.grossMinutes, day.workedMinutes),
    ...stepIf(
      day.nightMinutes > 0,
      'DAY_NIGHT',
      '근로기준법 제56조 제3항',
      isDeemed && !facts.byPlan ? recorded : spanText(counted),
      day.nightMinutes,
    ),
    ...stepIf(
      !plan.isHoliday && (day.overtimeMinutes > 0 || isHeldBack(plan, day)),
      'DAY_OVERTIME',
      '근로기준법 제56조 제1항',
      plan.overtimeBasis,
      day.overtimeMinutes,
    ),
    ...stepIf(plan.isHoliday, 'DAY_HOLIDAY', '근로기준법 제56조 제2항', plan.holidayBasis, holiday),
  ]
}

/** Long work of which the option of the company may have left something out: that has to be said, too. */
function isHeldBack({ overtimeBasis, workType, day: on }: PlannedDay, day: DayMinutes): boolean {
  if (settlesByPeriod(workType)) return false
  return overtimeBasis !== 'ACTUAL_TIME' && day.workedMinutes > workingTimeFigures(on).dailyMinutes
}

function ofPresence(plan: PlannedDay, facts: DayFacts, day: DayMinutes): TraceStep[] {
  const { inMinute, outMinute, leave = [] } = facts
  const late = lateSpans(plan, inMinute, leave).map(spanText).join(', ')
  const early = earlySpans(plan, outMinute, leave).map(spanText).join(', ')
  return [
    ...stepIf(day.lateMinutes > 0, 'DAY_LATE', '', late, day.lateMinutes),
    ...stepIf(day.earlyMinutes > 0, 'DAY_EARLY', '', early, day.earlyMinutes),
  ]
}

function spanText({ start, end }: DaySpan): string {
  return `${formatClockTime(start)} ~ ${formatClockTime(end)}`
}

function step(rule: DayRule, article: string, input: string | number, effect: string | number): TraceStep {
  return { rule, article, input: `${input}`, effect: `${effect}` }
}

function stepIf(
  isSo: boolean,
  rule: DayRule,
  article: string,
  input: string | number,
  effect: string | number,
): TraceStep[] {
  return isSo ? [step(rule, article, input, effect)] : []
}
