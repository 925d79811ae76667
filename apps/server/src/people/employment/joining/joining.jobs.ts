import type pg from 'pg'
import { z } from 'zod'
import { inCompany } from '../../../db/transaction.ts'
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import type { Mailer } from '../../../outside/mail/mail.ts'
import { invitationMail } from './invitation-mail.ts'
import { issueInvitation } from './issue-invitation.ts'

/** The code is made when the mail is written, so that it stands in no table, not even in the job's. */
export const invitationJob = defineJob({
  name: 'send-invitation',
  data: z.object({ memberId: z.int() }),
  concurrency: 4,
  timeoutSeconds: 60,
})

export interface JoiningJobParts {
  pool: pg.Pool
  mail: Mailer
  publicUrl: string
  clock: () => Temporal.Instant
}

export function joiningJobs({ pool, mail, publicUrl, clock }: JoiningJobParts): JobHandler[] {
  const sendInvitation = handleJob(invitationJob, async ({ data, companyId }) => {
    const order = { companyId, memberId: data.memberId, now: clock() }
    const invitation = await inCompany(pool, companyId, 'write', (tx) => issueInvitation(tx, order))
    if (invitation) await mail.sendMail(invitationMail(invitation, publicUrl))
  })
  return [sendInvitation]
}
