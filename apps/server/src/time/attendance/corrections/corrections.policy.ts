import type { MemberContext } from '../../../http/context.ts'
import { isAdmin, mayActFor } from '../../../people/roles/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today'>

/** Leaders and admins enter the times of the people they see; their own only a full admin does, who has nobody above. */
export async function mayCorrect(ctx: Asking, memberId: number): Promise<boolean> {
  const { actor } = ctx
  if (memberId === actor.memberId) return actor.isFullAdmin
  return (isAdmin(actor) || actor.ledTeamIds.length > 0) && mayActFor(ctx, memberId)
}
