import { abilityOf } from '#contract/people/roles/abilities/abilities.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Actor, MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import type { Server } from '../../../http/server.ts'
import { loadActor } from '../load-actor.ts'
import { type AdminFlags, adminFlags } from '../roles.queries.ts'
import { mayCall } from './ask-policy.ts'

/**
 * What somebody administers; with a permission (an ability or an endpoint), as which admin they have it (decision A-37).
 * @throws Failure NOT_FOUND for an unknown person or permission
 */
export async function adminFlagsFor(
  server: Server,
  ctx: MemberContext,
  { user_id, permission_id }: { user_id?: number | undefined; permission_id?: string | undefined },
): Promise<AdminFlags> {
  const memberId = user_id ?? ctx.actor.memberId
  const flags = found(await adminFlags(ctx, memberId))
  if (permission_id === undefined) return flags
  const endpoints = endpointsOf(server, permission_id)
  if (endpoints.length === 0) fail('NOT_FOUND')
  const actor = await loadActor(ctx.tx, ctx.companyId, memberId, ctx.accountId)
  const has = (changed: Partial<Actor>) =>
    actor !== null &&
    endpoints.some(({ id }) => mayCall(server.policies.get(id)!, { ...actor, ...changed }) !== 'NO')
  return {
    ...flags,
    isFullAdmin: flags.isFullAdmin && has({}),
    isLimitedAdmin: flags.isLimitedAdmin && has({ isFullAdmin: false }),
  }
}

function endpointsOf(server: Server, permission: string): Endpoint[] {
  return server.endpoints.filter(
    (one) => one.audience === 'member' && (one.id === permission || abilityOf(one).key === permission),
  )
}
