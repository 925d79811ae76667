import { errors } from '#contract/errors.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { dayText } from '../../../day-text.ts'
import { fail } from '../../../http/fail.ts'
import type { ClosingPeriod } from '../periods/period-of.ts'
import type { Outcome } from './close-people.ts'
import type { Problem } from './days-of-people.ts'

/** The last day that may be closed now. @throws Failure PERIOD_NOT_OVER */
export function closableUntil(
  ctx: Pick<CommandContext, 'language'>,
  period: ClosingPeriod,
  wanted: Temporal.PlainDate,
): Temporal.PlainDate {
  if (period.isOver) return period.to
  const until = Temporal.PlainDate.compare(wanted, period.over) < 0 ? wanted : period.over
  const isPossible = period.settings.is_partial && Temporal.PlainDate.compare(until, period.from) >= 0
  if (isPossible) return until
  const first = period.to.add({ days: 1 })
  return fail('PERIOD_NOT_OVER', { date: dayText(first, ctx.language, period.over.year) })
}

/** How many days and requests stand in the way. */
export function countOf(problems: readonly Problem[]): { open: number; held: number } {
  return {
    open: problems.filter(({ kind }) => kind === 'OUT').length,
    held: problems.filter(({ kind }) => kind === 'REQUEST' || kind === 'CORRECTION').length,
  }
}

export type Reason = 'ALREADY_CONFIRMED' | 'CONFIRM_BLOCKED' | 'NOTHING_TO_CONFIRM'

/** Why a person's days stay open; null when they are closed now. */
export function reasonOf({ result, person }: Outcome): Reason | null {
  if (result === 'CLOSED') return null
  if (result === 'BLOCKED') return 'CONFIRM_BLOCKED'
  return person.closings.length > 0 ? 'ALREADY_CONFIRMED' : 'NOTHING_TO_CONFIRM'
}

/** The sentence of it. */
export function sayReason(reason: Reason, { problems }: Outcome, language: Language): string {
  const counts: Record<string, number> = countOf(problems)
  return errors[reason][language].replace(/\{(\w+)\}/g, (_, name: string) => String(counts[name]))
}
