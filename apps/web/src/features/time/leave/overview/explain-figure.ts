import { annualLeaveFigures, entitlementForCompletedYears } from '#rules/leave/annual-leave-figures.ts'
import type { WhyStep } from '../../../../ui/figures/why-panel.tsx'
import {
  type LeaveEvent,
  type LeaveInfo,
  type LeaveYear,
  partTimeOf,
  roundDays,
  type Words,
} from '../index.ts'

export interface FigureWords extends Words {
  figure: (figure: Told) => string
  /** What the company has taken back of what arose. */
  deducted: string
  /** What other leave years add to or take from a figure. */
  rest: string
  /** How the days of a year of service arise: 근속 5년 · 15일 + 가산 2일. */
  seniority: (served: number, base: number, more: number) => string
}

export type Figure = 'total_days' | 'used_vac_days' | 'held_vac_days' | 'available_days'
type Told = Figure | 'uncovered_days'

/** Why a figure of the balance is what it is: the grants, or the requests, that add up to it. */
export function explainFigure(
  figure: Figure,
  info: LeaveInfo,
  usable: readonly LeaveYear['grants'][number][],
  events: readonly LeaveEvent[],
  words: FigureWords,
): WhyStep[] {
  if (figure === 'total_days')
    return [...usable.map((grant) => grantStep(grant, info.trace, words)), ...deductedStep(usable, words)]
  if (figure === 'used_vac_days')
    return withRest(eventSteps(events, 'APPROVED', words), info.used_vac_days, events, 'APPROVED', words)
  if (figure === 'held_vac_days')
    return withRest(eventSteps(events, 'REQUESTED', words), info.held_vac_days, events, 'REQUESTED', words)
  const less = (days: number) => (days === 0 ? words.days(0) : `−${words.days(days)}`)
  return [
    { rule: words.figure('total_days'), effect: words.days(info.total_days) },
    { rule: words.figure('used_vac_days'), effect: less(info.used_vac_days) },
    { rule: words.figure('held_vac_days'), effect: less(info.held_vac_days) },
    ...(info.uncovered_days === 0
      ? []
      : [{ rule: words.figure('uncovered_days'), effect: less(info.uncovered_days) }]),
    { rule: words.figure('available_days'), effect: words.days(info.available_days) },
  ]
}

/** Grants that can be used on a day. */
export function usableGrants(years: readonly LeaveYear[], on: string): LeaveYear['grants'] {
  return years
    .flatMap((year) => year.grants)
    .filter((grant) => grant.granted_on <= on && on <= grant.expires_on)
    .toSorted((a, b) => a.granted_on.localeCompare(b.granted_on))
}

// The figure counts by grants, which may reach beyond the leave year whose requests are listed.
function withRest(
  steps: WhyStep[],
  figure: number,
  events: readonly LeaveEvent[],
  status: LeaveEvent['drf_status'],
  words: FigureWords,
): WhyStep[] {
  const listed = events.reduce(
    (sum, event) => sum + (event.drf_status === status ? event.applied_days : 0),
    0,
  )
  const rest = roundDays(figure - listed)
  return rest === 0 ? steps : [...steps, { rule: words.rest, effect: words.days(rest) }]
}

function grantStep(
  grant: LeaveYear['grants'][number],
  trace: LeaveInfo['trace'],
  words: FigureWords,
): WhyStep {
  const span = words.range(grant.granted_on, grant.expires_on)
  const seniority = partTimeHours(grant, trace, words) ?? seniorityOf(grant, trace, words)
  return {
    rule: words.grant(grant.kind),
    article: grant.article,
    input: seniority === null ? span : `${seniority} · ${span}`,
    effect: words.days(grant.granted_days),
  }
}

// The law gives what it gives; what the company has taken back stands for itself.
function deductedStep(grants: readonly LeaveYear['grants'][number][], words: FigureWords): WhyStep[] {
  const deducted = roundDays(grants.reduce((sum, grant) => sum + grant.deducted_days, 0))
  return deducted === 0 ? [] : [{ rule: words.deducted, effect: `−${words.days(deducted)}` }]
}

// The hours of a part-time worker stand behind the days that they are counted from.
function partTimeHours(
  { kind, granted_on, granted_days: days }: LeaveYear['grants'][number],
  trace: LeaveInfo['trace'],
  words: FigureWords,
): string | null {
  const step = trace.find(
    (one, at) =>
      kind === 'ANNUAL' &&
      Number(one.effect) === days &&
      (trace[at - 1]?.input.includes(`: ${granted_on}`) || trace[at - 1]?.rule === 'FISCAL_PRORATED'),
  )
  const counted = step && partTimeOf(step)
  return counted ? words.partTime(counted) : null
}

// The account tells the years served with the day of the grant ("5: 2026-02-03 ~ …"); shortened days have no such sum.
function seniorityOf(
  { kind, granted_on, granted_days: days }: LeaveYear['grants'][number],
  trace: LeaveInfo['trace'],
  words: FigureWords,
): string | null {
  const step = trace.find(({ rule, input }) => rule === 'COMPLETED_YEAR' && input.includes(`: ${granted_on}`))
  const served = Number(step?.input.split(':')[0])
  const on = Temporal.PlainDate.from(granted_on)
  if (kind !== 'ANNUAL' || entitlementForCompletedYears(served, on) !== days) return null
  const base = annualLeaveFigures(on).baseDays
  return words.seniority(served, base, days - base)
}

function eventSteps(
  events: readonly LeaveEvent[],
  status: LeaveEvent['drf_status'],
  words: Words,
): WhyStep[] {
  return events
    .filter((event) => event.drf_status === status)
    .toSorted((a, b) => a.wk_start_date.localeCompare(b.wk_start_date))
    .map((event) => ({
      rule: words.event(event),
      input: words.range(event.wk_start_date, event.wk_end_date),
      effect: words.days(event.applied_days),
    }))
}
