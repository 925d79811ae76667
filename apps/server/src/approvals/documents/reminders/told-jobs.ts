import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Somebody has a turn on a document, as far as it stands once nobody can take it back. */
export const turnJob = defineJob({
  name: 'approvals-tell-turn',
  data: z.object({ documentId: z.int() }),
  concurrency: 2,
  timeoutSeconds: 60,
})

/** A mail to one person of documents that wait for them; what waits no more is left out. */
export const mailJob = defineJob({
  name: 'approvals-mail',
  data: z.object({
    memberId: z.int(),
    about: z.enum(['TURN', 'REMINDER']),
    documentIds: z.array(z.int()),
    /** How many there were, of which the oldest are named. */
    count: z.int(),
  }),
  concurrency: 4,
  timeoutSeconds: 60,
})
