import { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { eventCode, type eventValues } from '#contract/time/work-events/work-events.ts'
import { LEAVE_CASES } from '#rules/event-codes/statutory-leave.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { NEAR_MINUTES } from '#rules/work-time/comes-for-next-day.ts'
import type { Language } from '../../../http/context.ts'
import { eventName } from '../../event-codes/index.ts'
import { clock } from '../clock.ts'
import type { EventPerson } from '../event-person.ts'
import type { AskedEvent } from '../event-sorts.ts'
import { eventProof, proofToWire } from './event-proof.ts'
import type { PlannedEvent } from '../judging/plan-request.ts'

const minutes = z.int().min(0)
const minuteOfDay = z.int().min(-NEAR_MINUTES)

/** What a document of an event says: what was asked for, as it stood when it was sent. */
export const eventContent = z.object({
  code: eventCode,
  /** What the company called its own kind then; null for those of the product. */
  ownName: z.string().nullable(),
  freesWork: z.boolean(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** The part of each day; null for whole days. An end after midnight is above 1440. */
  startMinute: minutes.nullable(),
  endMinute: minutes.nullable(),
  minutes,
  standardDayMinutes: z.int().min(1),
  days: z.array(z.object({ on: z.iso.date(), start: minuteOfDay, end: minuteOfDay, minutes })),
  /** Cancelled alone after it was sent; the request goes on without them. */
  canceledDays: z.array(z.iso.date()).default([]),
  /** Time off that it earns; older requests earned none. */
  compMinutes: minutes.default(0),
  /** The day of the event that it goes by, and which case that is; most codes go by none. */
  occasionOn: z.iso.date().nullable().default(null),
  occasionCase: z.enum(LEAVE_CASES).nullable().default(null),
  /** Days off that it earns and was asked for with; weekend work alone has some. */
  alternative: z
    .object({
      code: eventCode,
      from: z.iso.date(),
      to: z.iso.date(),
      startMinute: minutes.nullable(),
      endMinute: minutes.nullable(),
      minutes,
    })
    .nullable()
    .default(null),
  location: z.string().max(200),
  reason: z.string().max(500),
  proof: eventProof,
})

export type EventContent = z.infer<typeof eventContent>

export function contentOf(person: EventPerson, wanted: AskedEvent, planned: PlannedEvent): EventContent {
  return {
    code: wanted.code,
    ownName: planned.kind.custom?.name ?? null,
    freesWork: planned.freesWork,
    from: wanted.from.toString(),
    to: wanted.to.toString(),
    startMinute: planned.span?.start ?? null,
    endMinute: planned.span?.end ?? null,
    minutes: planned.minutes,
    standardDayMinutes: person.standard_day_minutes,
    days: planned.days,
    canceledDays: [],
    compMinutes: planned.compMinutes,
    occasionOn: wanted.occasionOn?.toString() ?? null,
    occasionCase: wanted.occasionCase ?? null,
    alternative: null,
    location: wanted.location,
    reason: wanted.reason,
    proof: null,
  }
}

export function contentToWire(content: EventContent): Input<typeof eventValues> {
  const { alternative } = content
  const toDays = (some: number) => minutesToDays(some, content.standardDayMinutes)
  return {
    wk_event: content.code,
    own_name: content.ownName,
    wk_start_date: content.from,
    wk_end_date: content.to,
    evt_start_time: clock(content.startMinute),
    evt_end_time: clock(content.endMinute),
    applied_days: toDays(content.minutes),
    applied_minutes: content.minutes,
    counted_days: content.days.map(({ on, minutes: some }) => ({
      date: on,
      minutes: some,
      days: toDays(some),
    })),
    canceled_days: content.canceledDays,
    comp_minutes: content.compMinutes,
    alter_start_date: alternative?.from ?? null,
    alter_end_date: alternative?.to ?? null,
    alter_wk_event: alternative?.code ?? null,
    alter_start_time: clock(alternative?.startMinute ?? null),
    alter_end_time: clock(alternative?.endMinute ?? null),
    wk_alter_days: toDays(alternative?.minutes ?? 0),
    wk_occasion_date: content.occasionOn,
    wk_occasion_case: content.occasionCase,
    wk_location: content.location,
    wk_comment: content.reason,
    apv_attach: proofToWire(content.proof),
  }
}

export function nameOf(
  { code, ownName }: Pick<EventContent, 'code' | 'ownName'>,
  language: Language,
): string {
  return eventName(code, language, ownName)
}
