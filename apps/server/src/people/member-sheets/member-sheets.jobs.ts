import { handleJob, type JobHandler } from '../../jobs/define-job.ts'
import type { ActingParts } from '../../jobs/in-company-as.ts'
import { importJob } from './running/import-job.ts'
import { runImport } from './running/run-import.ts'

export function memberSheetJobs(parts: ActingParts): JobHandler[] {
  return [
    handleJob(importJob, ({ companyId, data, signal, progress }) =>
      runImport(parts, { companyId, order: data, signal, progress }),
    ),
  ]
}
