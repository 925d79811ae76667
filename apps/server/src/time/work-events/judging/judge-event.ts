import type { CommandContext } from '../../../http/context.ts'
import { alternativeOf } from '../comptime/alternative.ts'
import { eventDocument } from '../document/event-document.ts'
import type { AskedEvent, JudgedEvent } from '../event-sorts.ts'
import { checkTarget } from './find-target.ts'
import { judgeFor } from './judge-for.ts'

/**
 * Judges a request of any code but annual leave, with the days off that weekend work was asked for with.
 * @throws Failure NO_PERMISSION, and what judgeFor and alternativeOf refuse
 */
export async function judgeEvent(ctx: CommandContext, asked: AskedEvent): Promise<JudgedEvent> {
  const memberId = asked.memberId ?? ctx.actor.memberId
  await checkTarget(ctx, memberId)
  const judged = await judgeFor(ctx, memberId, asked)
  const alternative = await alternativeOf(ctx, memberId, asked, {
    earned: judged.content.compMinutes,
  })
  return { ...judged, document: eventDocument, content: { ...judged.content, alternative } }
}
