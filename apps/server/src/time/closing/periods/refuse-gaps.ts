import type { ClosingEra } from '#rules/closing/closing-rule.ts'
import { dayText } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { PeriodRow } from './periods.store.ts'

type Asking = Pick<CommandContext, 'language' | 'today'>
type Dates = Omit<PeriodRow, 'id'>

const dayAfter = (day: string | Temporal.PlainDate) => Temporal.PlainDate.from(day).add({ days: 1 })

/**
 * @param eras between two periods another rule may have held; the second then begins the day after it
 * @throws Failure END_DATE_ERROR, START_DATE_ERROR for one that does not begin the day after what is before it
 */
export function refuseGaps(ctx: Asking, periods: readonly Dates[], eras: readonly ClosingEra[]): void {
  for (const [index, { starts_on, ends_on }] of periods.entries()) {
    if (ends_on <= starts_on) fail('END_DATE_ERROR')
    const before = periods[index - 1]
    if (!before) continue
    const since = eras.map(({ until }) => dayAfter(until)).filter((day) => day.toString() > before.ends_on)
    const expected = [dayAfter(before.ends_on), ...since]
    if (!expected.some((day) => day.toString() === starts_on)) refuseStart(ctx, expected.at(-1)!)
  }
}

/** What was closed by another rule stays as it was divided. @throws Failure START_DATE_ERROR with the first day that is free */
export function refuseClosedRule(ctx: Asking, periods: readonly Dates[], eras: readonly ClosingEra[]): void {
  const until = eras.at(-1)?.until
  if (until && periods.some(({ starts_on }) => starts_on <= until.toString()))
    refuseStart(ctx, dayAfter(until))
}

function refuseStart({ language, today }: Asking, expected: Temporal.PlainDate): never {
  fail('START_DATE_ERROR', { expected: dayText(expected, language, today.year) })
}

/** Records are closed for pay, and nobody is paid by more than a year. */
const MOST_MONTHS = 12

/** For periods that are new or have moved; one from before this rule stays. @throws Failure END_DATE_ERROR for one of more than a year */
export function refuseLong(periods: readonly Dates[]): void {
  for (const { starts_on, ends_on } of periods) {
    const beyond = Temporal.PlainDate.from(starts_on).add({ months: MOST_MONTHS }).toString()
    if (ends_on >= beyond) fail('END_DATE_ERROR')
  }
}
