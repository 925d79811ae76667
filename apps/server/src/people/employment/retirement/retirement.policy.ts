import type { HandOver, HangingKind } from '#contract/people/employment/retirement.ts'
import type { Actor } from '../../../http/context.ts'
import { isBelowCovered, mayAppoint, type Standing } from '../../roles/index.ts'

/** What is given to whom. */
export interface Gift {
  kind: HangingKind
  /** The team of TEAM_LED and TEAM_CHARGED. */
  team: { id: number; parentId: number | null } | undefined
  taker: Standing
}

/**
 * Whether an admin may give something of somebody who leaves to anybody at all. Roles are given by full admins only, the
 * lead of a team by whoever may name its leader, the rest belongs to retiring.
 */
export function mayGiveAway(actor: Actor, { kind, team }: Pick<Gift, 'kind' | 'team'>): boolean {
  if (actor.isFullAdmin) return true
  if (kind === 'COVER_TEAMS' || kind === 'DUTIES') return false
  if (kind === 'TEAM_LED') return team !== undefined && isBelowCovered(actor, team)
  return team === undefined || actor.coverTeamIds.includes(team.id)
}

/** The same to one person: a limited admin neither leads for it nor decides on documents that were another's to decide on. */
export function mayGive(actor: Actor, gift: Gift): boolean {
  if (actor.isFullAdmin) return true
  if (!mayGiveAway(actor, gift)) return false
  if (gift.kind === 'TEAM_LED') return gift.team !== undefined && mayAppoint(actor, gift.team, gift.taker)
  return gift.kind !== 'WAITING_DOCUMENTS' || gift.taker.id !== actor.memberId
}

export interface Plan {
  planned_by: number
  hand_over: readonly HandOver[]
  /** Those that it names. */
  teams: readonly { id: number; parentId: number | null }[]
}

/** Whether an admin may replace or drop a planned retirement: not when it gives what they could not give again. */
export function mayDropPlan(
  actor: Actor,
  { planned_by: planner, hand_over: handOver, teams }: Plan,
): boolean {
  if (actor.isFullAdmin || planner === actor.memberId) return true
  return handOver.every(({ kind, action, team_id: teamId }) => {
    const team = teams.find(({ id }) => id === teamId)
    return action !== 'GIVE' || mayGiveAway(actor, { kind, team })
  })
}
