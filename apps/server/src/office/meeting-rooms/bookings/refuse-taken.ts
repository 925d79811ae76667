import { formatClockTime } from '#rules/work-time/clock-time.ts'
import { dayText, fromTo } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { TakenRow } from './bookings.store.ts'

const MOST_NAMED = 3

/** Refuses and says who is in the way: on which days, from when to when. */
export function refuseTaken(
  { language, today }: Pick<CommandContext, 'language' | 'today'>,
  taken: readonly TakenRow[],
): never {
  const named = taken.slice(0, MOST_NAMED).map((row) => {
    const day = dayText(Temporal.PlainDate.from(row.booked_on), language, today.year)
    const times = fromTo(formatClockTime(row.start_minute), formatClockTime(row.end_minute), language)
    return `${day} ${times} ${row.name}`
  })
  const rest = taken.length - named.length
  fail('ROOM_TAKEN', { taken: named.join(', ') + (rest > 0 ? ` +${rest}` : '') })
}
