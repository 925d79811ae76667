import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { type CompaniesParts, queueForEachCompany } from '../../jobs/for-each-company.ts'
import { type ActingParts, inCompanyAs } from '../../jobs/in-company-as.ts'
import { keepBindingHolidays } from './holidays/keep-binding.ts'

/** Every morning, before anybody works: who has grown keeps the holidays that the law wants kept. */
export const keepHolidaysEverywhere = defineJob({
  name: 'keep-holidays-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '10 5 * * *', timeZone: 'Asia/Seoul' },
})

export const keepHolidaysOfCompany = defineJob({
  name: 'keep-holidays-of-company',
  data: z.object({}),
  once: true,
})

export function schedulesJobs(parts: ActingParts & CompaniesParts): JobHandler[] {
  return [
    handleJob(keepHolidaysEverywhere, () => queueForEachCompany(parts, keepHolidaysOfCompany, {})),
    handleJob(keepHolidaysOfCompany, ({ companyId }) =>
      inCompanyAs(parts, companyId, 'system', keepBindingHolidays, keepHolidaysOfCompany.name),
    ),
  ]
}
