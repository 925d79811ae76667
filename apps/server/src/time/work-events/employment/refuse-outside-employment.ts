import { dayFromKey } from '#rules/calendar/day-key.ts'
import { dayText } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { DayRange } from '../../work-plans/index.ts'

/** From when to when somebody works here; `leaves_on` is a last day that is arranged and still to come. */
export interface Employed {
  joined_on: string | null
  retired_on: string | null
  leaves_on: string | null
}

/** @throws Failure BEFORE_JOIN, AFTER_LAST_DAY: nobody asks for days on which they do not work here */
export function refuseOutsideEmployment(
  { language, today }: Pick<CommandContext, 'language' | 'today'>,
  { joined_on: first, retired_on, leaves_on }: Employed,
  { from, to }: DayRange,
): void {
  if (first && from.toString() < first) fail('BEFORE_JOIN')
  const last = retired_on ?? leaves_on
  if (last && to.toString() > last)
    fail('AFTER_LAST_DAY', {
      day: dayText(dayFromKey(last), language, today.year),
    })
}
