import { type ConfirmPeriod, USUAL_END } from '#rules/work-time/confirm-period.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { inputSentence } from '../../../http/input-sentences.ts'

/** The day on which periods end. @throws Failure BAD_REQUEST for what is no day of the week */
export function endDay(
  { language }: Pick<CommandContext, 'language'>,
  period: ConfirmPeriod,
  day: number,
): number {
  if (period !== 'WEEKLY' || day <= USUAL_END.WEEKLY) return day
  const tooBig = { code: 'too_big', origin: 'number', maximum: USUAL_END.WEEKLY, input: day } as const
  fail('BAD_REQUEST', {}, { confirm_day: inputSentence(tooBig, language) })
}
