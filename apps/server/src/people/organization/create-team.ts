import type { EndpointInput } from '#contract/endpoint.ts'
import type { createTeam as endpoint } from '#contract/people/organization/organization.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { chargerOf } from './charger-of.ts'
import { mayKeepTeam } from './organization.policy.ts'
import { orderSiblings, refuseBadPlace, refuseTwins } from './place-team.ts'
import { lockChart, refuseLeader, requirePeople } from './teams.store.ts'

/** @throws Failure FORBIDDEN, NOT_FOUND, LEADER_NOT_MEMBER, TEAM_TOO_DEEP, TEAM_CLOSED, TEAM_NAME_TAKEN, TWO_CHARGERS */
export async function createTeam(
  ctx: CommandContext,
  team: EndpointInput<typeof endpoint>['body'],
): Promise<number> {
  const parentId = team.team_parent_id ?? null
  if (!mayKeepTeam(ctx.actor, parentId)) fail('FORBIDDEN')
  await lockChart(ctx.tx)
  await refuseBadPlace(ctx, [], parentId)
  await refuseTwins(ctx, parentId, [{ name: team.team_name }])
  await requirePeople(ctx.tx, [team.team_leader, team.team_charger])
  if (typeof team.team_leader === 'number') await refuseLeader(ctx, { parent_id: parentId }, team.team_leader)
  const charger = chargerOf(team)
  const values = {
    company_id: ctx.companyId,
    name: team.team_name,
    parent_id: parentId,
    leader_id: team.team_leader ?? null,
    charger_id: charger.charger_id ?? null,
    charger_custom: charger.charger_custom ?? '',
    color: team.team_color ?? '',
    opened_on: ctx.today.toString(),
  }
  const { id } = await ctx.tx.insertInto('teams').values(values).returning('id').executeTakeFirstOrThrow()
  await orderSiblings(ctx.tx, id, team._order)
  ctx.audit({ action: 'team.create', target: ['team', id], after: team })
  return id
}
