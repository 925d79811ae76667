import type pg from 'pg'
import { inCompany } from '../../db/transaction.ts'
import { announceForget } from '../../http/session-gate.ts'
import { handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { endTeam, endTeamJob } from './closing/end-team.ts'
import { companyDay } from './teams.store.ts'

export interface OrganizationJobParts {
  pool: pg.Pool
  clock: () => Temporal.Instant
}

export function organizationJobs({ pool, clock }: OrganizationJobParts): JobHandler[] {
  const end = handleJob(endTeamJob, ({ data, companyId }) =>
    inCompany(pool, companyId, 'write', async (tx) => {
      const today = await companyDay(tx, clock())
      if (await endTeam({ tx, companyId, today }, data.teamId)) await announceForget(tx, { companyId })
    }),
  )
  return [end]
}
