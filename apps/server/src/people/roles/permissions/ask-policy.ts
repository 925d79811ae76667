import type { scopes } from '#contract/people/roles/permissions.ts'
import type { Actor } from '../../../http/context.ts'
import type { Policy } from '../../../http/server.ts'
import type { RowRule, RowTarget } from './row-rules.ts'

export type Scope = (typeof scopes)[number]

const NOBODY = -1

/** How far a policy lets somebody call at all: for anybody, for themself only, or not. */
export function mayCall(policy: Policy, actor: Actor): 'ANY' | 'OWN' | 'NO' {
  if (asks(policy, actor, NOBODY)) return 'ANY'
  return asks(policy, actor, actor.memberId) ? 'OWN' : 'NO'
}

/** Most policies look at the actor alone; the others at a person whom the input names. */
function asks(policy: Policy, actor: Actor, memberId: number): boolean {
  const named = { id: memberId, user_id: memberId, user_ids: [memberId] }
  const ctx = { actor, companyId: actor.companyId, accountId: actor.accountId }
  return policy(ctx as never, { params: named, query: named, body: named } as never)
}

/** Whose rows a rule reaches, tried on one of each: oneself, somebody of a team led, of a team covered, anybody else. */
export function scopeOf(rule: RowRule, actor: Actor, ownTeamId: number | null): Scope[] {
  const reached = probes(actor, ownTeamId)
    .filter(([scope]) => rule.about === 'person' || scope !== 'SELF')
    .filter(([, target]) => rule.allows(actor, target))
    .map(([scope]) => scope)
  return reached.includes('COMPANY') ? ['COMPANY'] : reached
}

function probes(actor: Actor, ownTeamId: number | null): [Scope, RowTarget][] {
  const { ledTeamIds: led, coverTeamIds: covered, memberId, isFullAdmin } = actor
  const somebody = (teamId: number): RowTarget => ({
    id: NOBODY,
    teamId,
    parentId: teamId,
    isFullAdmin: false,
  })
  const ledTeam = led.find((id) => !covered.includes(id)) ?? led[0]
  const coveredTeam = covered.find((id) => !led.includes(id)) ?? covered[0]
  const found: [Scope, RowTarget][] = [
    ['SELF', { id: memberId, teamId: ownTeamId, parentId: null, isFullAdmin }],
    ['COMPANY', somebody(NOBODY)],
  ]
  if (ledTeam !== undefined) found.splice(1, 0, ['LED', somebody(ledTeam)])
  if (coveredTeam !== undefined) found.splice(-1, 0, ['COVERED', somebody(coveredTeam)])
  return found
}
