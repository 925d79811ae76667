import type { CommandContext } from '../../../http/context.ts'
import { refuseClosed } from '../../work-days/index.ts'
import type { DayRange } from '../../work-plans/index.ts'
import type { WantedEvent } from '../event-sorts.ts'
import { settledAround } from '../forecast/week-forecast.ts'
import { countedRange } from '../occasion/given-days.ts'
import type { PlannedEvent } from './plan-request.ts'

/**
 * The days that must be known to judge a request: those that its limit counts, and its week and month, also of the day after, on which
 * overtime of the evening may count.
 */
export function knownRange({ from, to }: WantedEvent): DayRange {
  // A range the wrong way round is refused later; nothing may fail before.
  const last = Temporal.PlainDate.compare(from, to) <= 0 ? to : from
  const counted = countedRange(from, last)
  const { from: first, to: end } = settledAround({ from, to: last.add({ days: 1 }) })
  return {
    from: Temporal.PlainDate.compare(first, counted.from) < 0 ? first : counted.from,
    to: Temporal.PlainDate.compare(end, counted.to) > 0 ? end : counted.to,
  }
}

/** Whether the days that are given for the kind cover the request. */
export function isEnough({ given }: Pick<PlannedEvent, 'given'>): boolean {
  return given === null || given.used + given.asked <= given.total
}

/**
 * What lies in a closed period is refused as such, before anything else that stands against it: the person could mend the rest
 * and would be refused again. To be asked only where a request is about to be refused; what is stored is held to it anyway.
 * @throws Failure ALREADY_CONFIRMED
 */
export function refuseClosedFirst(
  ctx: Pick<CommandContext, 'tx' | 'companyId'>,
  memberId: number,
  days: readonly { on: string }[],
): Promise<void> {
  return refuseClosed(
    ctx,
    days.map(({ on }) => ({ member_id: memberId, work_on: on })),
  )
}
