import { inEveryLanguage } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { notify, recallNotices, toldBy } from '../../../platform/notifications/index.ts'
import type { EventRow } from '../events.store.ts'

type Told = Pick<EventRow, 'member_id' | 'happens_on' | 'title'>

const KINDS = ['SCHEDULE_EVENT_SET', 'SCHEDULE_EVENT_CHANGED', 'SCHEDULE_EVENT_REMOVED'] as const
type Kind = (typeof KINDS)[number]

/** Tells a person what others enter among their days from today on, and take from them; what happens to everybody is told nobody. */
export async function tellEvent(
  ctx: CommandContext,
  id: number,
  { before, after }: { before?: Told; after?: Told },
): Promise<void> {
  if (before && before.member_id === after?.member_id)
    return tell(ctx, 'SCHEDULE_EVENT_CHANGED', id, after, before.happens_on)
  if (before) await tell(ctx, 'SCHEDULE_EVENT_REMOVED', id, before)
  if (after) await tell(ctx, 'SCHEDULE_EVENT_SET', id, after)
}

async function tell(
  ctx: CommandContext,
  kind: Kind,
  targetId: number,
  { member_id: memberId, happens_on: on, title }: Told,
  wasOn = on,
): Promise<void> {
  if (memberId === null || memberId === ctx.actor.memberId) return
  const today = ctx.today.toString()
  // What was told of it and not read would go on naming what is not so any more.
  if (on < today && wasOn < today) return recallNotices(ctx, KINDS, targetId, [memberId])
  const day = inEveryLanguage(Temporal.PlainDate.from(on), ctx.today)
  await notify(ctx, {
    memberIds: [memberId],
    kind,
    data: { targetId, ...(await toldBy(ctx)), day, title },
    link: `/main/work/me?date=${on}`,
  })
}
