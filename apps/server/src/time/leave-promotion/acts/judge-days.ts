import { OTHER_HALF } from '#rules/work-time/due-on.ts'
import { halvesOf, halvesToPlan } from '#rules/leave/due-promotions.ts'
import type { CommandContext } from '../../../http/context.ts'
import { dayText } from '../../../day-text.ts'
import { fail } from '../../../http/fail.ts'
import { plannedDays } from '../../work-plans/index.ts'
import type { DayToPlan } from '../planned-days.store.ts'
import type { PromotionRow } from '../promotion-row.ts'
import { takenHalves } from './days-to-plan.ts'

type Asking = Pick<CommandContext, 'tx' | 'today' | 'language'>

/** On which days the leave of a procedure can be planned: those that have not begun, until it ends. */
export function planningSpan(
  { today }: Pick<CommandContext, 'today'>,
  row: Pick<PromotionRow, 'expires_on'>,
) {
  return { from: today.add({ days: 1 }), to: Temporal.PlainDate.from(row.expires_on) }
}

/**
 * Holds days to be planned against the work that is due on them and the leave that is there.
 * @throws Failure PLAN_DAY_UNFIT, PLAN_DAY_TAKEN, LEAVE_HALF_HOLIDAY
 */
export async function judgeDays(ctx: Asking, row: PromotionRow, days: readonly DayToPlan[]): Promise<void> {
  const span = planningSpan(ctx, row)
  const text = (day: Temporal.PlainDate) => dayText(day, ctx.language, ctx.today.year)
  const unfit = (day: Temporal.PlainDate) =>
    fail('PLAN_DAY_UNFIT', { day: text(day), from: text(span.from), to: text(span.to) })
  for (const { on } of days)
    if (Temporal.PlainDate.compare(on, span.from) < 0 || Temporal.PlainDate.compare(on, span.to) > 0)
      unfit(on)
  const plans = await plannedDays(ctx, [row.member_id], span)
  const plan = plans.of(row.member_id) ?? plans.company
  const taken = await takenHalves(ctx, row.member_id, span, row.id)
  for (const { on, type } of days) {
    const { kind, halfHoliday } = plan.on(on)
    if (kind !== 'WORK') unfit(on)
    if (halfHoliday && type !== OTHER_HALF[halfHoliday.free]) fail('LEAVE_HALF_HOLIDAY')
    const halves = taken.get(on.toString()) ?? { am: false, pm: false }
    if ((halves.am && type !== 'PM') || (halves.pm && type !== 'AM')) fail('PLAN_DAY_TAKEN')
    taken.set(on.toString(), { am: halves.am || type !== 'PM', pm: halves.pm || type !== 'AM' })
  }
}

/** @throws Failure PLAN_TOO_FEW, PLAN_TOO_MANY when it is not all that is left, to the half day */
export function judgeSum(row: PromotionRow, days: readonly Pick<DayToPlan, 'type'>[]): void {
  const target = halvesToPlan(row.target_minutes, row.standard_minutes)
  const planned = days.reduce((sum, { type }) => sum + halvesOf(type), 0)
  if (planned === target) return
  fail(planned < target ? 'PLAN_TOO_FEW' : 'PLAN_TOO_MANY', { target: target / 2, planned: planned / 2 })
}
