import { isEmployedOn } from '#rules/calendar/employed-on.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { MemberContext } from '../../http/context.ts'
import { type DayPart, onDutyOf } from '../work-days/index.ts'
import { loadDays } from './load-days.ts'
import { isAbsentOn } from './load-settings.ts'

/** Longer than any run of holidays and of leave that people wait through; who is away for longer is told nothing. */
const LOOKS_AHEAD_DAYS = 31

export interface NextWorkDay {
  plan: PlannedDay
  /** What holds or takes parts of it already. */
  parts: readonly DayPart[]
}

/** The caller's first day after another on which work is due: days off, leave of whole days and absence are passed by. */
export async function nextWorkDay(
  ctx: Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'>,
  after: Temporal.PlainDate,
): Promise<NextWorkDay | null> {
  const range = { from: after.add({ days: 1 }), to: after.add({ days: LOOKS_AHEAD_DAYS }) }
  const { plan, person, rows, parts } = await loadDays(ctx, range)
  const day = daysBetween(range.from, range.to).find((one) => {
    const key = one.toString()
    return (
      isEmployedOn(key, person) &&
      !isAbsentOn(person, key) &&
      onDutyOf(rows.get(key), plan.on(one)) === 'NOT_IN'
    )
  })
  return day ? { plan: plan.on(day), parts: parts.get(day.toString()) ?? [] } : null
}
