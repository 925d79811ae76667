import type { CommandContext } from '../../../http/context.ts'

type Days = { from: Temporal.PlainDate; to: Temporal.PlainDate }
type WorkDays = (
  ctx: Pick<CommandContext, 'tx'>,
  range: Days,
) => Promise<(day: Temporal.PlainDate) => boolean>

let calendar: WorkDays | undefined

/** Hands over what knows the company's calendar: time/work-plans, which lies above. */
export function registerWorkDays(one: WorkDays): void {
  calendar = one
}

/** On which days of a range the company works. */
export async function workDaysOf(
  ctx: Pick<CommandContext, 'tx'>,
  range: Days,
): Promise<(day: Temporal.PlainDate) => boolean> {
  return calendar ? calendar(ctx, range) : (day) => day.dayOfWeek <= 5
}
