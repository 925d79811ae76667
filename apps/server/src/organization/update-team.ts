import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateTeam as endpoint } from '#contract/organization.ts'
import type { CommandContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import { mayKeepTeam } from './organization.policy.ts'
import { refuseBadPlace } from './place-team.ts'
import { lastPlace, lockChart, lockTeam, requirePeople } from './teams.store.ts'

type Change = EndpointInput<typeof endpoint>['body']

/** @throws Failure NOT_FOUND, FORBIDDEN, LEADER_NOT_MEMBER, TEAM_CIRCLE, TEAM_TOO_DEEP */
export async function updateTeam(ctx: CommandContext, teamId: number, change: Change): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await lockChart(ctx.tx)
  const team = await lockTeam(ctx.tx, teamId)
  if (!mayKeepTeam(ctx.actor, teamId)) fail('FORBIDDEN')
  const parentId = change.team_parent_id
  const moves = parentId !== undefined && parentId !== team.parent_id
  if (moves) {
    if (!mayKeepTeam(ctx.actor, parentId)) fail('FORBIDDEN')
    await refuseBadPlace(ctx.tx, teamId, parentId)
  }
  await requirePeople(ctx.tx, [change.team_leader, change.team_charger])
  const fields = {
    name: change.team_name,
    parent_id: parentId,
    leader_id: change.team_leader,
    charger_id: change.team_charger,
    charger_custom: change.team_charger_custom,
    color: change.team_color,
    sort_order: change._order ?? (moves ? await lastPlace(ctx.tx, parentId) : undefined),
  }
  await ctx.tx.updateTable('teams').set(fields).where('id', '=', teamId).execute()
  ctx.audit({ action: 'team.update', target: ['team', teamId], before: team, after: change })
}
