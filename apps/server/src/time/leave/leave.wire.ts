import type { MemberContext } from '../../http/context.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { traceToWire } from './account.wire.ts'
import { clock, peopleToWire, type ShownEvent } from '../work-events/index.ts'
import { nameOfHoliday } from '../work-plans/index.ts'
import type { PreviewedLeave } from './preview-leave.ts'

// Without a joining date nothing is known of a person's leave: the statutory days of a full year stand in.
const UNKNOWN_TOTAL_DAYS = 15

export function previewToWire(
  { account, plan, planned, freeHalf, away, line }: PreviewedLeave,
  { language }: Pick<MemberContext, 'language'>,
): ShownEvent['answer'] {
  const toDays = (minutes: number) => minutesToDays(minutes, account.person.standard_day_minutes)
  return {
    v_days_before: toDays(planned.available),
    v_days_after: toDays(planned.availableAfter),
    v_days_total: account.person.joined_on === null ? UNKNOWN_TOTAL_DAYS : toDays(planned.granted),
    v_minutes_before: null,
    v_minutes_after: null,
    comp_minutes: 0,
    applied_days: toDays(planned.minutes),
    paid_days: null,
    is_enough: planned.shortfall === 0,
    evt_start_time: clock(planned.span?.start),
    evt_end_time: clock(planned.span?.end),
    counted_days: planned.days.map(({ on, minutes }) => ({ date: on, minutes, days: toDays(minutes) })),
    skipped_days: planned.skipped.map(({ date, reason }) => ({
      date: date.toString(),
      reason,
      name: nameOfHoliday(plan.on(date), language) ?? '',
    })),
    half_holiday: freeHalf,
    conflict_date: planned.conflictOn,
    ...peopleToWire(away, line),
    week: null,
    trace: traceToWire([...planned.trace, ...account.trace], language),
  }
}
