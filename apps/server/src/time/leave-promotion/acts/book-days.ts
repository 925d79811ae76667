import { countLeave } from '#rules/leave/count-leave.ts'
import type { PlannedType } from '#rules/leave/promotion-steps.ts'
import type { CommandContext } from '../../../http/context.ts'
import { ANNUAL_LEAVE } from '../../leave/index.ts'
import { endKept, enterKept } from '../../work-events/index.ts'
import { holdCalendarFor, plannedDays } from '../../work-plans/index.ts'
import type { DayToPlan, PlannedRow } from '../planned-days.store.ts'

const KEEPER = 'LEAVE_PROMOTION'

const codeOf = (type: PlannedType) => `${ANNUAL_LEAVE}${type}`

/**
 * Takes annual leave for days of a plan, as an approved request of each would: who plans a day, or fixes it, has said when the leave is
 * (decision 0066). Days on which no work is due have been refused before.
 * @returns their events, in the order of the days
 * @throws Failure EVENT_CONFLICT, ALREADY_CONFIRMED
 */
export async function bookDays(
  ctx: CommandContext,
  memberId: number,
  days: readonly DayToPlan[],
): Promise<number[]> {
  await holdCalendarFor(ctx, memberId)
  const order = days.map(({ on }) => on).toSorted(Temporal.PlainDate.compare)
  const plans = await plannedDays(ctx, [memberId], { from: order[0]!, to: order.at(-1)! })
  const plan = plans.of(memberId) ?? plans.company
  const kept = days.flatMap(({ on, type }) => {
    const counted = countLeave({ from: on, to: on, unit: type }, plan.on)
    if (!counted.ok) return []
    return counted.days.map(({ minutes, span }) => ({
      code: codeOf(type),
      span: type === 'FULL' ? null : span,
      part: { on: on.toString(), ...span, minutes },
    }))
  })
  return enterKept(ctx, { memberId, keeper: KEEPER }, kept)
}

/** Gives back the leave that days of a plan have taken. @throws Failure ALREADY_CONFIRMED on a closed day */
export async function giveBack(
  ctx: CommandContext,
  days: readonly Pick<PlannedRow, 'event_id'>[],
): Promise<void> {
  await endKept(
    ctx,
    KEEPER,
    days.flatMap(({ event_id }) => event_id ?? []),
  )
}
