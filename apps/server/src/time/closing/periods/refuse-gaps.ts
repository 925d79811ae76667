import { dayText } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { PeriodRow } from './periods.store.ts'

/** @throws Failure END_DATE_ERROR, START_DATE_ERROR for one that does not begin the day after the one before it */
export function refuseGaps(
  { language, today }: Pick<CommandContext, 'language' | 'today'>,
  periods: readonly Omit<PeriodRow, 'id'>[],
): void {
  for (const [index, { starts_on, ends_on }] of periods.entries()) {
    if (ends_on <= starts_on) fail('END_DATE_ERROR')
    const before = periods[index - 1]
    const expected = before && Temporal.PlainDate.from(before.ends_on).add({ days: 1 })
    if (expected && expected.toString() !== starts_on)
      fail('START_DATE_ERROR', { expected: dayText(expected, language, today.year) })
  }
}

/** Records are closed for pay, and nobody is paid by more than a year. */
const MOST_MONTHS = 12

/** For periods that are new or have moved; one from before this rule stays. @throws Failure END_DATE_ERROR for one of more than a year */
export function refuseLong(periods: readonly Omit<PeriodRow, 'id'>[]): void {
  for (const { starts_on, ends_on } of periods) {
    const beyond = Temporal.PlainDate.from(starts_on).add({ months: MOST_MONTHS }).toString()
    if (ends_on >= beyond) fail('END_DATE_ERROR')
  }
}
