import { type ConfirmPeriod, deadlineOf, USUAL_END } from '#rules/work-time/confirm-period.ts'
import type { CommandContext } from '../../../http/context.ts'
import { endDay } from './end-day.ts'
import { periodsEnding } from './period-of.ts'

const TWO_YEARS = 730

/** The period whose deadline would be the next one, with settings that are not saved. */
export async function previewDeadline(
  ctx: Pick<CommandContext, 'tx' | 'today' | 'language'>,
  asked: { confirm_period: ConfirmPeriod; confirm_day?: number | undefined; confirm_deadline: number },
) {
  const { confirm_period: period, confirm_day: day = USUAL_END[period] } = asked
  const settings = { period, ends_on_day: endDay(ctx, period, day) }
  const from = ctx.today.subtract({ days: asked.confirm_deadline })
  const [next] = await periodsEnding(ctx, settings, { from, to: from.add({ days: TWO_YEARS }) })
  return {
    start_date: next?.from.toString() ?? null,
    end_date: next?.to.toString() ?? null,
    deadline_date: next ? deadlineOf(next, asked.confirm_deadline).toString() : null,
  }
}
