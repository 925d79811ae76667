import { z } from 'zod'
import { person, receiverType } from './approvals.ts'
import { approvals } from './areas.ts'

export const copyDocument = approvals({
  id: 'copy',
  method: 'GET',
  path: '/documents/{id}/copy',
  summary: 'What a new document of the same kind begins with: the content and the line of this one',
  response: z.object({
    drf_type: z.string(),
    drf_title: z.string(),
    drf_content: z.string(),
    drf_values: z.record(z.string(), z.unknown()),
    /** The form that it was written with. */
    drf_tem_id: z.number().nullable(),
    apv_receive: z.array(
      z.object({
        user_id: z.number(),
        username: person.shape.username,
        rcv_type: receiverType,
        rcv_order: z.number(),
      }),
    ),
  }),
  errors: ['FORBIDDEN', 'UNKNOWN_DOCUMENT_KIND', 'NOT_COPYABLE'],
})
