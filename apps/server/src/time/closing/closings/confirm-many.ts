import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { standingsOf } from '../../../people/roles/index.ts'
import { mayClose } from '../closing.policy.ts'
import { heldPeriodOf } from '../periods/period-of.ts'
import { closePeople } from './close-people.ts'
import { blockingKinds, closableUntil, reasonOf, sayReason } from './refuse-open.ts'

/** People whom the caller looks after. @throws Failure NOT_FOUND, FORBIDDEN for one of them */
export async function requireCovered(ctx: CommandContext, memberIds: readonly number[]): Promise<number[]> {
  const ids = [...new Set(memberIds)]
  const standings = await standingsOf(ctx, ids)
  if (standings.length < ids.length) fail('NOT_FOUND')
  if (!standings.every((one) => mayClose(ctx.actor, one))) fail('FORBIDDEN')
  return ids
}

/**
 * Confirms the period around a date for people, each by themselves: who cannot be closed is named.
 * @throws Failure NOT_FOUND, FORBIDDEN, PERIOD_NOT_OVER, NO_CONFIRM_PERIOD
 */
export async function confirmMany(
  ctx: CommandContext,
  date: Temporal.PlainDate,
  memberIds: readonly number[],
) {
  const ids = await requireCovered(ctx, memberIds)
  const period = await heldPeriodOf(ctx, date)
  const until = closableUntil(ctx, period, date)
  const outcomes = await closePeople(ctx, ids, { period, until, manner: 'ADMIN' })
  const skipped = outcomes.flatMap((outcome) => {
    const reason = reasonOf(outcome)
    if (!reason) return []
    const { id, name } = outcome.person
    return [
      {
        user: id,
        username: name,
        reason,
        message: sayReason(reason, outcome, ctx.language),
        problem_kinds: blockingKinds(outcome),
      },
    ]
  })
  return { confirmed_count: outcomes.length - skipped.length, skipped }
}
