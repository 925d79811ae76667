import type { Actor } from '../../http/context.ts'
import { coversMember, type Standing } from '../../people/roles/index.ts'

/** Whose days an admin closes and opens again: of the people whom they look after. */
export function mayClose(actor: Actor, person: Standing): boolean {
  return coversMember(actor, person)
}
