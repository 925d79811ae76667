import { countLeave } from '#rules/leave/count-leave.ts'
import type { PlannedType } from '#rules/leave/promotion-steps.ts'
import type { CommandContext } from '../../../http/context.ts'
import { Failure } from '../../../http/fail.ts'
import { ANNUAL_LEAVE, coverOf } from '../../leave/index.ts'
import { listParts } from '../../work-days/index.ts'
import { daysText, endKept, enterKept, type KeptDay } from '../../work-events/index.ts'
import { plannedDays } from '../../work-plans/index.ts'
import type { DayToPlan, PlannedRow } from '../planned-days.store.ts'

const KEEPER = 'LEAVE_PROMOTION'

const codeOf = (type: PlannedType) => `${ANNUAL_LEAVE}${type}`

/**
 * Takes annual leave for days of a plan, as an approved request of each would: who plans a day, or fixes it, has said when the leave is
 * (decision 0066). Whoever calls holds the calendar of the person (holdCalendarFor), and has held the days against the balance.
 * @returns their events, in the order of the days
 * @throws Failure NO_WORK_DAY, LEAVE_HALF_HOLIDAY, EVENT_CONFLICT, ALREADY_CONFIRMED
 */
export async function bookDays(
  ctx: CommandContext,
  memberId: number,
  days: readonly DayToPlan[],
): Promise<number[]> {
  const kept = (await keptDays(ctx, memberId, days)).map((one) => {
    if (one instanceof Failure) throw one
    return one
  })
  return enterKept(ctx, { memberId, keeper: KEEPER }, kept)
}

/**
 * Takes the leave of a planned day for which none is taken now: it may have been used for another day meanwhile, or the day filled.
 * Whoever calls holds the calendar of the person.
 * @returns its event, or why its leave cannot be taken: NO_WORK_DAY, LEAVE_HALF_HOLIDAY, EVENT_CONFLICT, EVENT_MINUS_NOT_ACCEPTABLE
 * @throws Failure ALREADY_CONFIRMED
 */
export async function bookAgain(
  ctx: CommandContext,
  memberId: number,
  day: DayToPlan,
): Promise<number | Failure> {
  return (await bookWhatFits(ctx, memberId, [day]))[0]!
}

/** The same of several days, each as far as the balance goes besides those before it. */
export async function bookWhatFits(
  ctx: CommandContext,
  memberId: number,
  days: readonly DayToPlan[],
): Promise<(number | Failure)[]> {
  const judged = await covered(
    ctx,
    memberId,
    await unfilled(ctx, memberId, await keptDays(ctx, memberId, days)),
  )
  const fitting = judged.filter((one): one is KeptDay => !(one instanceof Failure))
  const events = fitting.length === 0 ? [] : await enterKept(ctx, { memberId, keeper: KEEPER }, fitting)
  const eventOf = new Map(fitting.map((one, at) => [one, events[at]!]))
  return judged.map((one) => (one instanceof Failure ? one : eventOf.get(one)!))
}

type Judged = KeptDay | Failure

async function unfilled(ctx: CommandContext, memberId: number, judged: readonly Judged[]): Promise<Judged[]> {
  const order = judged.flatMap((one) => (one instanceof Failure ? [] : one.part.on)).toSorted()
  if (order.length === 0) return [...judged]
  const range = { from: Temporal.PlainDate.from(order[0]!), to: Temporal.PlainDate.from(order.at(-1)!) }
  const held = await listParts(ctx, [memberId], range)
  return judged.map((one) => {
    if (one instanceof Failure) return one
    const { on, start, end } = one.part
    const isFilled = held.some((h) => h.work_on === on && h.start_minute < end && start < h.end_minute)
    return isFilled ? new Failure('EVENT_CONFLICT') : one
  })
}

async function covered(ctx: CommandContext, memberId: number, judged: readonly Judged[]): Promise<Judged[]> {
  const wanted = judged.filter((one): one is KeptDay => !(one instanceof Failure))
  if (wanted.length === 0) return [...judged]
  const covers = await coverOf(
    ctx,
    memberId,
    wanted.map(({ part }) => part),
  )
  const coverFor = new Map(wanted.map((one, at) => [one, covers[at]!]))
  return judged.map((one) => {
    if (one instanceof Failure) return one
    const { isEnough, leftDays } = coverFor.get(one)!
    const left = daysText(leftDays, ctx.language)
    return isEnough ? one : new Failure('EVENT_MINUS_NOT_ACCEPTABLE', { left })
  })
}

/** What leave takes of each of the days, or why it can take none. */
async function keptDays(
  ctx: CommandContext,
  memberId: number,
  days: readonly DayToPlan[],
): Promise<Judged[]> {
  const order = days.map(({ on }) => on).toSorted(Temporal.PlainDate.compare)
  const plans = await plannedDays(ctx, [memberId], { from: order[0]!, to: order.at(-1)! })
  const plan = plans.of(memberId) ?? plans.company
  return days.map(({ on, type }) => {
    const counted = countLeave({ from: on, to: on, unit: type }, plan.on)
    if (!counted.ok) return new Failure('LEAVE_HALF_HOLIDAY')
    const [day] = counted.days
    if (!day) return new Failure('NO_WORK_DAY')
    return {
      code: codeOf(type),
      span: type === 'FULL' ? null : day.span,
      part: { on: on.toString(), ...day.span, minutes: day.minutes },
    }
  })
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
