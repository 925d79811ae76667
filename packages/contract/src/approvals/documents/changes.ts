import { z } from 'zod'
import { outInstant } from '../../fields.ts'
import { documentStatus } from './approvals.ts'
import { approvals } from './areas.ts'

const pieces = z.array(z.object({ kind: z.enum(['SAME', 'ADDED', 'REMOVED']), text: z.string() }))

/** What is the same is null, or left out of the answers. */
const differences = z.object({
  title: pieces.nullable(),
  text: pieces.nullable(),
  answers: z.array(z.object({ label: z.string(), pieces })),
})

export const documentChanges = approvals({
  id: 'document_changes',
  method: 'GET',
  path: '/documents/{id}/changes',
  summary:
    'What became of a document since it was first sent, and how it differs from the one in whose place it was written',
  response: z.object({
    replaces: z
      .object({
        drf_id: z.number(),
        drf_serial: z.string().nullable(),
        drf_status: documentStatus,
        drf_title: z.string(),
        /** Why it was denied. */
        denied: z.array(z.object({ username: z.string(), rcv_comment: z.string() })),
        /** From that one to what this one said first. */
        differences,
      })
      .nullable(),
    /** The newest first, twenty at most. */
    changes: z.array(
      z.object({
        /** What the change made of it; the first version is the one that was sent. */
        version: z.number(),
        changed_at: outInstant,
        changed_by: z.object({ user_id: z.number(), username: z.string() }).nullable(),
        differences,
      }),
    ),
  }),
  errors: ['FORBIDDEN'],
})
