import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { type CompaniesParts, queueForEachCompany } from '../../jobs/for-each-company.ts'
import { type ActingParts, inCompanyAs } from '../../jobs/in-company-as.ts'
import { closeAutomatically } from './automatic/close-automatically.ts'
import { remindOfCompany } from './automatic/remind.ts'

/** When the night is over and most shifts of the last day with it; whoever still works is left for the next morning. */
export const closePeriodsEverywhere = defineJob({
  name: 'close-periods-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '0 8 * * *', timeZone: 'Asia/Seoul' },
})

export const closePeriodsOfCompany = defineJob({
  name: 'close-periods-of-company',
  data: z.object({}),
  once: true,
})

export const remindOfClosingEverywhere = defineJob({
  name: 'remind-of-closing-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '0 9 * * *', timeZone: 'Asia/Seoul' },
})

export const remindOfClosing = defineJob({ name: 'remind-of-closing', data: z.object({}), once: true })

export function closingJobs(parts: ActingParts & CompaniesParts): JobHandler[] {
  return [
    handleJob(closePeriodsEverywhere, () => queueForEachCompany(parts, closePeriodsOfCompany, {})),
    handleJob(closePeriodsOfCompany, ({ companyId, signal, progress }) =>
      closeAutomatically(parts, companyId, { signal, progress, cause: closePeriodsOfCompany.name }),
    ),
    handleJob(remindOfClosingEverywhere, () => queueForEachCompany(parts, remindOfClosing, {})),
    handleJob(remindOfClosing, ({ companyId }) =>
      inCompanyAs(parts, companyId, 'system', remindOfCompany, remindOfClosing.name),
    ),
  ]
}
