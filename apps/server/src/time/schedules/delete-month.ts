import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { recomputeDays, refuseClosed } from '../work-days/index.ts'
import { clearShifts } from '../work-plans/index.ts'
import { monthOf, weeksOf } from './month-of.ts'
import { loadPeople, lockSchedule, removeSchedule } from './months.store.ts'
import { maySchedule } from './schedules.policy.ts'
import { tellMonths, watchDays } from './told/tell-months.ts'

/** Takes a schedule away: its days follow the company again. @throws Failure NOT_FOUND, FORBIDDEN, ALREADY_CONFIRMED */
export async function deleteMonth(ctx: CommandContext, id: number): Promise<void> {
  const { memberId, startsOn } = await lockSchedule(ctx, id)
  const person = found((await loadPeople(ctx, [memberId])).get(memberId))
  if (!maySchedule(ctx.actor, person)) fail('FORBIDDEN')
  const { from, to, days: all } = monthOf(Temporal.PlainDate.from(startsOn))
  const daysNow = await watchDays(
    ctx,
    all.map((day) => ({ member_id: memberId, work_on: day.toString() })),
  )
  const days = await clearShifts(ctx, memberId, from, to)
  await removeSchedule(ctx, id)
  await refuseClosed(
    ctx,
    days.map((work_on) => ({ member_id: memberId, work_on })),
  )
  await recomputeDays(ctx, [memberId], weeksOf(days))
  const told = (await daysNow())(memberId, { from, to })
  await tellMonths(ctx, [{ memberId, month: from, became: 'REMOVED', worked: 0, days: told }])
  const before = { user_id: memberId, month: startsOn.slice(0, 7), days }
  ctx.audit({ action: 'schedule.delete', target: ['schedule', id], before })
}
