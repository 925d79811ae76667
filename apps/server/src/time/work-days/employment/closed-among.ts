import type { CommandContext } from '../../../http/context.ts'
import type { Failure } from '../../../http/fail.ts'
import type { AlteredDays } from '../../../people/employment/index.ts'
import { closedFailure, firstClosed } from '../../work-plans/index.ts'

/**
 * Refuses that days which are closed become others: by member, naming the first of them, and the person where it may be one of many. Whoever is about to change them holds
 * their records, as whoever closes days does, so that nobody closes one meanwhile.
 */
export async function closedAmong(
  ctx: CommandContext,
  altered: readonly AlteredDays[],
): Promise<Map<number, Failure>> {
  const rows = await firstClosed(ctx, altered)
  const isOfMany = altered.some(({ memberId }) => memberId !== altered[0]!.memberId)
  return new Map(
    rows.map(({ member_id, name, first }) => [member_id, closedFailure(first, isOfMany ? name : undefined)]),
  )
}
