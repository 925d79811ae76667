import { z } from 'zod'
import { documentStatus } from '../../approvals/documents/approvals.ts'
import { day, outDay, text } from '../../fields.ts'
import { eventCode, events } from './work-events.ts'

/** What a document that asks for a cancellation carries in drf_values. */
export const cancelValues = z.object({
  wk_event_id: z.number(),
  /** The document of the request. */
  drf_id: z.number(),
  wk_event: eventCode,
  own_name: z.string().nullable(),
  wk_start_date: outDay,
  wk_end_date: outDay,
  applied_days: z.number(),
  applied_minutes: z.number(),
  /** Of it, this day alone; applied_days are of that day then. */
  wk_cancel_date: outDay.nullable(),
  wk_comment: z.string(),
})

export const requestCancel = events({
  id: 'request_cancel',
  method: 'POST',
  path: '/{id}/request_cancel/',
  summary:
    'Ask that an own request which was approved be cancelled, or one day out of it, also once it has begun; it ends when the approval line agrees',
  body: z.object({
    wk_comment: text(0, 500).default(''),
    /** That day alone; the request goes on with the others. */
    wk_cancel_date: day.optional(),
  }),
  response: z.object({ drf_id: z.number(), drf_status: documentStatus }),
  errors: ['NO_PERMISSION', 'DOCUMENT_STATE', 'ALREADY_CONFIRMED', 'NO_APPROVER'],
})
