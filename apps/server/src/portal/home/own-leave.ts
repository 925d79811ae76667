import type { MemberContext } from '../../http/context.ts'
import { balanceInDays, readAccount } from '../../time/leave/index.ts'

export interface OwnLeave {
  total_days: number
  used_days: number
  held_days: number
  remaining_days: number
  /** Without what open requests hold, and what nothing covers. */
  available_days: number
}

/** The caller's annual leave in days, as the leave page tells it; null before the first grant has arisen. */
export async function ownLeave(ctx: Pick<MemberContext, 'tx' | 'actor' | 'today'>): Promise<OwnLeave | null> {
  const account = await readAccount(ctx, ctx.actor.memberId)
  if (account.grants.length === 0) return null
  const { uncovered_days: _, ...leave } = balanceInDays(account)
  return leave
}
