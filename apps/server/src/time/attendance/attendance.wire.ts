import type { getOnDutyStatus, listWorkStatus } from '#contract/time/attendance/attendance.ts'
import type { Input } from '#contract/endpoint.ts'
import { remembered } from '#rules/remembered.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import { endWithRequested } from '#rules/work-day/count-beyond.ts'
import { expectedEnd } from '#rules/work-day/lateness.ts'
import { demandedBy } from '#rules/workplaces/judge-check.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import { nameOfHoliday } from '../work-plans/index.ts'
import type { DayPart, Exclusion } from '../work-days/index.ts'
import { checkRefusal } from './check-refusal.ts'
import { type CurrentDay, isOnLeave, mayBegin, newDayOf } from './current-day.ts'
import { positionWanted } from './evidence/position-wanted.ts'
import { eventTitle, titleForColleagues } from './event-titles.ts'

export type WireWorkCheck = Input<(typeof getOnDutyStatus)['response']>
type WireEvent = Input<(typeof listWorkStatus)['response']>['results'][number]['events'][number]

/** A stretch that is no work. */
export function exceptToWire({ start, end, title }: Exclusion) {
  return { wk_except_start_time: clock(start), wk_except_end_time: clock(end), wk_except_title: title }
}

/** Those of a day, of the next, and some before. */
const MINUTES_OF_DAYS = 3_200
const withSeconds = remembered(MINUTES_OF_DAYS, (time) => `${time}:00`)

/** HH:mm:ss of a working day; hours from 24 on lie on the next calendar day. */
export function clock(minute: number): string {
  return withSeconds(formatClockTime(minute))
}

export function clockOrNull(minute: number | null | undefined): string | null {
  return minute === null || minute === undefined ? null : clock(minute)
}

export function eventToWire(row: DayPart, language: Language, isHidden = false): WireEvent {
  const told = isHidden
    ? titleForColleagues(row, language)
    : { code: row.event_code, title: eventTitle(row, language) }
  return {
    ...told,
    start_time: clock(row.start_minute),
    end_time: clock(row.end_minute),
    minutes: row.minutes,
    whole_day: row.event_code.endsWith(':FULL'),
    drf_status: row.state === 'TAKEN' ? 'APPROVED' : 'REQUESTED',
  }
}

export function workCheckToWire(
  ctx: Pick<MemberContext, 'actor' | 'userAgent' | 'language' | 'ip'>,
  current: CurrentDay,
): WireWorkCheck {
  const { plan, row, state } = current
  const { hours } = current.days.plan
  const isIn = row?.in_minute != null
  const refusal = checkRefusal(ctx, current)
  const mayCheck = refusal === null
  return {
    wk_date: plan.day.toString(),
    onduty_status: state,
    start_time: clockOrNull(row?.in_minute),
    end_time: clockOrNull(row?.out_minute),
    end_time_expected: clockOrNull(endExpected(current)),
    work_type: plan.workType,
    sch_start_time: clockOrNull(plan.startMinute),
    sch_end_time: clockOrNull(plan.endMinute),
    lunch_start_time: clock(plan.schedule.lunch?.start ?? hours.lunchStartMinute),
    lunch_end_time: clock(plan.schedule.lunch?.end ?? hours.lunchEndMinute),
    dinner_start_time: clockOrNull(plan.schedule.dinner?.start),
    dinner_end_time: clockOrNull(plan.schedule.dinner?.end),
    change_day_time: clock(hours.dayChangeMinute),
    ...outParts(current),
    is_holiday: plan.isHoliday,
    holiday_name: nameOfHoliday(plan, ctx.language),
    late_minutes: row?.late_minutes ?? 0,
    work_minutes: row?.worked_minutes ?? 0,
    events: current.parts.map((one) => eventToWire(one, ctx.language)),
    check_refusal: refusal,
    is_absent: current.isAbsent,
    check_needs: needsOf(current),
    check_position: positionWanted(ctx, current),
    position_agreed: current.positionAgreed,
    abilities: {
      check_in: mayCheck && mayBegin(newDayOf(current)) && (!isIn || state === 'AWAY' || current.isContinued),
      check_out: mayCheck && isIn,
      check_away: mayCheck && mayBegin(current) && state !== 'OUT' && state !== 'AWAY',
      // Who only checks in is counted by what was recorded: see planRequest.
      request_work: plan.workCheck !== 'CHECKINONLY',
    },
  }
}

/** Null before somebody has come. */
function endExpected({ plan, row, parts }: CurrentDay): number | null {
  const inMinute = row?.in_minute ?? null
  if (inMinute === null) return null
  const taken = parts.filter((one) => one.state === 'TAKEN')
  return endWithRequested(
    expectedEnd(plan, inMinute, row?.leave_minutes ?? 0),
    taken.map((one) => ({ code: one.event_code, end: one.end_minute })),
  )
}

function needsOf({ days: { demands } }: CurrentDay): WireWorkCheck['check_needs'] {
  const { network, place } = demandedBy(demands)
  return [
    ...(network ? (['NETWORK'] as const) : []),
    ...(place ? (['PLACE'] as const) : []),
    ...(demands.position ? (['POSITION'] as const) : []),
  ]
}

/** Whether the morning, the afternoon or all of the day is free by approved leave. */
function outParts(current: CurrentDay): Pick<WireWorkCheck, 'am_out' | 'pm_out' | 'full_out'> {
  const ends = current.parts
    .filter((one) => one.state === 'TAKEN' && one.frees_work)
    .map((one) => one.event_code)
  return {
    am_out: ends.some((code) => code.endsWith(':AM')),
    pm_out: ends.some((code) => code.endsWith(':PM')),
    full_out: isOnLeave(current),
  }
}
