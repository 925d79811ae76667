import type { getDayInfo } from '#contract/time/attendance/day-info.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { clock, clockOrNull, eventToWire } from './attendance.wire.ts'
import { nameOfHoliday, workingToday } from '../work-plans/index.ts'
import { loadDays } from './load-days.ts'

/** Plan, holiday and events of a day. @throws Failure NOT_FOUND, FORBIDDEN */
export async function dayInfo(
  ctx: MemberContext,
  asked: EndpointInput<typeof getDayInfo>['query'],
): Promise<Input<(typeof getDayInfo)['response']>> {
  const day = asked.date ?? workingToday(ctx)
  const { plan: own, person, parts } = await loadDays(ctx, { from: day, to: day }, asked.user_id)
  if (!person.visible) fail('FORBIDDEN')
  const plan = own.on(day)
  const hours = own.hoursOn(day)
  return {
    date: day.toString(),
    user_id: person.memberId,
    is_work_day: plan.kind === 'WORK',
    is_holiday: plan.isHoliday,
    holiday_name: nameOfHoliday(plan, ctx.language),
    sch_start_time: clockOrNull(plan.startMinute),
    sch_end_time: clockOrNull(plan.endMinute),
    lunch_start_time: clock(plan.schedule.lunch?.start ?? hours.lunchStartMinute),
    lunch_end_time: clock(plan.schedule.lunch?.end ?? hours.lunchEndMinute),
    dinner_start_time: clockOrNull(plan.schedule.dinner?.start),
    dinner_end_time: clockOrNull(plan.schedule.dinner?.end),
    change_day_time: clock(hours.dayChangeMinute),
    standard_day_minutes: plan.standardMinutes,
    events: (parts.get(day.toString()) ?? []).map((one) => eventToWire(one, ctx.language)),
  }
}
