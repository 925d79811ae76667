import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts'
import { type CompaniesParts, forEachCompany } from '../jobs/for-each-company.ts'
import { foldTallies } from './tallies.ts'
import { inCompany } from './transaction.ts'

export const foldJob = defineJob({
  name: 'fold-tallies',
  scope: 'server',
  data: z.object({}),
  schedule: { cron: '20 3 * * *', timeZone: 'Asia/Seoul' },
})

/** Each change of a number that is counted ahead leaves a row; what a day has left becomes one again at night. */
export function foldTalliesHandler(parts: CompaniesParts): JobHandler {
  return handleJob(foldJob, () =>
    forEachCompany(parts, (companyId) => inCompany(parts.pool, companyId, 'write', foldTallies)),
  )
}
