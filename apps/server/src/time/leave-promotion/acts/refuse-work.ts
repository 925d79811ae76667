import { sql } from '../../../db/sql/sql.ts'
import type { MemberContext } from '../../../http/context.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import { fail, Failure, found } from '../../../http/fail.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { holdCalendarFor } from '../../work-plans/index.ts'
import { listPlanned, markRefused, saveBooking, toPlan } from '../planned-days.store.ts'
import { bookAgain } from './book-days.ts'
import { mayRefuseWork } from '../leave-promotion.policy.ts'
import { livedDays } from '../promotions.queries.ts'

/**
 * Says to the person that the company does not accept work on a day of planned leave (대법원 2019다279283): on that day itself, since what
 * is said afterwards refuses nothing; also before anybody comes. Said once, it stays, whether or not there is leave for the day any more.
 * @throws Failure NOT_FOUND, PROMOTION_STEP on another day, ALREADY_CONFIRMED
 */
export async function refuseWork(ctx: MemberContext, id: number): Promise<void> {
  const [day] = await livedDays(ctx, await listPlanned(ctx, sql`d.id = ${id}`))
  if (found(day).refused_at !== null) return
  if (!mayRefuseWork(ctx, day!)) fail('PROMOTION_STEP')
  await holdCalendarFor(ctx, day!.member_id)
  if (!(await markRefused(ctx, id))) return
  const isTaken = await takeAllTheSame(ctx, id)
  ctx.audit({
    action: 'leave_promotion.refuse_work',
    target: ['member', day!.member_id],
    after: { promotion: day!.promotion_id, on: day!.planned_on, came_at: day!.came_at, leave_taken: isTaken },
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

/**
 * Who came had not taken the leave; it is taken all the same now that no work is accepted. Where none is left for it, or the day is filled
 * or free by now, the refusal stands without it.
 * @returns whether leave is taken on the day
 */
async function takeAllTheSame(ctx: MemberContext, id: number): Promise<boolean> {
  // As it is once nobody can come unseen.
  const day = found((await listPlanned(ctx, sql`d.id = ${id}`))[0])
  if (day.is_booked) return true
  const booked = await bookAgain(ctx, day.member_id, toPlan(day))
  if (booked instanceof Failure) return false
  await saveBooking(ctx, [id], booked)
  return true
}
