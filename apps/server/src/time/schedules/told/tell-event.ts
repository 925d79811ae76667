import { inEveryLanguage } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { notify, toldBy } from '../../../platform/notifications/index.ts'
import type { EventRow } from '../events.store.ts'

type Told = Pick<EventRow, 'member_id' | 'happens_on' | 'title'>

/** Tells a person what others enter among their days from today on; what happens to everybody is told nobody. */
export async function tellEvent(
  ctx: CommandContext,
  id: number,
  { before, after }: { before?: Told; after?: Told },
): Promise<void> {
  const isSame = before?.member_id === after?.member_id
  if (before && !isSame) await tell(ctx, 'SCHEDULE_EVENT_REMOVED', id, before)
  if (after) await tell(ctx, before && isSame ? 'SCHEDULE_EVENT_CHANGED' : 'SCHEDULE_EVENT_SET', id, after)
}

type Kind = `SCHEDULE_EVENT_${'SET' | 'CHANGED' | 'REMOVED'}`

async function tell(
  ctx: CommandContext,
  kind: Kind,
  targetId: number,
  { member_id: memberId, happens_on: on, title }: Told,
): Promise<void> {
  if (memberId === null || memberId === ctx.actor.memberId || on < ctx.today.toString()) return
  const day = inEveryLanguage(Temporal.PlainDate.from(on), ctx.today)
  await notify(ctx, {
    memberIds: [memberId],
    kind,
    data: { targetId, ...(await toldBy(ctx)), day, title },
    link: `/main/work/me?date=${on}`,
  })
}
