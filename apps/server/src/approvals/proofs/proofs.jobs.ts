import { handleJob, type JobHandler } from '../../jobs/define-job.ts'
import type { ActingParts } from '../../jobs/in-company-as.ts'
import { checkJob } from './checking/check-job.ts'
import { runCheck } from './checking/run-check.ts'

export function proofJobs(parts: ActingParts): JobHandler[] {
  return [
    handleJob(checkJob, ({ companyId, data, signal, progress }) =>
      runCheck(parts, { companyId, checkId: data.checkId, signal, progress }),
    ),
  ]
}
