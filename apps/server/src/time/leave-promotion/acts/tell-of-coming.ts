import type { PlannedType } from '#rules/leave/promotion-steps.ts'
import type { CommandContext } from '../../../http/context.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import { whoseDuty } from '../../../people/roles/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { markCame } from '../planned-days.store.ts'

/** Notes that the actor came in planned parts of a day of leave, and tells who is in charge: once, whatever is pressed after. */
export async function tellOfComing(
  ctx: CommandContext,
  on: Temporal.PlainDate,
  types: readonly PlannedType[],
): Promise<void> {
  const { memberId } = ctx.actor
  const came = await markCame(ctx, memberId, on, types)
  if (!came) return
  const managers = await whoseDuty(ctx, 'LEAVE_PROMOTION')
  await notify(ctx, {
    memberIds: managers.filter((id) => id !== memberId),
    kind: 'LEAVE_PROMOTION_CAME',
    data: {
      targetId: came.promotion_id,
      personId: memberId,
      person: came.person,
      day: inEveryLanguage(on, ctx.today),
    },
    link: `/main/leave/promotion?ask=${came.promotion_id}`,
  })
}
