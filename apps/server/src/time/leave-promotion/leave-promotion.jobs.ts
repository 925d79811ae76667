import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { type CompaniesParts, queueForEachCompany } from '../../jobs/for-each-company.ts'
import type { ActingParts } from '../../jobs/in-company-as.ts'
import { preparePromotions } from './preparing/prepare-promotions.ts'

/** After the leave of the day has been granted, and before anybody works. */
export const preparePromotionsEverywhere = defineJob({
  name: 'prepare-promotions-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '30 6 * * *', timeZone: 'Asia/Seoul' },
})

export const preparePromotionsOfCompany = defineJob({
  name: 'prepare-promotions-of-company',
  data: z.object({}),
  once: true,
})

export function leavePromotionJobs(parts: ActingParts & CompaniesParts): JobHandler[] {
  return [
    handleJob(preparePromotionsEverywhere, () => queueForEachCompany(parts, preparePromotionsOfCompany, {})),
    handleJob(preparePromotionsOfCompany, ({ companyId, signal, progress }) =>
      preparePromotions(parts, companyId, { signal, progress, cause: preparePromotionsOfCompany.name }),
    ),
  ]
}
