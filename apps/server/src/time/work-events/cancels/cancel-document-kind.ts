import { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { cancelKind } from '#contract/time/work-events/cancel-kind.ts'
import type { cancelValues } from '#contract/time/work-events/cancels.ts'
import { eventCode } from '#contract/time/work-events/work-events.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { cancelDocument, type DocumentKind } from '../../../approvals/documents/index.ts'
import { dayText, fromTo } from '../../../day-text.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { eventName } from '../../event-codes/index.ts'
import { eventLine } from '../event-line.ts'
import { findCancellable, findCancelled, letGo, markAsked } from './cancels.store.ts'
import { dropDays } from './drop-days.ts'

/** What the request was, as it stood when its cancellation was asked for. */
export const cancelContent = z.object({
  eventId: z.int(),
  documentId: z.int(),
  code: eventCode,
  ownName: z.string().nullable(),
  from: z.iso.date(),
  to: z.iso.date(),
  minutes: z.int().min(0),
  standardDayMinutes: z.int().min(1),
  reason: z.string().max(500),
  /** Of it, this day alone; minutes are those of the day then. */
  day: z.iso.date().nullable().default(null),
})

export type CancelContent = z.infer<typeof cancelContent>

const NAMES: Record<Language, (event: string) => string> = {
  ko: (event) => `${event} 취소`,
  ja: (event) => `${event}の取消`,
  en: (event) => `Cancel: ${event}`,
}

/** Asks to cancel what was approved: approved, the request ends with its document and its days come back. */
export const cancelDocumentKind: DocumentKind<CancelContent> = {
  ...cancelKind,
  feature: null,
  content: cancelContent,
  textField: 'reason',
  // The way that the request itself goes.
  line: { ...eventLine, roles: ['ANNUAL', ...eventLine.roles] },
  headline({ code, ownName, from, to, day: only }, language, today) {
    const [first, last] = [only ?? from, only ?? to].map((day) =>
      dayText(Temporal.PlainDate.from(day), language, today.year),
    )
    const when = first === last ? first! : fromTo(first!, last!, language)
    return `${NAMES[language](eventName(code, language, ownName))} · ${when}`
  },
  toWire: contentToWire,
  mayOpen: (ctx, authorId) => authorId === ctx.actor.memberId,
  async submitted(ctx, { id, content }) {
    await markAsked(ctx, content.eventId, id)
  },
  async approved(ctx, { id, content }) {
    // What was cancelled another way meanwhile stays so.
    const request = await findCancelled(ctx, id)
    if (!request) return
    if (content?.day) await cancelAgreedDay(ctx, request.id, content.day)
    else await cancelDocument(ctx, request.document_id, 'AGREED')
    // Of one that goes on, other days may be asked for.
    if (content?.day) await letGo(ctx, id)
  },
  denied: (ctx, { id }) => letGo(ctx, id),
  canceled: (ctx, { id }) => letGo(ctx, id),
  refusesCancel: () => 'CANCEL_APPLIED',
}

async function cancelAgreedDay(ctx: CommandContext, id: number, on: string): Promise<void> {
  const row = await findCancellable(ctx, id)
  if (!row?.days.some(({ date }) => date === on)) return
  if (row.days.length === 1) await cancelDocument(ctx, row.document_id!, 'AGREED')
  else await dropDays(ctx, row, [on], true)
}

function contentToWire(content: CancelContent): Input<typeof cancelValues> {
  return {
    wk_event_id: content.eventId,
    drf_id: content.documentId,
    wk_event: content.code,
    own_name: content.ownName,
    wk_start_date: content.from,
    wk_end_date: content.to,
    applied_days: minutesToDays(content.minutes, content.standardDayMinutes),
    applied_minutes: content.minutes,
    wk_cancel_date: content.day,
    wk_comment: content.reason,
  }
}
