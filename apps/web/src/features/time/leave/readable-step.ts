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
  /** Hours of part-time work: days of leave, hours of a week, hours of leave, and of how many months alike. */
  partTime: (counted: { days: number; week: number; hours: number; times: number }) => string
  /** Hours of a week on average. */
  weekOf: (hours: number) => string
  /** What the law gives and what was given, in hours. */
  settled: (due: number, given: number) => string
}

const PART_TIME = /^(?:(\d+) x \()?([\d.]+) x ([\d.]+) \/ 40 x 8 = (\d+)\)?$/

/** How the hours of a part-time worker are counted, as the rule tells it; null for another step. */
export function partTimeOf({ rule, input }: Pick<Step, 'rule' | 'input'>) {
  const [, times = '1', days, week, hours] = (rule === 'PART_TIME' && PART_TIME.exec(input)) || []
  return hours === undefined
    ? null
    : { days: Number(days), week: Number(week), hours: Number(hours), times: Number(times) }
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
    input: readableInput(step, words),
    effect: readableEffect(step.effect, words),
  }
}

function readableInput(step: Step, words: Words): string {
  const partTime = partTimeOf(step)
  if (partTime) return words.partTime(partTime)
  if (step.rule === 'BELOW_WEEKLY_HOURS') return words.weekOf(Number(step.input))
  if (step.rule === 'RETIREMENT_SETTLEMENT_HOURS') {
    const [due = 0, given = 0] = step.input.split(' - ').map(Number)
    return words.settled(due, given)
  }
  return readableDays(step.input, words)
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
