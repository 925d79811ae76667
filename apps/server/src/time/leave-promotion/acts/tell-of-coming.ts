import type { PlannedType } from '#rules/leave/promotion-steps.ts'
import type { CommandContext } from '../../../http/context.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import { whoseDuty } from '../../../people/roles/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { markCame, saveBooking } from '../planned-days.store.ts'
import { giveBack } from './book-days.ts'

/**
 * Notes that the actor came in planned parts of a day of leave, and tells who is in charge: once, whatever is pressed after. Leave is not
 * taken where somebody works, so that it is given back, unless the company has refused the work already.
 * @returns whether the day is another now
 */
export async function tellOfComing(
  ctx: CommandContext,
  on: Temporal.PlainDate,
  types: readonly PlannedType[],
): Promise<boolean> {
  const { memberId } = ctx.actor
  const came = await markCame(ctx, memberId, on, types)
  if (!came) return false
  const isGiven = came.event_id !== null && came.refused_at === null
  if (isGiven) {
    await giveBack(ctx, [came])
    await saveBooking(ctx, [came.id], null)
  }
  const managers = await whoseDuty(ctx, 'LEAVE_PROMOTION')
  await notify(ctx, {
    memberIds: managers.filter((id) => id !== memberId),
    kind: came.refused_at === null ? 'LEAVE_PROMOTION_CAME' : 'LEAVE_PROMOTION_CAME_REFUSED',
    data: {
      targetId: came.promotion_id,
      personId: memberId,
      person: came.person,
      day: inEveryLanguage(on, ctx.today),
    },
    link: `/main/leave/promotion?ask=${came.promotion_id}`,
  })
  return isGiven
}
