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
  ctx: Pick<CommandContext, 'language' | 'today'>,
  person: Employed,
  range: DayRange,
): void {
  if (person.joined_on && range.from.toString() < person.joined_on) fail('BEFORE_JOIN')
  refuseAfterLastDay(ctx, person, range)
}

/** @throws Failure AFTER_LAST_DAY */
export function refuseAfterLastDay(
  { language, today }: Pick<CommandContext, 'language' | 'today'>,
  { retired_on, leaves_on }: Pick<Employed, 'retired_on' | 'leaves_on'>,
  { to }: Pick<DayRange, 'to'>,
): void {
  const last = retired_on ?? leaves_on
  if (last && to.toString() > last)
    fail('AFTER_LAST_DAY', {
      day: dayText(dayFromKey(last), language, today.year),
    })
}

/** From which day to which it counts, which for the work of a late evening is the day after the one that was asked for. */
export function countedRange(
  { days }: { days: readonly { on: string }[] },
  { from, to }: DayRange,
): DayRange {
  const [first, last] = [days.at(0), days.at(-1)].map((day) => day && Temporal.PlainDate.from(day.on))
  return { from: first ?? from, to: last ?? to }
}
