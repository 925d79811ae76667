import { isDeepStrictEqual } from 'node:util'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { saveMood as endpoint } from '#contract/office/mood/mood.ts'
import { dayText } from '../../day-text.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { workingToday } from '../../time/work-plans/index.ts'
import { keepMood, moodOn, type MoodRow } from './moods.store.ts'

/**
 * Answers the question of the running day. Days that are over are closed: who reads the figures before and after somebody adds an
 * answer to one would know it.
 * @throws Failure MOOD_DAY_OVER, MOOD_MISSING
 */
export async function saveMood(
  ctx: CommandContext,
  { md_mood_am, md_mood_pm, md_comment, sv_date }: EndpointInput<typeof endpoint>['body'],
): Promise<MoodRow> {
  const on = workingToday(ctx)
  if (sv_date && !sv_date.equals(on) && !sv_date.equals(ctx.today))
    fail('MOOD_DAY_OVER', { day: dayText(on, ctx.language, ctx.today.year) })
  const said = { morning: md_mood_am, evening: md_mood_pm, comment: md_comment }
  const answer = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  const before = await moodOn(ctx, on)
  if (before && isDeepStrictEqual({ ...before, ...answer }, { ...before })) return before
  const row = await keepMood(ctx, on, answer)
  // That somebody answered, and not what: the trail is read by others than the answers are.
  ctx.audit({ action: 'mood.save', target: ['member', ctx.actor.memberId] })
  return row
}
