import { sql } from '../../../db/sql/sql.ts'
import { z } from 'zod'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { endCovers } from '../../roles/index.ts'
import { keepVersions } from '../teams.store.ts'

/** Waits for the day on which a team closes. */
export const endTeamJob = defineJob({ name: 'end-team', data: z.object({ teamId: z.int() }) })

/**
 * What ends with a team on the day on which it closes: nobody leads it or looks after it any longer, so that nobody is called
 * a leader for it. Who did is kept with its past. Nothing happens when it has been opened again meanwhile.
 */
export async function endTeam(ctx: Pick<CommandContext, 'tx' | 'today'>, teamId: number): Promise<boolean> {
  const due = await sql<{ closed_on: string }>`
    select closed_on from teams
    where company_id = ${thisCompany} and id = ${teamId} and closed_on <= ${ctx.today} for update`.execute(
    ctx.tx,
  )
  const team = due.rows[0]
  if (!team) return false
  // A job may run late: the past ends on the day that was said.
  await keepVersions({ ...ctx, today: Temporal.PlainDate.from(team.closed_on) }, [teamId])
  await sql`update teams set leader_id = null, charger_id = null, charger_custom = ''
    where company_id = ${thisCompany} and id = ${teamId}`.execute(ctx.tx)
  await endCovers(ctx.tx, teamId)
  return true
}
