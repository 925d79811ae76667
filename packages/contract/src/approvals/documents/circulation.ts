import { z } from 'zod'
import { id, outInstant } from '../../fields.ts'
import { person } from './approvals.ts'
import { approvals } from './areas.ts'

export const circulator = z.object({
  rcv_id: z.number(),
  user: person,
  read_at: outInstant.nullable(),
  confirmed: z.boolean(),
  can_remove: z.boolean(),
})

/** People, and teams with everybody who is in them today; not both may be missing. */
export const circulated = z
  .object({ user_ids: z.array(id).max(500).optional(), team_ids: z.array(id).max(50).optional() })
  .superRefine(({ user_ids, team_ids }, ctx) => {
    if (user_ids?.length || team_ids?.length) return
    const path = [user_ids === undefined && team_ids !== undefined ? 'team_ids' : 'user_ids']
    ctx.addIssue({ code: 'too_small', minimum: 1, origin: 'array', inclusive: true, input: [], path })
  })

export const addCirculators = approvals({
  id: 'add_circulators',
  method: 'POST',
  path: '/documents/{id}/circulators',
  summary:
    'Pass a document on to people to read, who are told; those who have it already are left as they are',
  body: circulated,
  response: z.array(circulator),
  errors: ['FORBIDDEN', 'DOCUMENT_STATE', 'TOO_MANY_CIRCULATORS'],
})

export const removeCirculator = approvals({
  id: 'remove_circulator',
  method: 'DELETE',
  path: '/documents/{id}/circulators/{rcvId}',
  summary: 'Take a circulator out again who has not read the document',
  params: z.object({ id, rcvId: id }),
  errors: ['FORBIDDEN', 'DOCUMENT_STATE', 'CIRCULATOR_HAS_READ'],
})
