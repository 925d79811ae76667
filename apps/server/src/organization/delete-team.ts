import { sql } from 'kysely'
import type { CommandContext } from '../http/context.ts'
import { fail, onConstraint } from '../http/fail.ts'
import { mayKeepTeam } from './organization.policy.ts'
import { lockChart, lockTeam } from './teams.store.ts'

/**
 * Removes a team in which nobody stands or is going to. One in which somebody once stood is part of the past and stays.
 * @throws Failure NOT_FOUND, FORBIDDEN, TEAM_NOT_EMPTY, STILL_IN_USE
 */
export async function deleteTeam(ctx: CommandContext, teamId: number): Promise<void> {
  await lockChart(ctx.tx)
  const team = await lockTeam(ctx.tx, teamId)
  // A limited admin must not remove the very team that makes them one.
  if (!mayKeepTeam(ctx.actor, teamId) || !mayKeepTeam(ctx.actor, team.parent_id)) fail('FORBIDDEN')
  const used = await sql<{ is_used: boolean }>`
    select exists (select 1 from team_memberships where team_id = ${teamId} and (ends_on is null or ends_on > ${ctx.today})) as is_used`.execute(
    ctx.tx,
  )
  if (used.rows[0]?.is_used) fail('TEAM_NOT_EMPTY')
  const codes = { teams_parent: 'TEAM_NOT_EMPTY', team_memberships_team: 'STILL_IN_USE' } as const
  await onConstraint(codes, () => ctx.tx.deleteFrom('teams').where('id', '=', teamId).execute())
  ctx.audit({ action: 'team.delete', target: ['team', teamId], before: team })
}
