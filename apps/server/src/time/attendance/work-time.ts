import type { getWorkTime } from '#contract/time/attendance/attendance.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { dayKey, keyAfter } from '#rules/calendar/day-key.ts'
import { dayBefore, monthOf, weekOf, wholeWeeks } from '#rules/calendar/periods.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { classifyWeek, type WeekDayWork } from '#rules/work-time/classify-week.ts'
import { knowsWorkingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { holdersOf } from '../../people/roles/index.ts'
import { type DayRange, workingNowOf } from '../work-plans/index.ts'
import { loadDays, type PersonDays } from './load-days.ts'
import { type AverageOfMonth, averageOfMonth, limitsOf, monthToWire } from './period-limits.ts'
import { refuseOutside } from './in-view.ts'
import { leanDay, readingOf, totalOf, type WireDay, workDayToWire } from './work-time.wire.ts'

type Asked = EndpointInput<typeof getWorkTime>['query']
export type WorkTime = Input<(typeof getWorkTime)['response']>
export type PeriodType = WorkTime['type']

/**
 * One person's days of a day, week or month with their sums; the same statements for any length. A week that the month
 * begins or ends in decides what of it is overtime, so its other days are read along.
 * @throws Failure NOT_FOUND, FORBIDDEN for a colleague whose records the caller does not see
 */
export async function workTimeOf(
  ctx: MemberContext,
  asked: Omit<Asked, 'type'>,
  type: PeriodType,
): Promise<WorkTime> {
  const running = workingNowOf(ctx)
  const range = periodOf(asked.date ?? running.day, type)
  await refuseOutside(ctx, asked, range.to)
  const days = await loadDays(ctx, type === 'day' ? range : wholeWeeks(range), asked.user_id)
  if (!days.person.visible) fail('FORBIDDEN')
  const reading = readingOf(ctx, running)
  const wire = daysBetween(range.from, range.to).map((day) => workDayToWire(day, days, reading))
  const month = type === 'week' ? await averageOfMonth(ctx, range, days) : null
  const limits = type === 'day' ? null : limitsOf(range, days, month)
  return {
    user_id: days.person.memberId,
    username: days.person.name,
    team_name: days.person.teamName,
    type,
    work_type: days.plan.on(range.to).workType,
    hr_charger: type === 'week' ? await hrCharger(ctx) : null,
    start_date: dayKey(range.from),
    end_date: dayKey(range.to),
    prev_date: dayKey(stepBack(range.from, type)),
    next_date: keyAfter(dayKey(range.to)),
    days: type === 'month' ? wire.map(leanDay) : wire,
    confirmed: confirmedIn(range, days),
    total: totalOf(wire),
    week:
      type === 'week' && limits
        ? judge(wire, { monday: range.from, premium: limits.premium_minutes, month })
        : null,
    limits,
    updated_datetime: lastChange(days, range),
  }
}

/** The stretches of a range that are closed for the person. */
function confirmedIn({ from, to }: DayRange, { plan }: PersonDays): WorkTime['confirmed'] {
  const stretches: WorkTime['confirmed'] = []
  let isGoingOn = false
  for (const day of daysBetween(from, to)) {
    const isClosed = plan.isClosed(day)
    const end_date = dayKey(day)
    if (isClosed && isGoingOn) stretches.at(-1)!.end_date = end_date
    else if (isClosed) stretches.push({ start_date: end_date, end_date })
    isGoingOn = isClosed
  }
  return stretches
}

/** Who looks after human resources, for whoever has a question about their week. */
async function hrCharger(ctx: MemberContext): Promise<string | null> {
  return (await holdersOf(ctx, 'HR')).map(({ name }) => name).join(', ') || null
}

/** The day itself, its week from Monday, or its month. */
export function periodOf(date: Temporal.PlainDate, type: PeriodType): DayRange {
  if (type === 'day') return { from: date, to: date }
  return type === 'month' ? monthOf(date) : weekOf(date)
}

function stepBack(from: Temporal.PlainDate, type: PeriodType): Temporal.PlainDate {
  return periodOf(dayBefore(from), type).from
}

/** A week by its own 40 and 52 hours, or for who is settled by the month by the average of it. */
function judge(
  days: readonly WireDay[],
  { monday, premium, month }: { monday: Temporal.PlainDate; premium: number; month: AverageOfMonth | null },
): WorkTime['week'] {
  const judged = judgeWeek(
    days.map((day) => ({ minutes: day.work_minutes, holiday: day.is_holiday })),
    monday,
  )
  if (!judged) return null
  const told = { ...judged, premium_overtime_minutes: premium }
  if (!month) return { ...told, month: null }
  return {
    ...told,
    status: month.status,
    over_40h_minutes: month.over40hMinutes,
    month: monthToWire(month),
  }
}

type WeekJudgement = Omit<NonNullable<WorkTime['week']>, 'premium_overtime_minutes' | 'month'>

/** What 40 and 52 hours say of a week; null of one before the figures that are known. */
export function judgeWeek(days: readonly WeekDayWork[], monday: Temporal.PlainDate): WeekJudgement | null {
  if (!knowsWorkingTimeFigures(monday)) return null
  const judged = classifyWeek(days, monday)
  return {
    total_minutes: judged.totalMinutes,
    over_40h_minutes: judged.over40hMinutes,
    status: judged.status,
  }
}

function lastChange({ rows }: PersonDays, { from, to }: DayRange): string | null {
  const [first, end] = [dayKey(from), dayKey(to)]
  let last: string | null = null
  for (const { work_on, updated_at } of rows.values())
    if (first <= work_on && work_on <= end && (last === null || updated_at > last)) last = updated_at
  return last
}
