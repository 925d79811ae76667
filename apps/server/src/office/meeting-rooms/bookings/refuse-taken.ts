import { formatClockTime } from '#rules/work-time/clock-time.ts'
import { fail } from '../../../http/fail.ts'
import type { TakenRow } from './bookings.store.ts'

const MOST_NAMED = 3

/** Refuses and says who is in the way: on which days, from when to when. */
export function refuseTaken(taken: readonly TakenRow[]): never {
  const named = taken.slice(0, MOST_NAMED).map((row) => {
    const [, month, day] = row.booked_on.split('-')
    return `${month}.${day} ${formatClockTime(row.start_minute)}–${formatClockTime(row.end_minute)} ${row.name}`
  })
  const rest = taken.length - named.length
  fail('ROOM_TAKEN', { taken: named.join(', ') + (rest > 0 ? ` +${rest}` : '') })
}
