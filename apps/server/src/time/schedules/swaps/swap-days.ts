import { isEmployedOn } from '#rules/calendar/employed-on.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { judgeSwap, swapDay } from '#rules/work-time/swap-day.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { plansLeaveOn } from '../../leave-promotion/index.ts'
import { listParts, recomputeDays, refuseClosed } from '../../work-days/index.ts'
import {
  clearSwap,
  type DayRange,
  holdCalendarFor,
  holidayNameOf,
  plannedDays,
  setSwap,
  type SwapRow,
} from '../../work-plans/index.ts'
import { loadPeople, type ScheduledPerson } from '../months.store.ts'
import { readPerson } from './swaps.queries.ts'

/** Two days of a person: the holiday that is worked, and the work day that is free in its place. */
export interface WantedSwap {
  memberId: number
  worked: Temporal.PlainDate
  free: Temporal.PlainDate
}

/** What becomes of both days. */
export interface JudgedSwap {
  name: string
  worked: PlannedDay
  free: PlannedDay
}

/**
 * Judges a swap, and lets nobody change its days until it is stored.
 * @throws Failure SWAP_* for whatever stands against it, HOLIDAY_NOT_SWAPPABLE, BEFORE_JOIN, ALREADY_CONFIRMED
 */
export async function judgeDays(
  ctx: CommandContext,
  { memberId, worked, free }: WantedSwap,
): Promise<JudgedSwap> {
  if (!(await readPerson(ctx, memberId)).isOffered) fail('SWAP_NOT_OFFERED')
  await holdCalendarFor(ctx, memberId)
  requireEmployed((await loadPeople(ctx, [memberId])).get(memberId), [worked, free])
  await refuseClosed(ctx, daysOf(memberId, [worked, free]))
  await refuseEvents(ctx, memberId, [worked, free])
  const plan = (await plannedDays(ctx, [memberId], spanOf([worked, free]))).of(memberId)!
  const days = { worked: plan.on(worked), free: plan.on(free) }
  const now = ctx.now.toZonedDateTimeISO(ctx.actor.timezone).toPlainDateTime()
  const fault = judgeSwap(days.worked, days.free, now)
  if (fault) fail(fault)
  const name = holidayNameOf(days.worked)
  const swapped = (day: Temporal.PlainDate, other: Temporal.PlainDate, works: boolean) => ({
    day: day.toString(),
    other: other.toString(),
    works,
    name,
  })
  return {
    name,
    worked: swapDay(days.worked, swapped(worked, free, true)),
    free: swapDay(days.free, swapped(free, worked, false)),
  }
}

/** Swaps days that {@link judgeDays} has judged, and counts them anew. */
export async function swapDays(
  ctx: CommandContext,
  { memberId, worked, free }: WantedSwap,
  { name, documentId }: { name: string; documentId: number | null },
): Promise<void> {
  const row = {
    member_id: memberId,
    worked_on: worked.toString(),
    free_on: free.toString(),
    name,
    document_id: documentId,
  }
  await setSwap(ctx, row)
  await recomputeDays(ctx, [memberId], [row.worked_on, row.free_on])
  ctx.audit({ action: 'holiday_swap.set', after: row })
}

/** @throws Failure SWAP_BEGUN, SWAP_EVENTS, ALREADY_CONFIRMED */
export async function undoSwap(ctx: CommandContext, swap: SwapRow): Promise<void> {
  if (hasBegun(swap, ctx)) fail('SWAP_BEGUN')
  const days = [swap.worked_on, swap.free_on].map((on) => Temporal.PlainDate.from(on))
  await holdCalendarFor(ctx, swap.member_id)
  await refuseClosed(ctx, daysOf(swap.member_id, days))
  await refuseEvents(ctx, swap.member_id, days)
  await clearSwap(ctx, swap)
  await recomputeDays(ctx, [swap.member_id], [swap.worked_on, swap.free_on])
  ctx.audit({ action: 'holiday_swap.clear', before: swap })
}

/** Who has worked on the one day, or been free on the other, does not hear afterwards that it was meant otherwise. */
export function hasBegun(
  swap: Pick<SwapRow, 'worked_on' | 'free_on'>,
  { today }: Pick<CommandContext, 'today'>,
): boolean {
  return [swap.worked_on, swap.free_on].some((on) => on <= today.toString())
}

const daysOf = (memberId: number, days: readonly Temporal.PlainDate[]) =>
  days.map((day) => ({ member_id: memberId, work_on: day.toString() }))

function spanOf(days: readonly Temporal.PlainDate[]): DayRange {
  const inOrder = days.toSorted(Temporal.PlainDate.compare)
  return { from: inOrder[0]!, to: inOrder.at(-1)! }
}

/** Leave was planned in a promotion, and requests were made, for the days as they are. */
async function refuseEvents(
  ctx: CommandContext,
  memberId: number,
  days: readonly Temporal.PlainDate[],
): Promise<void> {
  if (await plansLeaveOn(ctx, memberId, days)) fail('SWAP_EVENTS')
  const asked = await listParts(ctx, [memberId], spanOf(days))
  if (asked.some(({ work_on }) => days.some((day) => day.toString() === work_on))) fail('SWAP_EVENTS')
}

function requireEmployed(person: ScheduledPerson | undefined, days: readonly Temporal.PlainDate[]): void {
  if (!person) fail('NOT_FOUND')
  const isThere = person.status !== 'INVITED' && days.every((day) => isEmployedOn(day.toString(), person))
  if (!isThere) fail('BEFORE_JOIN')
}
