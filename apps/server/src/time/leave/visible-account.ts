import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { maySeeMember } from '../../people/roles/index.ts'
import { type LeaveAccount, readAccount } from './leave-account.ts'

/** The account that is asked for; that of somebody out of sight is not found. @throws Failure NOT_FOUND */
export async function visibleAccount(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'today'>,
  memberId: number,
): Promise<LeaveAccount> {
  // Asked together: what is read of somebody out of sight is thrown away.
  const [, account] = await Promise.all([seeMember(ctx, memberId), readAccount(ctx, memberId)])
  return account
}

/** Who is asked about, where the reader may know. @throws Failure NOT_FOUND */
export async function seeMember(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'today'>,
  memberId: number,
): Promise<number> {
  if (!(await maySeeMember(ctx, memberId))) fail('NOT_FOUND')
  return memberId
}
