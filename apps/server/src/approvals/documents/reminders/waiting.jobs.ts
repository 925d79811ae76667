import { handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { inCompanyAs } from '../../../jobs/in-company-as.ts'
import { defineRound, handleRound, type RoundParts } from '../../../jobs/rounds.ts'
import { remindEverybody } from './remind-people.ts'
import { noteTurn } from './note-turn.ts'
import { turnJob } from './told-jobs.ts'

/** As people begin to work. */
export const waitingRound = defineRound('approvals-remind', '0 9 * * *')

export function waitingJobs(parts: RoundParts): JobHandler[] {
  return [
    handleJob(turnJob, ({ companyId, data }) =>
      inCompanyAs(parts, companyId, 'system', (ctx) => noteTurn(ctx, data.documentId), turnJob.name),
    ),
    ...handleRound(parts, waitingRound, remindEverybody),
  ]
}
