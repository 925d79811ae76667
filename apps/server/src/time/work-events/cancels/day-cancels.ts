import { asksForWork } from '#rules/work-day/count-beyond.ts'
import type { Actor } from '../../../http/context.ts'
import { mayAskToCancel, mayCancelEvent } from '../work-events.policy.ts'

interface Request {
  member_id: number
  status: string
  document_id: number | null
  cancel_document_id: number | null
  alternative_of: number | null
  event_code: string
  occasion_on: string | null
  done_cancelable: boolean
  days: readonly { date: string }[]
}

/**
 * The days of a request that can be cancelled each alone: of several, never the last that is left. Work is agreed on as a whole, and
 * leave around a birth goes on without a gap, so only its ends.
 */
export function separableDays({
  event_code,
  occasion_on,
  days,
}: Pick<Request, 'event_code' | 'occasion_on' | 'days'>) {
  if (days.length < 2 || asksForWork(event_code)) return []
  const all = days.map(({ date }) => date)
  return occasion_on === null ? all : [all[0]!, all.at(-1)!]
}

/** The days that the actor may cancel each alone: at once, or by asking the line. @param request of a person whom the actor sees */
export function dayCancels(actor: Actor, request: Request, today: Temporal.PlainDate) {
  const { done_cancelable } = request
  const mayAsk = mayAskToCancel(actor, request)
  return separableDays(request).flatMap((date): { date: string; by: 'ALONE' | 'LINE' }[] => {
    // Each day has begun by itself.
    if (mayCancelEvent(actor, { ...request, starts_on: date }, { done_cancelable, today }))
      return [{ date, by: 'ALONE' }]
    return mayAsk ? [{ date, by: 'LINE' }] : []
  })
}
