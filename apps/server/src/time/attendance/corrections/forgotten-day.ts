import type { MemberContext } from '../../../http/context.ts'
import { workingNowOf } from '../../work-plans/index.ts'
import { waitingCorrections } from './waiting-corrections.ts'
import type { CurrentDay } from '../current-day.ts'
import { readingOf, type WireDay, workDayToWire } from '../work-time.wire.ts'

/** What is older is told by the list of missing records. */
export const FORGOTTEN_DAYS = 7

/** A planned end that is right is told once or twice, over a weekend too, and no more. */
const FILLED_DAYS = 3

export interface ForgottenDay {
  on: string
  missing: NonNullable<WireDay['missing']> | 'PLAN'
  endsAt: string | null
}

/** The latest day of the caller of which a time is missing that can be corrected, and for which they have not asked yet. */
export async function forgottenDay(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'now' | 'language'>,
  { days }: CurrentDay,
): Promise<ForgottenDay | null> {
  const running = workingNowOf(ctx)
  const reading = readingOf(ctx, running)
  const forgotten = Array.from({ length: FORGOTTEN_DAYS }, (_, at) => at + 1).flatMap((back) => {
    const day = running.day.subtract({ days: back })
    if (days.plan.isClosed(day)) return []
    const wire = workDayToWire(day, days, reading)
    const missing: ForgottenDay['missing'] | null =
      wire.missing ?? (back <= FILLED_DAYS && isFilled(wire) ? 'PLAN' : null)
    return missing ? [{ on: wire.wk_date, missing, endsAt: wire.wk_end_time }] : []
  })
  if (forgotten.length === 0) return null
  const { memberId } = ctx.actor
  const waits = await waitingCorrections(ctx, [memberId])
  return forgotten.find(({ on }) => waits(memberId, on).length === 0) ?? null
}

/** Somebody came by pressing, and the planned end stands for the press that they forgot. */
function isFilled({ wk_start_by: start, wk_end_by: end }: WireDay): boolean {
  return start === 'CHECK' && end === 'PLAN'
}
