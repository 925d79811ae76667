import { announceForget } from '../../http/session-gate.ts'
import { handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { type ActingParts, inCompanyAs } from '../../jobs/in-company-as.ts'
import { endTeam, endTeamJob } from './closing/end-team.ts'

export function organizationJobs(parts: ActingParts): JobHandler[] {
  const end = handleJob(endTeamJob, ({ data, companyId }) =>
    inCompanyAs(
      parts,
      companyId,
      'system',
      async (ctx) => {
        if (!(await endTeam(ctx, data.teamId))) return
        ctx.audit({ action: 'team.end', target: ['team', data.teamId] })
        await announceForget(ctx.tx, { companyId })
      },
      endTeamJob.name,
    ),
  )
  return [end]
}
