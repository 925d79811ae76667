import type { Actor } from '../../http/context.ts'
import { mayDecideEmployment, mayPutInto } from '../members/index.ts'
import { coversMember, isBelowCovered, mayAppoint, type Standing } from '../roles/index.ts'

/** Full admins keep all teams, limited admins those they look after; the top of the chart belongs to full admins. */
export function mayKeepTeam(actor: Actor, teamId: number | null): boolean {
  return actor.isFullAdmin || (teamId !== null && actor.coverTeamIds.includes(teamId))
}

/** A limited admin must not delete or close the very team that makes them one. */
export function mayEndTeam(actor: Actor, team: { id: number; parent_id: number | null }): boolean {
  return mayKeepTeam(actor, team.id) && mayKeepTeam(actor, team.parent_id)
}

/**
 * Who puts a team below another one, or elsewhere among its neighbours: whoever keeps the team, the one above it and the
 * one that it comes under. A limited admin lifts nobody above what they decide themself, and no team either: who was given
 * two teams apart could otherwise put one below the other and then name its leader, appoint and dismiss its limited
 * admins, or end it, as with any team below their own.
 */
export function mayPlaceTeam(
  actor: Actor,
  team: { id: number; parent_id: number | null },
  parentId: number | null,
): boolean {
  return mayEndTeam(actor, team) && mayKeepTeam(actor, parentId)
}

/**
 * Who says who leads a team, null for nobody: as with who looks after it. Leading outlasts the appointment of a limited
 * admin, so they name neither themself nor a stranger, and nobody for the very team that makes them one.
 */
export function mayNameLeader(
  actor: Actor,
  team: { parent_id: number | null },
  leader: Standing | null,
): boolean {
  const place = { parentId: team.parent_id }
  if (leader !== null) return mayAppoint(actor, place, leader)
  return actor.isFullAdmin || isBelowCovered(actor, place)
}

/** Whether people may be moved together: a limited admin moves only whom they could move one by one. */
export function mayMovePeople(actor: Actor, people: readonly Standing[], target: number | null): boolean {
  const mayMove = (one: Standing) => coversMember(actor, one) && mayDecideEmployment(actor, one.id)
  return mayPutInto(actor, target) && people.every(mayMove)
}
