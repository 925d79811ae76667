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
