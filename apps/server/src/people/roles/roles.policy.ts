import type { Actor } from '../../http/context.ts'

interface Asked {
  actor: Actor
}

/** Every member of the company. */
export const everyMember = () => true

/** Full admins only. */
export const fullAdmin = ({ actor }: Asked) => actor.isFullAdmin

/** Full admins and limited admins; which rows a limited admin reaches is decided by visibleMembers. */
export const anyAdmin = ({ actor }: Asked) => isAdmin(actor)

/** Admins and whoever leads a team. */
export const leaderOrAdmin = ({ actor }: Asked) => isAdmin(actor) || actor.ledTeamIds.length > 0

export function isAdmin(actor: Actor): boolean {
  return actor.isFullAdmin || actor.isLimitedAdmin
}

/**
 * Whether an admin looks after a person who stands in a team: full admins after everybody, limited admins after the
 * people of their teams but never after a full admin, whom they could otherwise lock out.
 */
export function coversMember(actor: Actor, member: { teamId: number | null; isFullAdmin: boolean }): boolean {
  if (actor.isFullAdmin) return true
  if (member.isFullAdmin || member.teamId === null) return false
  return actor.coverTeamIds.includes(member.teamId)
}

/**
 * Who says that somebody looks after a team. Limited admins appoint below themselves only: a team under one of theirs,
 * to a person of theirs, never to themself, since that would outlast their own appointment.
 */
export function mayAppoint(
  actor: Actor,
  team: { parentId: number | null },
  member: { id: number; teamId: number | null; isFullAdmin: boolean },
): boolean {
  if (actor.isFullAdmin) return true
  if (member.id === actor.memberId || !coversMember(actor, member)) return false
  return isBelowCovered(actor, team)
}

/** Whether a team stands under one that the actor covers. */
export function isBelowCovered(actor: Actor, team: { parentId: number | null }): boolean {
  return team.parentId !== null && actor.coverTeamIds.includes(team.parentId)
}

/**
 * Who ends that somebody looks after a team: as above, wherever the person stands by now, so that an appointment
 * outside the own teams' people can still be taken back by whoever covers the team above.
 */
export function mayDismiss(
  actor: Actor,
  team: { parentId: number | null },
  member: { id: number; isFullAdmin: boolean },
): boolean {
  if (actor.isFullAdmin) return true
  return member.id !== actor.memberId && !member.isFullAdmin && isBelowCovered(actor, team)
}
