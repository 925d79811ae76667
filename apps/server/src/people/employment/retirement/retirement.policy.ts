import type { HandOver } from '#contract/people/employment/retirement.ts'
import type { Actor } from '../../../http/context.ts'
import type { Standing } from '../../roles/index.ts'
import type { HandOverMatter, PlacedTeam } from '../matters/matter.ts'
import { matterToHandOver } from '../matters/matters.ts'

/** What is given to whom. */
export interface Gift {
  matter: HandOverMatter
  team: PlacedTeam | undefined
  taker: Standing
}

/**
 * Whether an admin may give something of somebody who leaves to anybody at all. The matter knows; as a rule what belongs to
 * no team belongs to retiring, and what belongs to one to whoever looks after it.
 */
export function mayGiveAway(actor: Actor, { matter, team }: Pick<Gift, 'matter' | 'team'>): boolean {
  if (actor.isFullAdmin) return true
  if (matter.mayGiveAway) return matter.mayGiveAway(actor, team)
  return team === undefined || actor.coverTeamIds.includes(team.id)
}

/** The same to one person. */
export function mayGive(actor: Actor, { matter, team, taker }: Gift): boolean {
  if (actor.isFullAdmin) return true
  return mayGiveAway(actor, { matter, team }) && (matter.mayGive?.(actor, { team, taker }) ?? true)
}

export interface Plan {
  planned_by: number
  hand_over: readonly HandOver[]
  /** Those that it names. */
  teams: readonly PlacedTeam[]
}

/** Whether an admin may replace or drop a planned retirement: not when it gives what they could not give again. */
export function mayDropPlan(
  actor: Actor,
  { planned_by: planner, hand_over: handOver, teams }: Plan,
): boolean {
  if (actor.isFullAdmin || planner === actor.memberId) return true
  return handOver.every(({ kind, action, team_id: teamId }) => {
    if (action !== 'GIVE') return true
    const matter = matterToHandOver(kind)
    const team = teams.find(({ id }) => id === teamId)
    return matter !== undefined && mayGiveAway(actor, { matter, team })
  })
}
