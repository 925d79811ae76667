import { asksForWork } from '#rules/work-day/count-beyond.ts'
import type { Actor } from '../../../http/context.ts'
import { mayAskToCancel, mayCancelEvent } from '../work-events.policy.ts'

interface Request {
  member_id: number
  status: string
  document_id: number | null
  cancel_document_id: number | null
  alternative_of: number | null
  kept_by: string | null
  filed_by: number | null
  is_above: boolean
  event_code: string
  occasion_on: string | null
  done_cancelable: boolean
  days: readonly { date: string }[]
}

type Held = Pick<Request, 'event_code' | 'occasion_on' | 'days'>

/**
 * Whether a request goes on without some of its days: never without all of them. Work is agreed on as a whole, and leave around a birth
 * goes on without a gap, so only its ends go.
 */
export function goesOnWithout({ event_code, occasion_on, days }: Held, gone: readonly string[]): boolean {
  const all = days.map(({ date }) => date)
  const kept = all.filter((date) => !gone.includes(date))
  if (asksForWork(event_code) || kept.length === 0 || !gone.every((date) => all.includes(date))) return false
  return occasion_on === null || all.lastIndexOf(kept.at(-1)!) - all.indexOf(kept[0]!) === kept.length - 1
}

/** The days of a request that can be cancelled each alone. */
export function separableDays(request: Held): string[] {
  return request.days.map(({ date }) => date).filter((date) => goesOnWithout(request, [date]))
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
