import type { WhyStep } from '../../ui/figures/why-panel.tsx'
import { round } from './year-strip.ts'
import type { LeaveEvent, LeaveInfo, LeaveYear, Preview } from './leave-queries.ts'

type Step = Preview['trace'][number]

/** Words of the reader's language; the steps of the rules carry names and bare values. */
export interface Words {
  rule: (name: string) => string | undefined
  days: (days: number) => string
  day: (date: string) => string
  range: (from: string, to: string) => string
  event: (event: Pick<LeaveEvent, 'wk_event' | 'wk_start_date' | 'wk_end_date'>) => string
  grant: (kind: LeaveYear['grants'][number]['kind']) => string
  perDay: (days: number, each: number) => string
}

/** One step of the rules as a person reads it. Minutes become days of the person's standard day. */
export function readableStep(step: Step, words: Words, standardDayMinutes: number): WhyStep {
  const rule = words.rule(step.rule) ?? step.rule
  if (step.rule === 'LEAVE_COUNTED') {
    const [count = 0, each = 0] = step.input.split(' x ').map(Number)
    return {
      rule,
      article: step.article,
      input: words.perDay(count, round(each / standardDayMinutes)),
      effect: words.days(round(Number(step.effect) / standardDayMinutes)),
    }
  }
  return { rule, article: step.article, input: readableDays(step.input, words), effect: readableEffect(step.effect, words) }
}

// Inputs hold days as yyyy-MM-dd, alone or in a span; the rest of them stays.
function readableDays(input: string, words: Words): string {
  return input
    .replaceAll(/(\d{4}-\d{2}-\d{2}) ~ (\d{4}-\d{2}-\d{2})/g, (_, from: string, to: string) => words.range(from, to))
    .replaceAll(/\d{4}-\d{2}-\d{2}/g, (date) => words.day(date))
}

function readableEffect(effect: string, words: Words): string {
  return effect !== '' && Number.isFinite(Number(effect)) ? words.days(Number(effect)) : effect
}

export interface FigureWords extends Words {
  figure: (figure: Figure) => string
  /** What other leave years add to or take from a figure. */
  rest: string
}

export type Figure = 'total' | 'used' | 'held' | 'available'

/** Why a figure of the balance is what it is: the grants, or the requests, that add up to it. */
export function explainFigure(
  figure: Figure,
  info: LeaveInfo,
  usable: readonly LeaveYear['grants'][number][],
  events: readonly LeaveEvent[],
  words: FigureWords,
): WhyStep[] {
  if (figure === 'total') return usable.map((grant) => grantStep(grant, words))
  if (figure === 'used') return withRest(eventSteps(events, 'APPROVED', words), info.used_vac_days, events, 'APPROVED', words)
  if (figure === 'held') return withRest(eventSteps(events, 'REQUESTED', words), info.held_vac_days, events, 'REQUESTED', words)
  const less = (days: number) => (days === 0 ? words.days(0) : `−${words.days(days)}`)
  return [
    { rule: words.figure('total'), effect: words.days(info.total_days) },
    { rule: words.figure('used'), effect: less(info.used_vac_days) },
    { rule: words.figure('held'), effect: less(info.held_vac_days) },
    { rule: words.figure('available'), effect: words.days(info.available_days) },
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
  const listed = events.reduce((sum, event) => sum + (event.drf_status === status ? event.applied_days : 0), 0)
  const rest = round(figure - listed)
  return rest === 0 ? steps : [...steps, { rule: words.rest, effect: words.days(rest) }]
}

function grantStep(grant: LeaveYear['grants'][number], words: Words): WhyStep {
  return {
    rule: words.grant(grant.kind),
    article: grant.article,
    input: words.range(grant.granted_on, grant.expires_on),
    effect: words.days(grant.days),
  }
}

function eventSteps(events: readonly LeaveEvent[], status: LeaveEvent['drf_status'], words: Words): WhyStep[] {
  return events
    .filter((event) => event.drf_status === status)
    .toSorted((a, b) => a.wk_start_date.localeCompare(b.wk_start_date))
    .map((event) => ({
      rule: words.event(event),
      input: words.range(event.wk_start_date, event.wk_end_date),
      effect: words.days(event.applied_days),
    }))
}
