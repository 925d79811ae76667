import type { getWorkTime } from '#contract/time/attendance/attendance.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { classifyWeek } from '#rules/work-time/classify-week.ts'
import { knowsWorkingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { type DayRange, workingNowOf } from '../work-plans/index.ts'
import { loadDays, type PersonDays } from './load-days.ts'
import { totalOf, type WireDay, workDayToWire } from './work-time.wire.ts'

type Asked = EndpointInput<typeof getWorkTime>['query']
export type WorkTime = Input<(typeof getWorkTime)['response']>
export type PeriodType = WorkTime['type']

/**
 * One person's days of a day, week or month with their sums; the same three statements for any length.
 * @throws Failure NOT_FOUND, FORBIDDEN for a colleague whose records the caller does not see
 */
export async function workTimeOf(
  ctx: MemberContext,
  asked: Omit<Asked, 'type'>,
  type: PeriodType,
): Promise<WorkTime> {
  const running = workingNowOf(ctx)
  const range = periodOf(asked.date ?? running.day, type)
  const days = await loadDays(ctx, range, asked.user_id)
  if (!days.person.visible) fail('FORBIDDEN')
  const wire = daysBetween(range.from, range.to).map((day) =>
    workDayToWire(day, days, { running, language: ctx.language }),
  )
  return {
    user_id: days.person.memberId,
    username: days.person.name,
    team_name: days.person.teamName,
    type,
    start_date: range.from.toString(),
    end_date: range.to.toString(),
    prev_date: stepBack(range.from, type).toString(),
    next_date: range.to.add({ days: 1 }).toString(),
    days: wire,
    total: totalOf(wire),
    week: type === 'week' ? judge(wire, range.from) : null,
    updated_datetime: lastChange(days),
  }
}

/** The day itself, its week from Monday, or its month. */
export function periodOf(date: Temporal.PlainDate, type: PeriodType): DayRange {
  if (type === 'day') return { from: date, to: date }
  if (type === 'month') return { from: date.with({ day: 1 }), to: date.with({ day: date.daysInMonth }) }
  const from = date.subtract({ days: date.dayOfWeek - 1 })
  return { from, to: from.add({ days: 6 }) }
}

function stepBack(from: Temporal.PlainDate, type: PeriodType): Temporal.PlainDate {
  return from.subtract(type === 'day' ? { days: 1 } : type === 'week' ? { days: 7 } : { months: 1 })
}

function judge(days: readonly WireDay[], monday: Temporal.PlainDate): WorkTime['week'] {
  if (!knowsWorkingTimeFigures(monday)) return null
  const judged = classifyWeek(
    days.map((day) => ({ minutes: day.work_minutes, holiday: day.is_holiday })),
    monday,
  )
  return {
    total_minutes: judged.totalMinutes,
    over_40h_minutes: judged.over40hMinutes,
    status: judged.status,
    premium_overtime_minutes: judged.premiumOvertimeMinutes,
  }
}

function lastChange({ rows }: PersonDays): string | null {
  let last: string | null = null
  for (const { updated_at } of rows.values()) if (last === null || updated_at > last) last = updated_at
  return last
}
