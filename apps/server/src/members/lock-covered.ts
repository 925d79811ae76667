import type { CommandContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import { coversMember } from '../roles/index.ts'
import { lockMember, type LockedMember } from './members.store.ts'

/**
 * Whose something is that people carry outside, such as a gate code, locked once the actor looks after that person; one who
 * has left may still have to give it back.
 * @throws Failure NOT_FOUND, FORBIDDEN
 */
export async function lockCovered(ctx: CommandContext, memberId: number): Promise<LockedMember> {
  const member = await lockMember(ctx.tx, memberId, ctx.today)
  if (!coversMember(ctx.actor, member)) fail('FORBIDDEN')
  return member
}

/**
 * Who is to be given such a thing.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE for somebody who has left
 */
export async function lockCoveredReceiver(ctx: CommandContext, memberId: number): Promise<void> {
  const { status } = await lockCovered(ctx, memberId)
  if (status === 'RETIRED') fail('WRONG_MEMBER_STATE')
}
