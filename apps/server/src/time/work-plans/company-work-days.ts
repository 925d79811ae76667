import type { CommandContext } from '../../http/context.ts'
import type { DayRange } from './plan-columns.ts'
import { plannedDays } from './planned-days.ts'

/** On which days of a range the company works, as for somebody without a schedule of their own: its holidays are free. */
export async function companyWorkDays(
  ctx: Pick<CommandContext, 'tx'>,
  range: DayRange,
): Promise<(day: Temporal.PlainDate) => boolean> {
  const { company } = await plannedDays(ctx, [], range)
  return (day) => company.on(day).kind === 'WORK'
}
