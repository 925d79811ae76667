import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateTeam as endpoint } from '#contract/people/organization/organization.ts'
import { looseKey } from '#rules/search/loose-key.ts'
import { namedIn, standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { chargerOf } from './charger-of.ts'
import { mayKeepTeam, mayPlaceTeam } from './organization.policy.ts'
import { orderSiblings, refuseBadPlace, refuseTwins } from './place-team.ts'
import {
  keepVersions,
  lockChart,
  type LockedTeam,
  lockTeam,
  refuseLeader,
  requirePeople,
} from './teams.store.ts'

type Change = EndpointInput<typeof endpoint>['body']

/**
 * Renames, moves or recolours a team, or changes who leads or looks after it; what it was until yesterday is kept.
 * @throws Failure NOT_FOUND, FORBIDDEN, LEADER_NOT_MEMBER, TEAM_CIRCLE, TEAM_TOO_DEEP, TEAM_CLOSED,
 * TEAM_NAME_TAKEN, TWO_CHARGERS
 */
export async function updateTeam(ctx: CommandContext, teamId: number, change: Change): Promise<void> {
  await lockChart(ctx.tx)
  const team = await lockTeam(ctx.tx, teamId)
  if (!mayKeepTeam(ctx.actor, teamId)) fail('FORBIDDEN')
  if (Object.values(change).every((value) => value === undefined)) return
  if (team.closed_on !== null) fail('TEAM_CLOSED')
  const parentId = change.team_parent_id
  const moves = parentId !== undefined && parentId !== team.parent_id
  const isPlaced = moves || change._order !== undefined
  if (isPlaced && !mayPlaceTeam(ctx.actor, team, moves ? parentId : team.parent_id)) fail('FORBIDDEN')
  if (moves) await refuseBadPlace(ctx, [teamId], parentId)
  const name = change.team_name ?? team.name
  // Twins from before the rule may be changed in all else.
  if (moves || looseKey(name) !== looseKey(team.name))
    await refuseTwins(ctx, moves ? parentId : team.parent_id, [{ id: teamId, name }])
  await requirePeople(ctx.tx, [change.team_leader, change.team_charger])
  const leaderId = change.team_leader
  if (leaderId !== undefined && leaderId !== team.leader_id) await refuseLeader(ctx, team, leaderId)
  const dated = {
    name: change.team_name,
    parent_id: parentId,
    leader_id: change.team_leader,
    ...chargerOf(change),
  }
  if (differs(team, dated)) await keepVersions(ctx, [teamId])
  const fields = { ...dated, color: change.team_color }
  const isOther = !standsSo(team, fields)
  if (isOther) await ctx.tx.updateTable('teams').set(fields).where('id', '=', teamId).execute()
  const isElsewhere = isPlaced && (await orderSiblings(ctx.tx, teamId, change._order))
  if (!isOther && !isElsewhere) return
  const after = { ...fields, ...(isElsewhere && { _order: change._order }) }
  ctx.audit({ action: 'team.update', target: ['team', teamId], before: namedIn(team, fields), after })
}

function differs(team: LockedTeam, change: Partial<Record<keyof LockedTeam, unknown>>): boolean {
  return Object.entries(change).some(
    ([name, value]) => value !== undefined && value !== team[name as keyof LockedTeam],
  )
}
