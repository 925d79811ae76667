import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { type CompaniesParts, queueForEachCompany } from '../../jobs/for-each-company.ts'
import type { ActingParts } from '../../jobs/in-company-as.ts'
import { grantAnnualLeave } from './grant-annual-leave.ts'

/** Ten past midnight in Korea: what arises on a day can be used from its morning on. */
export const grantLeaveEverywhere = defineJob({
  name: 'grant-leave-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '10 0 * * *', timeZone: 'Asia/Seoul' },
})

export const grantLeaveOfCompany = defineJob({
  name: 'grant-leave-of-company',
  data: z.object({}),
  once: true,
})

export function leaveJobs(parts: ActingParts & CompaniesParts): JobHandler[] {
  return [
    handleJob(grantLeaveEverywhere, () => queueForEachCompany(parts, grantLeaveOfCompany, {})),
    handleJob(grantLeaveOfCompany, ({ companyId, signal, progress }) =>
      grantAnnualLeave(parts, companyId, { signal, progress, cause: grantLeaveOfCompany.name }),
    ),
  ]
}
