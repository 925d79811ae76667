import { sentence } from '../../../http/answer-error.ts'
import type { CommandContext } from '../../../http/context.ts'
import { Failure } from '../../../http/fail.ts'
import type { AlteredDays } from '../../../people/employment/index.ts'
import { closedFailure, closedJoiningFailure, firstClosed } from '../../work-plans/index.ts'

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
  const joining = new Set(altered.flatMap(({ memberId, isJoining }) => (isJoining ? [memberId] : [])))
  return new Map(
    rows.map((row) => {
      const who = isOfMany ? row.name : undefined
      if (!joining.has(row.member_id)) return [row.member_id, closedFailure(row.first, who)]
      const { code, values } = closedJoiningFailure(row, who)
      // Of many the sentence names whose it is: a field would stand for all of them.
      const atField = { joined_date: sentence(code, ctx.language, values) }
      return [row.member_id, new Failure(code, values, isOfMany ? undefined : atField)]
    }),
  )
}
