import { z } from 'zod'
import type { Mailer } from '../outside/mail/mail.ts'
import { defineJob, handleJob, type JobHandler } from './define-job.ts'

/** One mail, already written; queued in the transaction of what it tells of, so that neither exists without the other. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  scope: 'server',
  data: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
  concurrency: 4,
  timeoutSeconds: 60,
})

export function sendMailHandler(mailer: Mailer): JobHandler {
  return handleJob(sendMailJob, ({ data }) => mailer.sendMail(data))
}
