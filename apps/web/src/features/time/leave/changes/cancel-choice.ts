import type { LeaveEvent } from '../leave-queries.ts'

/** All of a request instead of one of its days. */
export const WHOLE = 'WHOLE'

/** How one may cancel: alone, by asking the line, or not. */
export type CancelBy = 'ALONE' | 'LINE' | null

/** How all of a request may be cancelled. */
export function wholeBy({ abilities }: Pick<LeaveEvent, 'abilities'>): CancelBy {
  if (abilities.cancel) return 'ALONE'
  return abilities.ask_cancel ? 'LINE' : null
}

/** How what was chosen may be cancelled. @param chosen WHOLE or a day */
export function byOf(event: Pick<LeaveEvent, 'abilities' | 'cancel_days'>, chosen: string): CancelBy {
  if (chosen === WHOLE) return wholeBy(event)
  return event.cancel_days.find(({ date }) => date === chosen)?.by ?? null
}
