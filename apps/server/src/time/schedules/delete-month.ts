import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { recomputeDays, refuseClosed } from '../work-days/index.ts'
import { clearShifts } from '../work-plans/index.ts'
import { monthOf, weeksOf } from './month-of.ts'
import { loadPeople, lockSchedule, removeSchedule } from './months.store.ts'
import { maySchedule } from './schedules.policy.ts'

/** Takes a schedule away: its days follow the company again. @throws Failure NOT_FOUND, FORBIDDEN, ALREADY_CONFIRMED */
export async function deleteMonth(ctx: CommandContext, id: number): Promise<void> {
  const { memberId, startsOn } = await lockSchedule(ctx, id)
  const person = found((await loadPeople(ctx, [memberId])).get(memberId))
  if (!maySchedule(ctx.actor, person)) fail('FORBIDDEN')
  const { from, to } = monthOf(Temporal.PlainDate.from(startsOn))
  const days = await clearShifts(ctx, memberId, from, to)
  await removeSchedule(ctx, id)
  await refuseClosed(
    ctx,
    days.map((work_on) => ({ member_id: memberId, work_on })),
  )
  await recomputeDays(ctx, [memberId], weeksOf(days))
  const before = { user_id: memberId, month: startsOn.slice(0, 7), days }
  ctx.audit({ action: 'schedule.delete', target: ['schedule', id], before })
}
