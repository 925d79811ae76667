import type { Actor } from '../../http/context.ts'

/** Everybody keeps their own delegations, full admins those of others as well: of somebody who fell ill. */
export function mayKeepDelegation(actor: Actor, { giverId }: { giverId: number }): boolean {
  return actor.isFullAdmin || giverId === actor.memberId
}
