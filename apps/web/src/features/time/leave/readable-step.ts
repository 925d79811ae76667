import type { WhyStep } from '../../../ui/figures/why-panel.tsx'
import type { LeaveEvent, LeaveYear, Preview } from './leave-queries.ts'

type Step = Preview['trace'][number]

/** Words of the reader's language; the steps of the rules carry names and bare values. */
export interface Words {
  rule: (name: string) => string | undefined
  days: (days: number) => string
  day: (date: string) => string
  range: (from: string, to: string) => string
  event: (event: Pick<LeaveEvent, 'wk_event' | 'event_name'>) => string
  grant: (kind: LeaveYear['grants'][number]['kind']) => string
  /** After n completed years. */
  served: (years: number) => string
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
      input: words.perDay(count, roundDays(each / standardDayMinutes)),
      effect: words.days(roundDays(Number(step.effect) / standardDayMinutes)),
    }
  }
  return {
    rule,
    article: step.article,
    input: readableDays(step.input, words),
    effect: readableEffect(step.effect, words),
  }
}

// Inputs hold days as yyyy-MM-dd, alone or in a span; the rest of them stays.
function readableDays(input: string, words: Words): string {
  return input
    .replace(/^(\d+): /, (_, years: string) => `${words.served(Number(years))} · `)
    .replaceAll(/(\d{4}-\d{2}-\d{2})(?: ~ (\d{4}-\d{2}-\d{2}))?/g, (_, from: string, to?: string) =>
      to ? words.range(from, to) : words.day(from),
    )
}

function readableEffect(effect: string, words: Words): string {
  return effect !== '' && Number.isFinite(Number(effect)) ? words.days(Number(effect)) : effect
}

/** Days have three decimals. */
export function roundDays(days: number): number {
  return Math.round(days * 1000) / 1000
}
