import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/**
 * One link of the work on an import: batches for some seconds, then the next link. So a server that dies holds it up for a
 * minute at most. `run` says which start it belongs to.
 */
export const importJob = defineJob({
  name: 'import-members',
  data: z.object({ importId: z.int(), run: z.int() }),
  concurrency: 2,
  timeoutSeconds: 60,
  retry: { limit: 20, delaySeconds: 2 },
})
