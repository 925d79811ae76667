import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/leave/leave.ts'
import type { MemberContext } from '../../http/context.ts'
import type { AwayRow, WorkEventRow } from './leave.queries.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import { traceToWire } from './account.wire.ts'
import { mayCancelLeave } from './leave.policy.ts'
import { nameOfHoliday } from '../work-plans/index.ts'
import type { PreviewedLeave } from './preview-leave.ts'

type WireEvent = Input<typeof contract.requestLeave.response>
type WirePreview = Input<typeof contract.previewLeave.response>

export function eventToWire(
  row: WorkEventRow,
  { actor, today }: Pick<MemberContext, 'actor' | 'today'>,
): WireEvent {
  const toDays = (minutes: number) => minutesToDays(minutes, row.standard_day_minutes)
  return {
    wk_event_id: row.id,
    wk_start_date: row.starts_on,
    wk_end_date: row.ends_on,
    user_id: row.member_id,
    username: row.member_name,
    team_name: row.team_name,
    wk_event: row.event_code as WireEvent['wk_event'],
    evt_start_time: clock(row.start_minute),
    evt_end_time: clock(row.end_minute),
    wk_comment: row.reason,
    applied_days: toDays(row.counted_minutes),
    counted_days: row.days.map(({ date, minutes }) => ({ date, minutes, days: toDays(minutes) })),
    drf_id: row.document_id,
    drf_status: row.status,
    abilities: { cancel: mayCancelLeave(actor, row, { done_cancelable: row.done_cancelable, today }) },
  }
}

// Without a joining date nothing is known of a person's leave: the statutory days of a full year stand in.
const UNKNOWN_TOTAL_DAYS = 15

export function previewToWire(
  { account, plan, planned, away, line }: PreviewedLeave,
  { language }: Pick<MemberContext, 'language'>,
): WirePreview {
  const toDays = (minutes: number) => minutesToDays(minutes, account.person.standard_day_minutes)
  return {
    v_days_before: toDays(planned.available),
    v_days_after: toDays(planned.availableAfter),
    v_days_total: account.person.joined_on === null ? UNKNOWN_TOTAL_DAYS : toDays(planned.granted),
    applied_days: toDays(planned.minutes),
    is_enough: planned.shortfall === 0,
    evt_start_time: clock(planned.span?.start),
    evt_end_time: clock(planned.span?.end),
    counted_days: planned.days.map(({ on, minutes }) => ({ date: on, minutes, days: toDays(minutes) })),
    skipped_days: planned.skipped.map(({ date, reason }) => ({
      date: date.toString(),
      reason,
      name: nameOfHoliday(plan.on(date), language) ?? '',
    })),
    conflict_date: planned.conflictOn,
    team_away: away.map(awayToWire),
    approvers: line.approvers.map((one) => ({
      user_id: one.memberId,
      username: one.name,
      position: one.position,
      team_name: one.teamName,
    })),
    is_approved_at_once: line.approvedAtOnce,
    trace: traceToWire([...planned.trace, ...account.trace], language),
  }
}

/** Minutes after midnight as HH:mm:ss; a span over midnight ends on the next day. */
export function clock(minute: number | null | undefined): string | null {
  if (minute === null || minute === undefined) return null
  return `${formatClockTime(minute % 1440)}:00`
}

export function awayToWire(row: AwayRow) {
  return {
    user_id: row.member_id,
    username: row.name,
    position: row.position,
    team_name: row.team_name,
    date: row.leave_on,
    is_full_day: row.is_full_day,
    is_pending: row.is_pending,
  }
}
