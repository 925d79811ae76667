import { monthOf as calendarMonthOf, wholeWeeks } from '#rules/calendar/periods.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { type AverageClassification, classifyAverage } from '#rules/work-time/classify-average.ts'
import { boundsOfPeriod, isNarrower, outsideDay } from '#rules/work-time/work-bounds.ts'
import { dayKey, daysWithin } from '#rules/calendar/day-key.ts'
import { limitsOfPeriod, type SettledDay } from '#rules/work-time/settle-period.ts'
import { knowsWorkingTimeFigures, workingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import { settlesByPeriod } from '#rules/work-time/work-type.ts'
import type { MemberContext } from '../../http/context.ts'
import { employedDays, settledDays, settlementOf } from '../work-days/index.ts'
import type { DayRange } from '../work-plans/index.ts'
import { loadDays, type PersonDays } from './load-days.ts'
import type { WorkTime } from './work-time.ts'

type Limits = NonNullable<WorkTime['limits']>

/**
 * How much may be worked in a week or a month, how much was, and what of it is overtime by the law.
 * @param days those of the whole weeks around the range @param month the one that settles a week, in its place
 */
export function limitsOf(
  range: DayRange,
  days: PersonDays,
  month: AverageOfMonth | null,
): (Limits & { premium_minutes: number }) | null {
  const around = wholeWeeks(range)
  if (!knowsWorkingTimeFigures(around.from)) return null
  const weeks = settledDays(around, days)
  const isIn = daysWithin(range)
  const within = weeks.filter(({ day }) => isIn(day))
  const over = within.reduce((sum, { day }) => sum + (days.rows.get(dayKey(day))?.over_limit_minutes ?? 0), 0)
  const { maxMinutes, status } = limitsOfPeriod(weeks, range)!
  return {
    work_type: within.at(-1)!.workType,
    recommended_minutes: within.reduce((sum, { day }) => sum + days.plan.on(day).plannedMinutes, 0),
    max_minutes: maxMinutes,
    status: month?.status ?? status,
    over_limit_minutes: over,
    ...(isNarrower(days.plan.boundsOn(range.to)) && { wanted: wantedOf(range, days) }),
    premium_minutes: over + within.reduce((sum, one) => sum + beyondDay(one), 0),
  }
}

/** A month of flexible work, judged by its average. */
export type AverageOfMonth = DayRange & Omit<AverageClassification, 'trace'>

/** A month as it is told with a week. */
export function monthToWire(month: AverageOfMonth): NonNullable<NonNullable<WorkTime['week']>['month']> {
  return {
    start_date: month.from.toString(),
    end_date: month.to.toString(),
    total_minutes: month.totalMinutes,
    limit_minutes: month.limitMinutes,
    max_minutes: month.maxMinutes,
  }
}

/** The month that settles a person's week, where one does. */
export async function averageOfMonth(
  ctx: MemberContext,
  week: DayRange,
  { plan, person }: PersonDays,
): Promise<AverageOfMonth | null> {
  if (plan.on(thursdayOf(week)).workType !== 'FLEX_MONTH') return null
  const whole = settlementOf(week)
  if (!knowsWorkingTimeFigures(whole.from)) return null
  const days = await loadDays(ctx, whole, person.memberId)
  return monthOf(week, employedDays(settledDays(whole, days), person))
}

const thursdayOf = ({ from: monday }: DayRange) => monday.add({ days: 3 })

/** The month that settles a week of flexible work: the one of its Thursday, in which most of its days lie. null for other work. */
export function monthOf(week: DayRange, employed: readonly SettledDay[]): AverageOfMonth | null {
  const thursday = thursdayOf(week)
  const isOfMonth = daysWithin(calendarMonthOf(thursday))
  const days = employed.filter(({ day, workType }) => workType === 'FLEX_MONTH' && isOfMonth(day))
  if (!days.some(({ day }) => day.equals(thursday))) return null
  const worked = days.map(({ minutes, isHoliday }) => ({ minutes, holiday: isHoliday }))
  const [from, to] = [days[0]!.day, days.at(-1)!.day]
  return { from, to, ...classifyAverage(worked, from) }
}

/** What the company wants of a period, and the days that have ended outside of it. */
function wantedOf(range: DayRange, { plan, rows }: PersonDays): Limits['wanted'] {
  const all = daysBetween(range.from, range.to).map((day) => {
    const [key, row] = [dayKey(day), rows.get(dayKey(day))]
    const dueMinutes = plan.on(day).plannedMinutes - (row?.leave_minutes ?? 0)
    const hasEnded = row?.out_minute != null
    const facts = { workedMinutes: row?.worked_minutes ?? 0, dueMinutes }
    return { key, dueMinutes, outside: hasEnded ? outsideDay(plan.boundsOn(day), facts) : null }
  })
  const dueMinutes = all.reduce((sum, day) => sum + day.dueMinutes, 0)
  const { minMinutes, maxMinutes } = boundsOfPeriod(plan.boundsOn(range.to), { days: all.length, dueMinutes })
  const outside = (as: 'SHORT' | 'LONG') => all.flatMap((day) => (day.outside === as ? [day.key] : []))
  return {
    min_minutes: minMinutes,
    max_minutes: maxMinutes,
    short_days: outside('SHORT'),
    long_days: outside('LONG'),
  }
}

function beyondDay({ day, workType, minutes, isHoliday }: SettledDay): number {
  if (isHoliday || settlesByPeriod(workType)) return 0
  return Math.max(0, minutes - workingTimeFigures(day).dailyMinutes)
}
