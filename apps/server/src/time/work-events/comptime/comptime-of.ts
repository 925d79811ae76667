import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { getComptime } from '#contract/time/work-events/comptime.ts'
import { citeLaw } from '#rules/cite-law.ts'
import { COMPENSATION_ARTICLE } from '#rules/work-events/compensation.ts'
import { eventName } from '../../event-codes/index.ts'
import type { AskingEvent } from '../event-sorts.ts'
import { checkTarget } from '../judging/find-target.ts'
import { compBalanceOn, compSources, isCompOffered } from './comptime.queries.ts'

/**
 * Time off that a person has earned, what of it is used, and by which work.
 * @throws Failure NO_PERMISSION, NO_TARGET_USER
 */
export async function comptimeOf(
  ctx: AskingEvent,
  asked: EndpointInput<typeof getComptime>['query'],
): Promise<Input<typeof getComptime.response>> {
  const memberId = asked.user_id ?? ctx.actor.memberId
  const day = asked.wk_start_date ?? ctx.today
  await checkTarget(ctx, memberId)
  const [balance, sources, isOffered] = await Promise.all([
    compBalanceOn(ctx, memberId, day),
    compSources(ctx, memberId, day),
    isCompOffered(ctx),
  ])
  return {
    user_id: memberId,
    as_of: day.toString(),
    is_offered: isOffered,
    earned_minutes: balance.earned,
    used_minutes: balance.used,
    held_minutes: balance.held,
    left_minutes: balance.left,
    article: citeLaw(COMPENSATION_ARTICLE, ctx.language),
    sources: sources.map((source) => ({
      wk_event_id: source.id,
      event_name: eventName(source.event_code, ctx.language),
      date: source.starts_on,
      worked_minutes: source.counted_minutes,
      comp_minutes: source.comp_minutes,
    })),
  }
}
