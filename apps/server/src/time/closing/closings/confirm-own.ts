import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { type ClosingPeriod, heldPeriodOf, periodOf } from '../periods/period-of.ts'
import { holdClosing } from './closings.store.ts'
import { anyOf, closePeople } from './close-people.ts'
import { listPeople } from './people.queries.ts'
import { closableUntil, reasonOf, whatBlocks } from './refuse-open.ts'
import { openAgain } from './reopen.ts'

/**
 * Confirms the own days of the period around a date.
 * @throws Failure PERIOD_NOT_OVER, NO_CONFIRM_PERIOD, CONFIRM_BLOCKED, NOTHING_TO_CONFIRM
 */
export async function confirmOwn(ctx: CommandContext, date: Temporal.PlainDate): Promise<ClosingPeriod> {
  const period = await heldPeriodOf(ctx, date)
  const until = closableUntil(ctx, period, date)
  const [outcome] = await closePeople(ctx, [ctx.actor.memberId], { period, until, manner: 'SELF' })
  if (!outcome) fail('NOTHING_TO_CONFIRM')
  const reason = reasonOf(outcome)
  // Pressed twice it is confirmed once.
  if (reason && reason !== 'ALREADY_CONFIRMED')
    fail(reason, { what: whatBlocks(outcome.problems, ctx.language) })
  return period
}

/**
 * Takes back what the person confirmed themself in a period, until its deadline.
 * @throws Failure NO_CONFIRM_PERIOD, NOTHING_TO_CONFIRM, CONFIRM_DEADLINE_OVER, also for what an admin closed
 */
export async function takeBackOwn(ctx: CommandContext, date: Temporal.PlainDate): Promise<ClosingPeriod> {
  const period = await periodOf(ctx, date)
  const [person] = await listPeople(ctx, period, anyOf([ctx.actor.memberId]))
  const last = person?.closings.at(-1)
  if (!last) fail('NOTHING_TO_CONFIRM')
  if (!mayTakeBack(ctx, period, last)) fail('CONFIRM_DEADLINE_OVER')
  const closing = await holdClosing(ctx, last.id)
  if (closing) await openAgain(ctx, closing, '')
  return period
}

export function mayTakeBack(
  { today }: Pick<CommandContext, 'today'>,
  { deadline }: ClosingPeriod,
  { manner }: { manner: string },
): boolean {
  return manner === 'SELF' && Temporal.PlainDate.compare(today, deadline) <= 0
}
