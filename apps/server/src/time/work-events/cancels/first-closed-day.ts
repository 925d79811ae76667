import type { CommandContext } from '../../../http/context.ts'
import { closedRanges } from '../../work-days/index.ts'
import { findCancellable } from './cancels.store.ts'

/**
 * The first closed one of the days that a request holds, null without one: that is told before anything else that stands against changing it.
 * @param only that day of it
 */
export async function firstClosedDay(
  ctx: Pick<CommandContext, 'tx' | 'actor'>,
  id: number,
  only?: Temporal.PlainDate | undefined,
): Promise<string | null> {
  const row = await findCancellable(ctx, id)
  if (!row) return null
  const range = { from: Temporal.PlainDate.from(row.starts_on), to: Temporal.PlainDate.from(row.ends_on) }
  const closed = await closedRanges(ctx, [row.member_id], range)
  const days = only ? [only.toString()] : row.days.map(({ date }) => date)
  const isClosed = (date: string) => closed.some((one) => one.starts_on <= date && date <= one.ends_on)
  return days.toSorted().find(isClosed) ?? null
}
