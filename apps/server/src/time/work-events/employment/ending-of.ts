import { asksForWork } from '#rules/work-day/count-beyond.ts'
import { goesOnWithout } from '../cancels/day-cancels.ts'

/** A request of which something is held after a last day. */
export interface Reaching {
  status: 'REQUESTED' | 'APPROVED'
  event_code: string
  occasion_on: string | null
  days: readonly { date: string }[]
}

/**
 * What of a request ends with the last day, and which of its days stay after it: what was given of closed days, and what cannot end
 * without them. Work that was agreed on for days before and after stays as it is, and nobody has to look after it.
 */
export function endingOf(
  event: Reaching,
  lastDay: string,
  isClosed: (day: string) => boolean,
): { gone: readonly string[] | 'ALL'; stays: readonly string[] } {
  const all = event.days.map(({ date }) => date)
  const after = all.filter((day) => day > lastDay)
  const isGiven = event.status === 'APPROVED'
  const isWork = asksForWork(event.event_code)
  const fixed = isGiven ? after.filter(isClosed) : []
  if (fixed.length === 0 && (after.length === all.length || (isWork && !isGiven)))
    return { gone: 'ALL', stays: [] }
  if (isWork) return { gone: [], stays: after.length === all.length ? after : [] }
  const open = after.filter((day) => !fixed.includes(day))
  // Leave around a birth goes on without a gap: of it only what is after the last that is closed.
  const gone = goesOnWithout(event, open) ? open : open.filter((day) => day > fixed.at(-1)!)
  return { gone, stays: after.filter((day) => !gone.includes(day)) }
}
