import { coversMember, isAdmin } from '../../people/roles/index.ts'
import type { Actor } from '../../http/context.ts'

/** Kinds of events hold for the whole company, so only full admins keep them. */
export function mayKeepCodes(actor: Actor): boolean {
  return actor.isFullAdmin
}

export function mayAssignCodes(actor: Actor): boolean {
  return isAdmin(actor)
}

/** Whom an admin may assign: limited admins the people of their teams, but not themself, since it gives days off. */
export function mayAssignTo(
  actor: Actor,
  person: { id: number; teamId: number | null; isFullAdmin: boolean },
): boolean {
  return coversMember(actor, person) && (actor.isFullAdmin || person.id !== actor.memberId)
}
