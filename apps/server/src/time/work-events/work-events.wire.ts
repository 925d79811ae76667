import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/work-events/work-events.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { DefaultLine } from '../../approvals/documents/index.ts'
import type { MemberContext } from '../../http/context.ts'
import { eventName } from '../event-codes/index.ts'
import { dayCancels } from './cancels/day-cancels.ts'
import { clock } from './clock.ts'
import type { AwayRow } from './away/team-away.queries.ts'
import { type Coverage, mayBeMoved } from './coverage/coverage-of.ts'
import { mayAskToCancel, mayCancelEvent, mayChangeEvent, mayMoveOccasion } from './work-events.policy.ts'
import type { WorkEventRow } from './work-events.queries.ts'

type WireEvent = Input<typeof contract.requestEvent.response>

export function eventToWire(
  row: WorkEventRow,
  { actor, today, language }: Pick<MemberContext, 'actor' | 'today' | 'language'>,
): WireEvent {
  const toDays = (minutes: number) => minutesToDays(minutes, row.standard_day_minutes)
  return {
    wk_event_id: row.id,
    wk_start_date: row.starts_on,
    wk_end_date: row.ends_on,
    user_id: row.member_id,
    username: row.member_name,
    team_name: row.team_name,
    wk_event: row.event_code,
    event_name: eventName(row.event_code, language, row.own_name),
    evt_start_time: clock(row.start_minute),
    evt_end_time: clock(row.end_minute),
    wk_comment: row.reason,
    wk_location: row.location,
    wk_occasion_date: row.occasion_on,
    wk_occasion_case: row.occasion_case,
    frees_work: row.frees_work,
    comp_minutes: row.comp_minutes,
    applied_days: toDays(row.counted_minutes),
    applied_minutes: row.counted_minutes,
    counted_days: row.days.map(({ date, minutes }) => ({ date, minutes, days: toDays(minutes) })),
    cancel_days: dayCancels(actor, row, today),
    canceled_days: row.canceled_days,
    drf_id: row.document_id,
    drf_status: row.status,
    cancel_drf_id: row.cancel_document_id,
    alter_of: row.alternative_of,
    is_fixed: row.is_fixed,
    abilities: {
      change: mayChangeEvent(actor, row),
      cancel: mayCancelEvent(actor, row, { done_cancelable: row.done_cancelable, today }),
      ask_cancel: mayAskToCancel(actor, row),
      move_occasion: mayMoveOccasion(actor, row),
    },
  }
}

export function coverageToWire(coverage: Coverage | null, code: string) {
  return (
    coverage && {
      team_name: coverage.team_name,
      needed_people: coverage.needed_people,
      refuses: coverage.refuses && mayBeMoved(code),
      short_days: coverage.short.map(({ on, people }) => ({ date: on, user_count: people })),
    }
  )
}

/** Who else is away, and who would decide. */
export function peopleToWire(away: readonly AwayRow[], line: DefaultLine) {
  return {
    team_away: away.map(awayToWire),
    approvers: line.receivers.map((one) => ({
      user_id: one.memberId,
      username: one.name,
      position: one.position,
      team_name: one.teamName,
      rcv_type: one.type,
      rcv_order: one.order,
    })),
    is_approved_at_once: line.approvedAtOnce,
  }
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
