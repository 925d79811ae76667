import { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { leaveCode, type leaveValues } from '#contract/time/leave/leave.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { LeavePerson } from '../account.store.ts'
import { clock, eventProof, proofToWire, type WantedEvent } from '../../work-events/index.ts'
import type { PlannedLeave } from '../plan-leave.ts'

const minutes = z.int().min(0)

/** What a leave document says: what was asked for, and how things stood when it was sent. */
export const leaveContent = z.object({
  code: leaveCode,
  from: z.iso.date(),
  to: z.iso.date(),
  /** The part of each day; null for whole days. An end after midnight is above 1440. */
  startMinute: minutes.nullable(),
  endMinute: minutes.nullable(),
  minutes,
  /** How long a day of the person was then: minutes become days by it. */
  standardDayMinutes: z.int().min(1),
  /** Minutes of leave before the request and once it is held; null where nobody wrote it down. */
  availableBefore: z.int().nullable(),
  availableAfter: z.int().nullable(),
  /** The days that it takes, without weekends and holidays. */
  days: z.array(z.object({ on: z.iso.date(), start: minutes, end: minutes, minutes })),
  /** Cancelled alone after it was sent; the request goes on without them. */
  canceledDays: z.array(z.iso.date()).default([]),
  reason: z.string().max(500),
  proof: eventProof,
})

export type LeaveContent = z.infer<typeof leaveContent>

export function leaveContentOf(
  person: Pick<LeavePerson, 'standard_day_minutes'>,
  wanted: Pick<WantedEvent, 'code' | 'from' | 'to'> & { reason: string },
  planned: Pick<PlannedLeave, 'span' | 'days' | 'minutes' | 'available' | 'availableAfter'>,
): LeaveContent {
  return {
    code: wanted.code as LeaveContent['code'],
    from: wanted.from.toString(),
    to: wanted.to.toString(),
    startMinute: planned.span?.start ?? null,
    endMinute: planned.span?.end ?? null,
    minutes: planned.minutes,
    standardDayMinutes: person.standard_day_minutes,
    availableBefore: planned.available,
    availableAfter: planned.availableAfter,
    days: planned.days,
    canceledDays: [],
    reason: wanted.reason,
    proof: null,
  }
}

export function contentToWire(content: LeaveContent): Input<typeof leaveValues> {
  const toDays = (minutes: number) => minutesToDays(minutes, content.standardDayMinutes)
  const { availableBefore: before, availableAfter: after } = content
  return {
    wk_event: content.code,
    wk_start_date: content.from,
    wk_end_date: content.to,
    evt_start_time: clock(content.startMinute),
    evt_end_time: clock(content.endMinute),
    applied_days: toDays(content.minutes),
    v_days_before: before === null ? null : toDays(before),
    v_days_after: after === null ? null : toDays(after),
    counted_days: content.days.map(({ on, minutes }) => ({ date: on, minutes, days: toDays(minutes) })),
    canceled_days: content.canceledDays,
    wk_comment: content.reason,
    apv_attach: proofToWire(content.proof),
  }
}
