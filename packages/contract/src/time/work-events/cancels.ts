import { z } from 'zod'
import { documentStatus } from '../../approvals/documents/approvals.ts'
import { outDay, text } from '../../fields.ts'
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
  wk_comment: z.string(),
})

export const requestCancel = events({
  id: 'request_cancel',
  method: 'POST',
  path: '/{id}/request_cancel/',
  summary:
    'Ask that an own request which was approved be cancelled, also once it has begun; it ends when the approval line agrees',
  body: z.object({ wk_comment: text(0, 500).default('') }),
  response: z.object({ drf_id: z.number(), drf_status: documentStatus }),
  errors: ['NO_PERMISSION', 'DOCUMENT_STATE', 'ALREADY_CONFIRMED', 'NO_APPROVER'],
})
