import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { defineRound } from '../../../jobs/rounds.ts'

/** Something of a company may leave the product: what is due is looked at. */
export const deliverJob = defineJob({
  name: 'notifications-deliver',
  data: z.object({}),
  concurrency: 2,
  timeoutSeconds: 300,
})

/**
 * The same at a moment for which something waits; one for all that waits for it. By the clock it finds what no job waits for:
 * told far ahead, or queued by a server that was lost.
 */
export const wakeRound = defineRound('notifications-wake', '7 * * * *')

/** On the first night of every month: occasions that cannot come again. */
export const forgetRound = defineRound('notifications-forget', '50 3 1 * *')

/** One mail to one person, of one or several notifications. */
export const mailJob = defineJob({
  name: 'notifications-mail',
  data: z.object({ memberId: z.int(), ids: z.array(z.int()), isDigest: z.boolean() }),
  concurrency: 4,
  timeoutSeconds: 60,
})

/** One message to one browser. */
export const pushJob = defineJob({
  name: 'notifications-push',
  data: z.object({ subscriptionId: z.int(), memberId: z.int(), ids: z.array(z.int()) }),
  concurrency: 4,
  timeoutSeconds: 60,
  // What could not be told within some minutes stands in the centre.
  retry: { limit: 3, delaySeconds: 20 },
})
