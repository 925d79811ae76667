import type { DocumentKind, FiledDocument, KindReader } from '../../approvals/documents/index.ts'
import type { CommandContext } from '../../http/context.ts'
import { recallNotices } from '../../platform/notifications/index.ts'
import { closedFailure, type DayPart, refuseClosed } from '../work-days/index.ts'
import { findCancellable } from './cancels/cancels.store.ts'
import { firstClosedDay } from './cancels/first-closed-day.ts'
import { approveEvent } from './employment/approve-employed.ts'
import { findEventOfDocument, freeEvent, reopenEvent, toldParts } from './events.store.ts'
import { mayCorrectEvent } from './work-events.policy.ts'

type Effects = Pick<
  DocumentKind<{ from: string }>,
  'approved' | 'reopened' | 'denied' | 'canceled' | 'refusesCancel' | 'refusesAgreedCancel'
>

/**
 * What becomes of a request with its document, whatever its kind: approved it takes its days, opened again it holds them as
 * before, ended it gives them back.
 */
export const eventEffects = {
  async approved(ctx, document) {
    tellSettled(ctx, await approveEvent(ctx, document.id))
  },
  async reopened(ctx, document) {
    tellGivenBack(ctx, await reopenEvent(ctx, document.id))
  },
  async denied(ctx, document) {
    await freeEvent(ctx, document.id, 'DENIED')
  },
  async canceled(ctx, document) {
    const freed = await freeEvent(ctx, document.id, 'CANCELED')
    // That it was asked for in their name is over with it: they are told that it was taken back.
    await recallNotices(ctx, 'EVENT_FILED_FOR', document.id, [document.authorId])
    tellGivenBack(
      ctx,
      freed.filter((part) => part.state === 'TAKEN'),
    )
  },
  async refusesCancel(ctx, document) {
    const from = await firstDay(ctx, document)
    if (!from || from > ctx.today.toString()) return null
    if (mayCorrectEvent(ctx.actor, { member_id: document.authorId })) return null
    const event = await findEventOfDocument(ctx.tx, document.id)
    const closed = event && (await firstClosedDay(ctx, event.id))
    return closed ? closedFailure(closed) : 'LEAVE_HAS_BEGUN'
  },
  async refusesAgreedCancel(ctx, document) {
    const event = await findEventOfDocument(ctx.tx, document.id)
    const row = event && (await findCancellable(ctx, event.id))
    // A day off between them holds nothing: that it is closed is in nobody's way.
    await refuseClosed(
      ctx,
      (row?.days ?? []).map(({ date }) => ({ member_id: document.authorId, work_on: date })),
    )
    return null
  },
} satisfies Effects

async function firstDay(
  { tx }: KindReader,
  { id, content }: FiledDocument<{ from: string }>,
): Promise<string | undefined> {
  return content ? content.from : (await findEventOfDocument(tx, id))?.starts_on
}

function tellSettled(ctx: CommandContext, parts: readonly DayPart[]): void {
  const first = parts[0]
  if (!first) return
  ctx.audit({
    action: 'work_event.settle',
    target: ['work_event', first.holder_id],
    after: toldParts(parts),
  })
}

function tellGivenBack(ctx: CommandContext, parts: readonly DayPart[]): void {
  const first = parts[0]
  if (!first) return
  ctx.audit({
    action: 'work_event.give_back',
    target: ['work_event', first.holder_id],
    before: toldParts(parts),
  })
}
