import type { EndpointInput } from '#contract/endpoint.ts'
import type { assignEventCode } from '#contract/time/event-codes/event-codes.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { mayAssignTo } from './event-codes.policy.ts'
import * as store from './event-codes.store.ts'

type Wanted = EndpointInput<typeof assignEventCode>['body']

/**
 * Assigns people to a kind of event, and takes others off it, all or nothing.
 * @throws Failure NOT_FOUND, FORBIDDEN for people and teams that the admin does not look after, EVENT_CODE_FOR_ALL,
 * WRONG_MEMBER_STATE for people who have left
 */
export async function assignCode(ctx: CommandContext, wanted: Wanted): Promise<void> {
  const { c_event_code_id: codeId, remove_user_ids: unwanted } = wanted
  const code = await store.lockCode(ctx.tx, codeId)
  const people = await peopleToAdd(ctx, wanted)
  if (people.length > 0 && code.applies_to_all) fail('EVENT_CODE_FOR_ALL')
  if (unwanted.length > 0) await refuseUnknown(ctx, unwanted)
  const gone = unwanted.length > 0 ? await store.unassign(ctx.tx, codeId, unwanted) : []
  const added = people.length > 0 ? await store.assign(ctx.tx, codeId, people) : []
  if (added.length + gone.length > 0)
    ctx.audit({ action: 'event_code.assign', target: ['event_code', codeId], after: { added, gone } })
}

async function peopleToAdd(ctx: CommandContext, { user_ids, team_ids }: Wanted): Promise<number[]> {
  if (user_ids.length === 0 && team_ids.length === 0) return []
  const teamIds = [...new Set(team_ids)]
  if ((await store.countTeams(ctx.tx, teamIds)) < teamIds.length) fail('NOT_FOUND')
  const { actor } = ctx
  if (!actor.isFullAdmin && !teamIds.every((id) => actor.coverTeamIds.includes(id))) fail('FORBIDDEN')
  const people = await store.peopleToAssign(ctx.tx, { userIds: user_ids, teamIds, today: ctx.today })
  const named = people.filter((person) => person.isNamed)
  if (named.length < new Set(user_ids).size) fail('NOT_FOUND')
  if (!named.every((person) => mayAssignTo(actor, person))) fail('FORBIDDEN')
  if (named.some((person) => person.status === 'RETIRED')) fail('WRONG_MEMBER_STATE')
  // Of a team only those come whom the admin may assign: a full admin in it is left out, not refused.
  return people.filter((person) => mayAssignTo(actor, person)).map((person) => person.id)
}

async function refuseUnknown(ctx: CommandContext, ids: readonly number[]): Promise<void> {
  const people = await store.peopleToAssign(ctx.tx, { userIds: ids, teamIds: [], today: ctx.today })
  if (people.length < new Set(ids).size) fail('NOT_FOUND')
  if (!people.every((person) => mayAssignTo(ctx.actor, person))) fail('FORBIDDEN')
}
