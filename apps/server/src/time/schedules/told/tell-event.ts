import { inEveryLanguage } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import {
  notify,
  recallNotices,
  toldBy,
  unreadNotices,
  wasTold,
} from '../../../platform/notifications/index.ts'
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
  if (before && before.member_id === after?.member_id) return tellChange(ctx, id, before, after)
  if (before) await tellRemoval(ctx, id, before)
  if (after && !isOver(ctx, after)) await tell(ctx, 'SCHEDULE_EVENT_SET', id, after)
}

const isOver = ({ today }: CommandContext, { happens_on: on }: Told) => on < today.toString()

/** One that was entered and not read of yet is told as entered, as it is now. */
async function tellChange(ctx: CommandContext, id: number, before: Told, after: Told): Promise<void> {
  // What was told of it and not read would go on naming what is not so any more.
  if (isOver(ctx, after) && isOver(ctx, before)) return recall(ctx, id, after)
  const isNew = (await isUnknown(ctx, id, before)) || (await wasSilent(ctx, id, before))
  const kind = isNew ? 'SCHEDULE_EVENT_SET' : 'SCHEDULE_EVENT_CHANGED'
  await tell(ctx, kind, id, after)
}

/** One of which its person has not read concerns them no more. */
async function tellRemoval(ctx: CommandContext, id: number, before: Told): Promise<void> {
  if (isOver(ctx, before) || (await isUnknown(ctx, id, before))) return recall(ctx, id, before)
  await tell(ctx, 'SCHEDULE_EVENT_REMOVED', id, before)
}

const linkOf = ({ happens_on: on }: Told) => `/main/work/me?date=${on}`

/** Whether the person was told that it was entered and has not read it, here or in a mail. */
async function isUnknown(ctx: CommandContext, id: number, told: Told): Promise<boolean> {
  if (told.member_id === null) return false
  const unread = await unreadNotices(ctx, ['SCHEDULE_EVENT_SET'], {
    memberIds: [told.member_id],
    links: [linkOf(told)],
  })
  return unread.some(({ data, hasLeft }) => data['targetId'] === id && !hasLeft)
}

/** Whether it was entered for a day that was over already, so that nobody told of it. */
async function wasSilent(ctx: CommandContext, id: number, told: Told): Promise<boolean> {
  return told.member_id !== null && isOver(ctx, told) && !(await wasTold(ctx, KINDS, id, told.member_id))
}

async function recall(ctx: CommandContext, id: number, { member_id: memberId }: Told): Promise<void> {
  if (memberId !== null) await recallNotices(ctx, KINDS, id, [memberId])
}

async function tell(ctx: CommandContext, kind: Kind, targetId: number, told: Told): Promise<void> {
  const { member_id: memberId, happens_on: on, title } = told
  if (memberId === null) return
  // Who did it knows; what they were told of it before is not so any more.
  if (memberId === ctx.actor.memberId) return recall(ctx, targetId, told)
  const day = inEveryLanguage(Temporal.PlainDate.from(on), ctx.today)
  await notify(ctx, {
    memberIds: [memberId],
    kind,
    data: { targetId, ...(await toldBy(ctx)), day, title },
    link: linkOf(told),
  })
}
