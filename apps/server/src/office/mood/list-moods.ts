import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { requireMember } from '../../people/roles/index.ts'
import type { Period } from '#rules/calendar/periods.ts'
import { moodsBetween } from './moods.queries.ts'
import type { MoodRow } from './moods.store.ts'

/**
 * What a person answered, for that person and full admins (R-MOOD-002): who leads or looks after a team learns it from neither.
 * @throws Failure FORBIDDEN, NOT_FOUND
 */
export async function listMoods(ctx: MemberContext, memberId: number, span: Period): Promise<MoodRow[]> {
  if (memberId !== ctx.actor.memberId) {
    if (!ctx.actor.isFullAdmin) fail('FORBIDDEN')
    await requireMember(ctx.tx, memberId)
  }
  return moodsBetween(ctx.tx, memberId, span)
}
