import { z } from 'zod'
import { text } from '../../fields.ts'
import { documentStatus } from './approvals.ts'
import { approvals } from './areas.ts'

/** What a document that asks for a cancellation carries in drf_values. */
export const documentCancelValues = z.object({
  /** The document that is to be cancelled. */
  drf_id: z.number(),
  drf_serial: z.string().nullable(),
  drf_title: z.string(),
  reason: z.string(),
})

export const requestDocumentCancel = approvals({
  id: 'request_cancel',
  method: 'POST',
  path: '/documents/{id}/request-cancel',
  summary:
    'Ask by a document that an own approved one be cancelled; it goes to those who decided on that, and ends it with all that followed once they agree',
  body: z.object({ reason: text(1, 500) }),
  response: z.object({ drf_id: z.number(), drf_status: documentStatus, drf_serial: z.string().nullable() }),
  errors: [
    'FORBIDDEN',
    'DOCUMENT_STATE',
    'CANCEL_ASKED',
    'ALREADY_CONFIRMED',
    'DAY_CHANGED_SINCE',
    'INVALID_RANGE',
    'ABSENCE_HAS_BEGUN',
    'LEFT_ALREADY',
    'NO_APPROVER',
  ],
})
