import { z } from 'zod'
import { area } from '../../area.ts'
import { id, outDay, outInstant, paged } from '../../fields.ts'

const retention = area({
  area: 'approval_v1',
  ids: 'retention',
  path: '/v1/approvals/retention',
  feature: 'DOCUMENT_APPROVAL',
  touches: ['approval_v1', 'home'],
})

const dueDocument = z.object({
  drf_id: z.number(),
  drf_serial: z.string().nullable(),
  drf_title: z.string(),
  drf_status: z.string(),
  author: z.object({ user_id: z.number(), username: z.string() }),
  storage_period: z.number(),
  ended_on: outDay,
  /** From this day on it need not be kept any more. */
  due_on: outDay,
})

export const listDueDocuments = retention({
  id: 'list',
  method: 'GET',
  path: '',
  summary:
    'Documents that were kept as long as their form says, which wait for an admin to agree to their deletion',
  ...paged(dueDocument),
  errors: ['FORBIDDEN'],
})

export const decideRetention = retention({
  id: 'decide',
  method: 'POST',
  path: '/decide',
  summary:
    'Delete documents whose time is over, or keep them for good: number and chain of acts of a deleted one stay',
  body: z.object({ ids: z.array(id).min(1).max(100), decision: z.enum(['DELETE', 'KEEP']) }),
  response: z.object({ count: z.number() }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listErasedDocuments = retention({
  id: 'list_erased',
  method: 'GET',
  path: '/erased',
  summary:
    'Documents that were deleted, the newest first: what stays of them is their number, and their history',
  ...paged(
    z.object({
      drf_id: z.number(),
      drf_serial: z.string().nullable(),
      author: z.object({ user_id: z.number(), username: z.string() }),
      erased_at: outInstant,
    }),
  ),
  errors: ['FORBIDDEN'],
})
