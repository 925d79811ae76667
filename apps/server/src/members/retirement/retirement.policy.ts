import type { HandOver } from '#contract/members/retirement.ts'
import type { Actor } from '../../http/context.ts'

/** Roles are given by full admins only, the lead of a team also by whoever looks after it; the rest belongs to retiring. */
export function mayHandOver(actor: Actor, one: HandOver): boolean {
  if (one.action !== 'GIVE' || actor.isFullAdmin) return true
  if (one.kind === 'COVER_TEAMS' || one.kind === 'DUTIES') return false
  return one.team_id === undefined || actor.coverTeamIds.includes(one.team_id)
}
