import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { type CompaniesParts, queueForEachCompany } from '../../../jobs/for-each-company.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import { fullAdminIds } from '../../../people/roles/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { countDue } from './retention.queries.ts'

/** On the first morning of every month. */
export const askForDeletionEverywhere = defineJob({
  name: 'approvals-ask-for-deletion-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '20 9 1 * *', timeZone: 'Asia/Seoul' },
})

export const askForDeletion = defineJob({
  name: 'approvals-ask-for-deletion',
  data: z.object({}),
  once: true,
})

/** Nothing is deleted by itself: admins are asked as long as documents wait whose time is over. */
export function retentionJobs(parts: ActingParts & CompaniesParts): JobHandler[] {
  return [
    handleJob(askForDeletionEverywhere, () => queueForEachCompany(parts, askForDeletion, {})),
    handleJob(askForDeletion, ({ companyId }) =>
      inCompanyAs(parts, companyId, 'system', askAdmins, askForDeletion.name),
    ),
  ]
}

async function askAdmins(ctx: ActingContext): Promise<void> {
  const count = await countDue(ctx)
  if (count === 0) return
  await notify(ctx, {
    memberIds: await fullAdminIds(ctx.tx),
    kind: 'DOCUMENTS_DUE',
    data: { count },
    link: '/main/settings/retention',
    occasion: `DOCUMENTS_DUE ${ctx.today.toPlainYearMonth()}`,
  })
}
