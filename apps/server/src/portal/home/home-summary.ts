import type { Feature } from '#contract/platform/companies/features.ts'
import type { Input } from '#contract/endpoint.ts'
import type { getHomeSummary } from '#contract/portal/home/home.ts'
import {
  clock,
  loadCurrentDay,
  runningDay,
  type TeamCounts,
  workCheckToWire,
} from '../../time/attendance/index.ts'
import { nameOfHoliday } from '../../time/work-plans/index.ts'
import { countWaiting } from '../../approvals/documents/index.ts'
import type { MemberContext } from '../../http/context.ts'
import { countUnread } from '../../platform/notifications/index.ts'
import { ownLeave } from './own-leave.ts'
import { teamStatus } from './team-status.ts'
import { listNextBookings, type NextBookingRow } from '../../office/meeting-rooms/index.ts'
import { type BirthdayRow, listBirthdays } from './home.queries.ts'

type Summary = Input<(typeof getHomeSummary)['response']>

/** The start page in one answer. All statements but the team's travel together; none grows with the company. */
export async function homeSummary(ctx: MemberContext): Promise<Summary> {
  const uses = (part: Feature) => !ctx.actor.switchedOff.includes(part)
  const local = ctx.now.toZonedDateTimeISO(ctx.actor.timezone)
  const [current, waiting, unread, birthdays, bookings, leave] = await Promise.all([
    loadCurrentDay(ctx),
    countWaiting(ctx),
    countUnread(ctx),
    listBirthdays(ctx),
    uses('MEETING_ROOM') ? listNextBookings(ctx, local.hour * 60 + local.minute) : [],
    ownLeave(ctx),
  ])
  const today = current.days.plan.on(ctx.today)
  return {
    today: {
      date: ctx.today.toString(),
      is_work_day: today.kind === 'WORK',
      holiday_name: nameOfHoliday(today, ctx.language),
    },
    work: uses('ATTENDANCE') ? workCheckToWire(ctx, current) : null,
    leave,
    approvals: { to_approve: waiting.toApprove, in_progress: waiting.inProgress },
    unread_notifications: unread,
    team_status: uses('ATTENDANCE') ? teamToWire(await teamStatus(ctx, runningDay(current))) : null,
    birthdays: birthdays.map((row) => birthdayToWire(row, ctx.today)),
    bookings: bookings.map(bookingToWire),
  }
}

function teamToWire(team: TeamCounts | null): Summary['team_status'] {
  if (!team) return null
  const counts = { NOT_IN: 0, WORKING: 0, AWAY: 0, OUT: 0, LEAVE: 0, DAY_OFF: 0, ...team.counts }
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  return { team_id: team.team_id, team_name: team.team_name, total, ...counts }
}

function birthdayToWire(row: BirthdayRow, today: Temporal.PlainDate): Summary['birthdays'][number] {
  return {
    user_id: row.id,
    username: row.name,
    team_name: row.team_name,
    date: row.on,
    is_today: row.on === today.toString(),
  }
}

function bookingToWire(row: NextBookingRow): Summary['bookings'][number] {
  return {
    room_rsv_id: row.id,
    room_name: row.room_name,
    title: row.title,
    date: row.booked_on,
    start_time: clock(row.start_minute),
    end_time: clock(row.end_minute),
  }
}
