import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** One link of the check of a company's chains: batches for some seconds, then the next link. */
export const checkJob = defineJob({
  name: 'check-proofs',
  data: z.object({ checkId: z.int() }),
  timeoutSeconds: 60,
  retry: { limit: 20, delaySeconds: 2 },
})
