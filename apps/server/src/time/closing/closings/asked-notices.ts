import type { Period } from '#rules/work-time/confirm-period.ts'
import type { CommandContext } from '../../../http/context.ts'
import { dropNotices, unreadNotices } from '../../../platform/notifications/index.ts'

const ASKING = ['WORK_CONFIRM_DUE', 'WORK_CONFIRM_OVERDUE', 'WORK_CONFIRM_MISSED'] as const

/** Where people confirm a period, and what they were asked is known by. */
export const ownLink = ({ from }: Period) => `/main/work/confirm?date=${from}`

/** Takes back what asked people, who have not read it, to confirm a period that is closed now, or to fill it in. */
export async function dropAsked(
  ctx: Pick<CommandContext, 'tx'>,
  period: Period,
  memberIds: readonly number[],
): Promise<void> {
  await dropNotices(ctx, await unreadNotices(ctx, ASKING, { memberIds, links: [ownLink(period)] }))
}
