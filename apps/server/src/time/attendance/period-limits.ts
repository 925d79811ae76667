import { overtimeOfPeriods, limitsOfPeriod, type SettledDay } from '#rules/work-time/settle-period.ts'
import { knowsWorkingTimeFigures, workingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import { settlesByPeriod } from '#rules/work-time/work-type.ts'
import type { MemberContext } from '../../http/context.ts'
import { employedDays, settledDays, settlementOf } from '../work-days/index.ts'
import { type DayRange, wholeWeeks } from '../work-plans/index.ts'
import { loadDays, type PersonDays } from './load-days.ts'
import type { WorkTime } from './work-time.ts'

type Limits = NonNullable<WorkTime['limits']>

/**
 * How much may be worked in a week or a month, how much was, and what of it is overtime by the law.
 * @param days those of the whole weeks around the range
 */
export async function limitsOf(
  ctx: MemberContext,
  range: DayRange,
  days: PersonDays,
): Promise<(Limits & { premium_minutes: number }) | null> {
  const around = wholeWeeks(range)
  if (!knowsWorkingTimeFigures(around.from)) return null
  const weeks = settledDays(around, days)
  const within = weeks.filter(({ day }) => isIn(range, day))
  const settled = await settledAround(ctx, range, days, weeks)
  const over = [...overtimeOfPeriods(employedDays(settled, days.person))]
    .filter(([day]) => isIn(range, Temporal.PlainDate.from(day)))
    .reduce((sum, [, minutes]) => sum + minutes, 0)
  const { maxMinutes, status } = limitsOfPeriod(weeks, range)!
  return {
    work_type: within.at(-1)!.workType,
    recommended_minutes: within.reduce((sum, { day }) => sum + days.plan.on(day).plannedMinutes, 0),
    max_minutes: maxMinutes,
    status,
    over_limit_minutes: over,
    premium_minutes: over + within.reduce((sum, one) => sum + beyondDay(one), 0),
  }
}

/** Who is settled by the month needs the whole month for a week of it. */
async function settledAround(
  ctx: MemberContext,
  range: DayRange,
  days: PersonDays,
  weeks: SettledDay[],
): Promise<SettledDay[]> {
  const whole = settlementOf(range)
  const isEnough = whole.from.equals(weeks[0]!.day) && whole.to.equals(weeks.at(-1)!.day)
  if (isEnough || weeks.every(({ workType }) => workType !== 'FLEX_MONTH')) return weeks
  return settledDays(whole, await loadDays(ctx, whole, days.person.memberId))
}

function beyondDay({ day, workType, minutes, isHoliday }: SettledDay): number {
  if (isHoliday || settlesByPeriod(workType)) return 0
  return Math.max(0, minutes - workingTimeFigures(day).dailyMinutes)
}

function isIn({ from, to }: DayRange, day: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, to) <= 0
}
