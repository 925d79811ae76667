import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { mayEndTeam } from '../organization.policy.ts'
import { endTeam } from './end-team.ts'
import { orderSiblings, refuseBadPlace, refuseTwins } from '../place-team.ts'
import { lockChart, lockTeam } from '../teams.store.ts'

/**
 * Opens a closed team again where it stood, or calls the closing off. Its people were moved and stay where they are.
 * @throws Failure NOT_FOUND, FORBIDDEN, TEAM_CLOSED when the team above is closed, TEAM_TOO_DEEP,
 * TEAM_NAME_TAKEN
 */
export async function reopenTeam(ctx: CommandContext, teamId: number): Promise<void> {
  await lockChart(ctx.tx)
  const team = await lockTeam(ctx.tx, teamId)
  if (!mayEndTeam(ctx.actor, team)) fail('FORBIDDEN')
  if (team.closed_on === null) return
  await refuseBadPlace(ctx, [], team.parent_id)
  await refuseTwins(ctx, team.parent_id, [team])
  // Its day may have come before the job has: then it ends as it would have.
  await endTeam(ctx, teamId)
  await keepGap(ctx, team)
  await sql`update teams set closed_on = null where company_id = ${thisCompany} and id = ${teamId}`.execute(
    ctx.tx,
  )
  await orderSiblings(ctx.tx, teamId, undefined)
  ctx.audit({ action: 'team.reopen', target: ['team', teamId], before: team })
}

/** The days on which it was closed remain so in the past. */
async function keepGap(
  { tx, today }: CommandContext,
  team: { id: number; name: string; closed_on: string | null },
): Promise<void> {
  await sql`
    insert into team_versions (company_id, team_id, starts_on, ends_on, name, was_closed)
    select ${thisCompany}::bigint, ${team.id}::bigint, ${team.closed_on}::date, ${today}::date, ${team.name}::text, true
    where ${team.closed_on}::date < ${today}::date returning id`.execute(tx)
}
