import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail, onConstraint } from '../../http/fail.ts'
import { mayEndTeam } from './organization.policy.ts'
import { lockChart, lockTeam, whoStaysBehind } from './teams.store.ts'

/**
 * Removes a team in which nobody stands or is going to, and of which the past tells nothing; another one is closed.
 * @throws Failure NOT_FOUND, FORBIDDEN, TEAM_NOT_EMPTY, TEAM_HAS_PAST
 */
export async function deleteTeam(ctx: CommandContext, teamId: number): Promise<void> {
  await lockChart(ctx.tx)
  const team = await lockTeam(ctx.tx, teamId)
  if (!mayEndTeam(ctx.actor, team)) fail('FORBIDDEN')
  const { people, teamIds } = await whoStaysBehind(ctx.tx, teamId, ctx.today)
  if (people > 0 || teamIds.length > 0) fail('TEAM_NOT_EMPTY', { people, teams: teamIds.length })
  const past = await sql`
    select 1 from team_versions where company_id = ${thisCompany} and team_id = ${teamId} limit 1`.execute(
    ctx.tx,
  )
  if (past.rows.length > 0) fail('TEAM_HAS_PAST')
  // Whatever else still names the team tells of its past: people who stood in it, teams that stood below it.
  const codes = {
    teams_parent: 'TEAM_HAS_PAST',
    team_memberships_team: 'TEAM_HAS_PAST',
    team_versions_parent: 'TEAM_HAS_PAST',
  } as const
  await onConstraint(codes, () => ctx.tx.deleteFrom('teams').where('id', '=', teamId).execute())
  ctx.audit({ action: 'team.delete', target: ['team', teamId], before: team })
}
