import { periodsEndingIn } from '#rules/closing/closing-rule.ts'
import { type ConfirmPeriod, deadlineOf, USUAL_END } from '#rules/work-time/confirm-period.ts'
import type { CommandContext } from '../../../http/context.ts'
import { endDay } from './end-day.ts'
import { dividedBy } from './period-of.ts'

const TWO_YEARS = 730

/** The period whose deadline would be the next one, with settings that are not saved, and since when they would hold. */
export async function previewDeadline(
  ctx: Pick<CommandContext, 'tx' | 'today' | 'language'>,
  asked: { confirm_period: ConfirmPeriod; confirm_day?: number | undefined; confirm_deadline: number },
) {
  const { confirm_period: period, confirm_day: day = USUAL_END[period] } = asked
  const { rules, isSaved } = await dividedBy(ctx, { period, ends_on_day: endDay(ctx, period, day) })
  const from = ctx.today.subtract({ days: asked.confirm_deadline })
  const [next] = periodsEndingIn(rules, { from, to: from.add({ days: TWO_YEARS }) })
  return {
    start_date: next?.from.toString() ?? null,
    end_date: next?.to.toString() ?? null,
    deadline_date: next ? deadlineOf(next, asked.confirm_deadline).toString() : null,
    since_date: rules.eras.at(-1)?.until.add({ days: 1 }).toString() ?? null,
    earlier: rules.eras.map(({ until, period: kind, endsOn }) => ({
      end_date: until.toString(),
      confirm_period: kind,
      confirm_day: endsOn,
    })),
    is_saved: isSaved,
  }
}
