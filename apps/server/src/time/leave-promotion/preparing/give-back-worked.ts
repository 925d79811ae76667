import { sql } from '../../../db/sql/sql.ts'
import type { CommandContext } from '../../../http/context.ts'
import { isDayClosed } from '../../work-days/index.ts'
import { giveBack } from '../acts/book-days.ts'
import { listPlanned, saveBooking } from '../planned-days.store.ts'
import { livedDays } from '../promotions.queries.ts'

/** Corrections say of older days seldom that somebody worked; a month that is closed stays as it is. */
const DAYS_BACK = 62

/**
 * Gives back the leave of planned days that have passed and on which work was accepted: who checks in is given it back at once, but a
 * correction can say later that somebody worked.
 */
export async function giveBackWorked(ctx: CommandContext, memberIds: readonly number[]): Promise<void> {
  const from = ctx.today.subtract({ days: DAYS_BACK })
  const days = await listPlanned(
    ctx,
    sql`d.member_id = any(${[...memberIds]}::bigint[]) and d.event_id is not null
      and d.planned_on between ${from} and ${ctx.today.subtract({ days: 1 })}
      and not ${isDayClosed(sql.ref('d.member_id'), sql.ref('d.planned_on'))}`,
  )
  const worked = (await livedDays(ctx, days)).filter(({ workAccepted, isUsed }) => workAccepted && isUsed)
  if (worked.length === 0) return
  await giveBack(ctx, worked)
  await saveBooking(
    ctx,
    worked.map(({ id }) => id),
    null,
  )
  for (const { member_id, promotion_id, planned_on } of worked)
    ctx.audit({
      action: 'leave_promotion.give_back',
      target: ['member', member_id],
      after: { promotion: promotion_id, on: planned_on },
    })
}
