import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import type { Mailer } from '../../../outside/mail/mail.ts'
import { invitationMail } from './invitation-mail.ts'
import { issueInvitation } from './issue-invitation.ts'

/** The code is made when the mail is written, so that it stands in no table, not even in the job's. */
export const invitationJob = defineJob({
  name: 'send-invitation',
  data: z.object({ memberId: z.int(), inviterId: z.int().optional() }),
  concurrency: 4,
  timeoutSeconds: 60,
})

export interface JoiningJobParts extends ActingParts {
  mail: Mailer
  publicUrl: string
}

export function joiningJobs({ mail, publicUrl, ...acting }: JoiningJobParts): JobHandler[] {
  const sendInvitation = handleJob(invitationJob, async ({ data, companyId }) => {
    const issue = (ctx: ActingContext) => issueInvitation(ctx, data)
    const invitation = await inCompanyAs(acting, companyId, 'system', issue, invitationJob.name)
    if (invitation) await mail.sendMail(invitationMail(invitation, publicUrl))
  })
  return [sendInvitation]
}
