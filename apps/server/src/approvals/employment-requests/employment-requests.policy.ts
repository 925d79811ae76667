import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { lockMember, mayKeep } from '../../people/members/index.ts'
import { isAdmin, mayActFor } from '../../people/roles/index.ts'

type Ctx = Pick<CommandContext, 'tx' | 'actor' | 'today'>

/** Everybody asks for themself; leaders and admins propose it for the people whom they see. @throws Failure NO_PERMISSION, NOT_FOUND */
export async function requireProposer(ctx: Ctx, memberId: number): Promise<void> {
  const { actor } = ctx
  if (memberId === actor.memberId) return
  const proposes = isAdmin(actor) || actor.ledTeamIds.length > 0
  if (!proposes || !(await mayActFor(ctx, memberId))) fail('NO_PERMISSION')
}

/** Who is meant by what somebody else proposes ends it in nobody's place either. @throws Failure FORBIDDEN */
export function refuseWhoIsMeant(
  { actor }: Pick<CommandContext, 'actor'>,
  { authorId, memberId }: { authorId: number; memberId: number },
): void {
  if (actor.memberId === memberId && authorId !== memberId) fail('FORBIDDEN')
}

/**
 * Nobody ends or suspends their own employment: where nobody was left to decide, only who keeps the person's record does it, and
 * the person alone decides on no proposal.
 * @throws Failure NO_APPROVER, FORBIDDEN
 */
export async function requireDecision(
  ctx: CommandContext,
  { authorId, memberId }: { authorId: number; memberId: number },
  action: 'retire' | 'toggleAbsence',
): Promise<void> {
  const { actor } = ctx
  if (actor.memberId === authorId) {
    const member = await lockMember(ctx.tx, memberId, ctx.today)
    if (!mayKeep(actor, member, action)) fail('NO_APPROVER')
  } else refuseWhoIsMeant(ctx, { authorId, memberId })
}
