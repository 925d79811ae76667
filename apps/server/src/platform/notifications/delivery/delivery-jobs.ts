import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Something of a company may leave the product: what is due is looked at. */
export const deliverJob = defineJob({
  name: 'notifications-deliver',
  data: z.object({}),
  concurrency: 2,
  timeoutSeconds: 300,
})

/** The same at a moment for which something waits; one for all that waits for it. */
export const wakeJob = defineJob({ name: 'notifications-wake', data: z.object({}), once: true })

/** Finds what no job waits for: told far ahead, or queued by a server that was lost. */
export const wakeEverywhereJob = defineJob({
  name: 'notifications-wake-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '7 * * * *', timeZone: 'Asia/Seoul' },
})

/** On the first night of every month: occasions that cannot come again. */
export const forgetEverywhereJob = defineJob({
  name: 'notifications-forget-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '50 3 1 * *', timeZone: 'Asia/Seoul' },
})

export const forgetJob = defineJob({ name: 'notifications-forget', data: z.object({}), once: true })

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
