import { handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { importJob } from './running/import-job.ts'
import { type ImportParts, runImport } from './running/run-import.ts'

export function memberSheetJobs(parts: ImportParts): JobHandler[] {
  return [
    handleJob(importJob, ({ companyId, data, signal, progress }) =>
      runImport(parts, { companyId, order: data, signal, progress }),
    ),
  ]
}
