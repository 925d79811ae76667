import type { Actor } from '../http/context.ts'

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
