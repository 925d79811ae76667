import type pg from 'pg'
import { z } from 'zod'
import { inGlobal } from '#server/db/transaction.ts'
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts'
import type { Mailer } from '#server/outside/mail/mail.ts'
import { mailTemplates, writeAccountMail } from './account-mail.ts'
import { forgetOldTraces } from './forget-old-traces.ts'

/** A mail about an account. `to` is null where a stranger asked about an address that nothing is mailed to. */
export const sendAccountMail = defineJob({
  name: 'auth-account-mail',
  scope: 'server',
  data: z.object({
    to: z.string().nullable(),
    language: z.enum(['ko', 'ja', 'en']),
    template: z.enum(mailTemplates),
    values: z.record(z.string(), z.string()),
  }),
  concurrency: 2,
  timeoutSeconds: 60,
})

export const forgetTraces = defineJob({
  name: 'auth-forget-old-traces',
  scope: 'server',
  data: z.object({}),
  schedule: { cron: '20 4 * * *', timeZone: 'Asia/Seoul' },
})

/** The workers of this slice. */
export function authJobs(parts: { mailer: Mailer; pool: pg.Pool; publicUrl: string }): JobHandler[] {
  return [
    handleJob(sendAccountMail, async ({ data: { to, ...mail } }) => {
      if (to !== null) await parts.mailer.sendMail(writeAccountMail({ to, ...mail }, parts.publicUrl))
    }),
    handleJob(forgetTraces, () =>
      inGlobal(parts.pool, 'write', (tx) => forgetOldTraces(tx, Temporal.Now.instant())),
    ),
  ]
}
