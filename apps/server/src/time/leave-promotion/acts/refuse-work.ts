import { sql } from 'kysely'
import type { MemberContext } from '../../../http/context.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import { fail, found } from '../../../http/fail.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { listPlanned, markRefused, saveBooking, toPlan } from '../planned-days.store.ts'
import { bookDays } from './book-days.ts'
import { mayRefuseWork } from '../leave-promotion.policy.ts'
import { livedDays } from '../promotions.queries.ts'

/**
 * Says to the person that the company does not accept work on a day of planned leave (대법원 2019다279283): on that day itself, since what
 * is said afterwards refuses nothing. Said once, it stays.
 * @throws Failure NOT_FOUND, PROMOTION_STEP on another day, EVENT_CONFLICT, ALREADY_CONFIRMED
 */
export async function refuseWork(ctx: MemberContext, id: number): Promise<void> {
  const [day] = await livedDays(ctx, await listPlanned(ctx, sql`d.id = ${id}`))
  if (found(day).refused_at !== null) return
  if (!mayRefuseWork(ctx, day!)) fail('PROMOTION_STEP')
  if (!(await markRefused(ctx, id))) return
  // Who came had not taken the leave; it is taken all the same now that no work is accepted.
  if (day!.event_id === null && !day!.isUsed) {
    const [eventId] = await bookDays(ctx, day!.member_id, [toPlan(day!)])
    await saveBooking(ctx, [id], eventId!)
  }
  ctx.audit({
    action: 'leave_promotion.refuse_work',
    target: ['member', day!.member_id],
    after: { promotion: day!.promotion_id, on: day!.planned_on, came_at: day!.came_at },
  })
  await notify(ctx, {
    memberIds: [day!.member_id],
    kind: 'LEAVE_PROMOTION_REFUSED',
    data: {
      targetId: day!.promotion_id,
      day: inEveryLanguage(Temporal.PlainDate.from(day!.planned_on), ctx.today),
    },
    link: `/main/leave/plan?ask=${day!.promotion_id}`,
  })
}
