import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { type CompaniesParts, queueForEachCompany } from '../../../jobs/for-each-company.ts'
import { type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import { remindEverybody } from './remind-people.ts'
import { turnJob } from './told-jobs.ts'
import { tellTurn } from './tell-turn.ts'

/** As people begin to work. */
export const remindEverywhere = defineJob({
  name: 'approvals-remind-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '0 9 * * *', timeZone: 'Asia/Seoul' },
})

export const remindCompany = defineJob({ name: 'approvals-remind-company', data: z.object({}), once: true })

export function waitingJobs(parts: ActingParts & CompaniesParts): JobHandler[] {
  return [
    handleJob(turnJob, ({ companyId, data }) =>
      inCompanyAs(parts, companyId, 'system', (ctx) => tellTurn(ctx, data.documentId), turnJob.name),
    ),
    handleJob(remindEverywhere, () => queueForEachCompany(parts, remindCompany, {})),
    handleJob(remindCompany, ({ companyId, signal, progress }) =>
      remindEverybody(parts, companyId, { signal, progress, cause: remindCompany.name }),
    ),
  ]
}
