import type { Actor } from '../http/context.ts'
import { coversMember } from '../roles/index.ts'

/** Branches, networks and places hold for the whole company, so only full admins keep them. */
export function mayKeepWorkplaces(actor: Actor): boolean {
  return actor.isFullAdmin
}

interface Holder {
  teamId: number | null
  isFullAdmin: boolean
}

/** A gate code belongs to a person, so limited admins keep those of the people they look after. */
export function mayKeepCodeOf(actor: Actor, holder: Holder): boolean {
  return coversMember(actor, holder)
}
