import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Somebody has a turn on a document, as far as it stands once nobody can take it back. */
export const turnJob = defineJob({
  name: 'approvals-tell-turn',
  data: z.object({ documentId: z.int() }),
  concurrency: 2,
  timeoutSeconds: 60,
})
