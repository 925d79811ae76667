import type { Input } from '#contract/endpoint.ts'
import type { showMood } from '#contract/office/mood/mood.ts'
import type { MemberContext } from '../../http/context.ts'
import { workingToday } from '../../time/work-plans/index.ts'
import { moodToWire } from './mood.wire.ts'
import { moodsBetween } from './moods.queries.ts'

/** What the reader has answered on the running day, and whether that is nothing yet (R-MOOD-001). */
export async function moodOfToday(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'now'>,
): Promise<Input<(typeof showMood)['response']>> {
  const on = workingToday(ctx)
  const [row] = await moodsBetween(ctx.tx, ctx.actor.memberId, { from: on, to: on })
  const nothing = { mood_on: on.toString(), morning: null, evening: null, comment: '' }
  return { show_mood_daily: !row, ...moodToWire(row ?? nothing) }
}
