import type { Actor } from '../../http/context.ts'

/** Branches, networks and places hold for the whole company, so only full admins keep them. */
export function mayKeepWorkplaces(actor: Actor): boolean {
  return actor.isFullAdmin
}
