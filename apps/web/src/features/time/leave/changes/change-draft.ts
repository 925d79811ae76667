import type { EndpointCall } from '#contract/endpoint.ts'
import type { changeEvent } from '#contract/time/work-events/work-events.ts'
import type { EventValues } from '../document/event-document.ts'
import { clock, minutesOf } from '../../../../text/in-language.ts'
import { bodyOf, type LeaveDraft, needsStart, OVERTIME, typedClock, unitOf } from '../leave-draft.ts'
import type { LeaveEvent } from '../leave-queries.ts'
import type { Proof } from './proof-field.tsx'

const DAY_MINUTES = 1440

/** A request as it stands, to be written anew. @param sent what its document says; undefined where there is none, or it was not read */
export function draftOf(event: LeaveEvent, sent?: EventValues): LeaveDraft {
  const { wk_event: code, evt_start_time: start, evt_end_time: end } = event
  const isOvertime = code === OVERTIME
  const unit = isOvertime ? 'TIME' : unitOf(code)
  return {
    kind: isOvertime ? code : code.slice(0, -unit.length - 1),
    unit,
    wk_start_date: event.wk_start_date,
    wk_end_date: event.wk_end_date,
    start: needsStart(unit) && start ? typedClock(start) : '',
    end: unit === 'TIME' && end ? typedClock(end) : '',
    ...(needsStart(unit) && start && minutesOf(start) >= DAY_MINUTES && { laidStart: clock(start) }),
    reason: event.wk_comment,
    location: event.wk_location,
    occasion: event.wk_occasion_date ?? '',
    occasionCase: event.wk_occasion_case ?? '',
    ...daysOffOf(sent),
  }
}

/** The days off that were asked for with it. */
function daysOffOf(sent: EventValues | undefined): Pick<LeaveDraft, 'alterDay' | 'alterUnit' | 'alterRest'> {
  // Leave of other kinds says nothing of them.
  if (!sent?.alter_start_date || !sent.alter_wk_event) return { alterDay: '', alterUnit: 'FULL' }
  const { alter_start_date: day, alter_end_date: last, alter_start_time: start, alter_end_time: end } = sent
  const unit = unitOf(sent.alter_wk_event)
  return {
    alterDay: day,
    alterUnit: unit,
    alterRest: {
      ...(last && last !== day && { alter_end_date: last }),
      ...(needsStart(unit) && start && { alter_start_time: typedClock(start) }),
      ...(unit === 'TIME' && end && { alter_end_time: typedClock(end) }),
    },
  }
}

/**
 * What of it changes.
 * @param before as it was shown first
 * @param proofs undefined while nobody has touched them
 */
export function changeOf(
  draft: LeaveDraft,
  before: LeaveDraft,
  proofs: readonly Proof[] | undefined,
): EndpointCall<typeof changeEvent>['body'] {
  const file = proofs?.[0]?.file
  const { wk_location: place, apv_attach: _, ...asked } = bodyOf(draft)
  return {
    ...asked,
    wk_comment: draft.reason.trim(),
    ...(typeof place === 'string' && { wk_location: place }),
    ...(before.alterDay && !draft.alterDay && { alter_start_date: '' as const }),
    ...(file && { apv_attach: file }),
    ...(proofs?.length === 0 && { apv_attach: '' as const }),
  }
}

/** Why a request that was sent can be changed no more; null while it can, and once it has ended. */
export function whyFixed(
  event: LeaveEvent,
): 'seen' | 'fixed' | 'approved' | 'alternative' | 'byAdmin' | 'gap' | null {
  const { abilities, drf_status, wk_start_date: from, wk_end_date: to } = event
  if (abilities.change) return null
  if (drf_status === 'REQUESTED' && event.canceled_days.some((day) => from < day && day < to)) return 'gap'
  if (drf_status === 'REQUESTED') return event.is_fixed ? 'fixed' : 'seen'
  if (drf_status !== 'APPROVED') return null
  // Without a document nobody can be asked to cancel it.
  if (event.drf_id === null && !abilities.cancel) return 'byAdmin'
  return event.alter_of === null ? 'approved' : 'alternative'
}
