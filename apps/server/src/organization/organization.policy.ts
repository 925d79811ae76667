import type { Actor } from '../http/context.ts'

/** Full admins keep all teams, limited admins those they look after; the top of the chart belongs to full admins. */
export function mayKeepTeam(actor: Actor, teamId: number | null): boolean {
  return actor.isFullAdmin || (teamId !== null && actor.coverTeamIds.includes(teamId))
}

/** A limited admin must not delete or close the very team that makes them one. */
export function mayEndTeam(actor: Actor, team: { id: number; parent_id: number | null }): boolean {
  return mayKeepTeam(actor, team.id) && mayKeepTeam(actor, team.parent_id)
}
