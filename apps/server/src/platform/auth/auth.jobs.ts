import type pg from 'pg'
import { z } from 'zod'
import { inGlobal } from '#server/db/transaction.ts'
import { defineJob, handleJob, type JobHandler } from '#server/jobs/define-job.ts'
import type { Mailer } from '#server/outside/mail/mail.ts'
import { mailTemplates } from './account-mail.texts.ts'
import { writeAccountMail } from './account-mail.ts'
import { forgetOldTraces } from './forget-old-traces.ts'
import type { SecretBox } from './secret-box/secret-box.ts'

/** What the words of a queued mail are sealed for. */
export const MAIL_PURPOSE = 'account-mail'

/** A mail about an account. `to` is null where a stranger asked about an address that nothing is mailed to. */
export const sendAccountMail = defineJob({
  name: 'auth-account-mail',
  scope: 'server',
  data: z.object({
    to: z.string().nullable(),
    language: z.enum(['ko', 'ja', 'en']),
    template: z.enum(mailTemplates),
    values: z.record(z.string(), z.string()).default({}),
    /** Values that nobody may read in the queue, such as a code: JSON in the box. */
    sealedValues: z.string().optional(),
  }),
  concurrency: 2,
  timeoutSeconds: 60,
})

const forgetTraces = defineJob({
  name: 'auth-forget-old-traces',
  scope: 'server',
  data: z.object({}),
  schedule: { cron: '20 4 * * *', timeZone: 'Asia/Seoul' },
})

const openedValues = z.record(z.string(), z.string())

interface Parts {
  mailer: Mailer
  pool: pg.Pool
  publicUrl: string
  box: SecretBox
  clock: () => Temporal.Instant
}

/** The workers of this slice. */
export function authJobs({ mailer, pool, publicUrl, box, clock }: Parts): JobHandler[] {
  return [
    handleJob(sendAccountMail, async ({ data: { to, values, sealedValues, ...mail } }) => {
      if (to === null) return
      const opened = sealedValues ? openedValues.parse(JSON.parse(box.open(sealedValues, MAIL_PURPOSE))) : {}
      await mailer.sendMail(writeAccountMail({ to, values: { ...values, ...opened }, ...mail }, publicUrl))
    }),
    handleJob(forgetTraces, () => inGlobal(pool, 'write', (tx) => forgetOldTraces(tx, clock()))),
  ]
}
