import { sql } from '../../db/sql/sql.ts'
import type { Feature } from '#contract/platform/companies/features.ts'
import { countWaiting } from '../../approvals/documents/index.ts'
import type { MemberContext } from '../../http/context.ts'
import type { FindNames } from '../../http/reader/name-people.ts'
import { listNextBookings } from '../../office/meeting-rooms/index.ts'
import { moodOfToday } from '../../office/mood/index.ts'
import { countUnread, latestNotifications, notificationsToWire } from '../../platform/notifications/index.ts'
import {
  type CurrentDay,
  FORGOTTEN_DAYS,
  forgottenDay,
  loadCurrentDay,
  newDayOf,
  nextWorkDay,
  runningDay,
  workCheckToWire,
} from '../../time/attendance/index.ts'
import { ownEvents } from '../../time/schedules/index.ts'
import { nameOfHoliday, workingToday } from '../../time/work-plans/index.ts'
import { keepsMeals, type Meal, mealToWire, menuOn } from '../../office/meals/index.ts'
import { noticeToWire, recentNotices } from '../../platform/operator-notices/index.ts'
import { isAdmin } from '../../people/roles/index.ts'
import { layoutToWire } from './arrange-home.ts'
import { keptLayoutAnd } from './layout.store.ts'
import { seenSteps, stepsToWire } from './start-list.ts'
import { listAway, listCelebrations } from './home.queries.ts'
import {
  awayToWire,
  bookingToWire,
  celebrationsToWire,
  forgottenToWire,
  nextToWire,
  ownEventToWire,
  type Summary,
  teamToWire,
} from './home.wire.ts'
import { ownLeave } from './own-leave.ts'
import { teamStatus } from './team-status.ts'

const LATEST = 3
const COMING_DAYS = 6

/**
 * The start page in one answer. Statements travel together, but for those that wait to hear what day it is; none grows
 * with the company.
 */
export async function homeSummary(ctx: MemberContext, findNames: FindNames): Promise<Summary> {
  const uses = (part: Feature) => !ctx.actor.switchedOff.includes(part)
  const local = ctx.now.toZonedDateTimeISO(ctx.actor.timezone)
  const byTheClock = workingToday(ctx)
  const [current, waiting, unread, latest, celebrations, bookings, leave, mood, kept, told] =
    await Promise.all([
      loadCurrentDay(ctx, 'read', FORGOTTEN_DAYS + 1),
      countWaiting(ctx),
      countUnread(ctx),
      latestNotifications(ctx, LATEST),
      listCelebrations({ ...ctx, today: byTheClock }),
      uses('MEETING_ROOM') ? listNextBookings(ctx, local.hour * 60 + local.minute) : [],
      ownLeave(ctx),
      uses('MOOD') ? moodOfToday(ctx) : null,
      keptLayoutAnd(ctx, menuOn(byTheClock), ctx.actor.isFullAdmin ? seenSteps : sql<null>`null`),
      isAdmin(ctx.actor) ? recentNotices(ctx) : [],
    ])
  // Before the day changes at night already the one for which the reader comes.
  const { plan: today } = newDayOf(current)
  const { day } = today
  const next = isOff(current) ? await nextWorkDay(ctx, day) : null
  const awayOn = isOff(current) ? next?.plan.day : day
  const [away, team, forgotten, events] = await Promise.all([
    awayOn ? listAway(ctx, awayOn) : [],
    uses('ATTENDANCE') ? teamStatus(ctx, runningDay(ctx, current)) : null,
    uses('ATTENDANCE') ? forgottenDay(ctx, current) : null,
    uses('ATTENDANCE') ? ownEvents(ctx, { from: day, to: day.add({ days: COMING_DAYS }) }) : [],
  ])
  return {
    today: {
      date: day.toString(),
      is_work_day: today.kind === 'WORK',
      holiday_name: nameOfHoliday(today, ctx.language),
    },
    work: uses('ATTENDANCE') ? workCheckToWire(ctx, current) : null,
    forgotten: forgotten && forgottenToWire(forgotten),
    events: events.map(ownEventToWire),
    leave,
    approvals: {
      to_approve: waiting.toApprove,
      requested: waiting.requested,
      in_progress: waiting.inProgress,
    },
    unread_notifications: unread,
    notices: await notificationsToWire(ctx, latest, findNames),
    next_work_day: next && nextToWire(next, ctx.language),
    away: awayOn ? awayToWire(awayOn, away) : null,
    team_status: teamToWire(team),
    ...celebrationsToWire(celebrations, byTheClock),
    bookings: bookings.map(bookingToWire),
    mood,
    menu: menuToWire(ctx, byTheClock, kept.one),
    spv_notices: told
      .filter(({ id }) => id > kept.seen_notice)
      .map((notice) => noticeToWire(notice, ctx.language)),
    layout: layoutToWire(ctx, kept.arranged),
    start: kept.other && stepsToWire(ctx, kept.other),
  }
}

/** Who enters the menu is shown that nothing is entered. */
function menuToWire(ctx: MemberContext, day: Temporal.PlainDate, meal: Meal | null): Summary['menu'] {
  const edit = keepsMeals(ctx)
  return meal === null && !edit ? null : { ...mealToWire(day, meal), abilities: { edit } }
}

/** No work is due of the caller today, and none is done. */
function isOff({ state, isAbsent }: CurrentDay): boolean {
  return state === 'DAY_OFF' || state === 'LEAVE' || (isAbsent && state === 'NOT_IN')
}
