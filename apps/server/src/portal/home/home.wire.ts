import type { Input } from '#contract/endpoint.ts'
import type { getHomeSummary } from '#contract/portal/home/home.ts'
import type { Language } from '../../http/context.ts'
import type { NextBookingRow } from '../../office/meeting-rooms/index.ts'
import {
  clock,
  clockOrNull,
  countAll,
  eventToWire,
  type ForgottenDay,
  type NextWorkDay,
  type TeamCounts,
} from '../../time/attendance/index.ts'
import type { OwnEvent } from '../../time/schedules/index.ts'
import type { AwayRow, CelebrationRow } from './home.queries.ts'

export type Summary = Input<(typeof getHomeSummary)['response']>

export function nextToWire({ plan, parts }: NextWorkDay, language: Language): Summary['next_work_day'] {
  return {
    date: plan.day.toString(),
    start_time: clock(plan.startMinute!),
    end_time: clock(plan.endMinute!),
    events: parts.map((part) => eventToWire(part, language)),
  }
}

export function forgottenToWire({ on, missing, endsAt }: ForgottenDay): Summary['forgotten'] {
  return { wk_date: on, missing, wk_end_time: endsAt }
}

export function ownEventToWire({
  happens_on: date,
  title,
  is_everybodys,
}: OwnEvent): Summary['events'][number] {
  return { date, title, is_everybodys }
}

export function awayToWire(on: Temporal.PlainDate, rows: readonly AwayRow[]): Summary['away'] {
  const people = rows.map((row) => ({
    user_id: row.id,
    username: row.name,
    team_name: row.team_name,
    start_time: clockOrNull(row.is_full_day ? null : row.start_minute),
    end_time: clockOrNull(row.is_full_day ? null : row.end_minute),
  }))
  return { date: on.toString(), total: rows[0]?.total ?? 0, people }
}

export function teamToWire(team: TeamCounts | null): Summary['team_status'] {
  if (!team) return null
  return { team_id: team.team_id, team_name: team.team_name, ...countAll(team.counts) }
}

export function celebrationsToWire(
  rows: readonly CelebrationRow[],
  today: Temporal.PlainDate,
): Pick<Summary, 'birthdays' | 'anniversaries'> {
  const of = (wanted: CelebrationRow['kind']) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map((row) => ({
        user_id: row.id,
        username: row.name,
        team_name: row.team_name,
        date: row.on,
        is_today: row.on === today.toString(),
        years: row.years,
      }))
  return { birthdays: of('BIRTHDAY'), anniversaries: of('ANNIVERSARY') }
}

export function bookingToWire(row: NextBookingRow): Summary['bookings'][number] {
  return {
    room_rsv_id: row.id,
    room_name: row.room_name,
    title: row.title,
    date: row.booked_on,
    start_time: clock(row.start_minute),
    end_time: clock(row.end_minute),
  }
}
