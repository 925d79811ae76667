import { z } from 'zod'
import { menuPicture } from '../../office/meals/meals.ts'
import { moodOfDay } from '../../office/mood/mood.ts'
import { notification } from '../../platform/notifications/notifications.ts'
import { dayEvent, workCheck } from '../../time/attendance/attendance.ts'
import { area } from '../../area.ts'
import { outDay, outTime } from '../../fields.ts'
import { operatorNotice } from '../../platform/operator-notices/operator-notices.ts'
import { homeLayout } from './layout.ts'
import { startList } from './start-list.ts'

const home = area({ area: 'home', path: '/home/home' })

export const getHomeSummary = home({
  id: 'get_summary',
  method: 'GET',
  path: '/summary/',
  summary:
    'The start page in one answer: own day or the next one, leave, approvals, team, notifications, birthdays, bookings, menu, and how it is arranged',
  response: z.object({
    /** The working day: until the day changes at night it is the one before. */
    today: z.object({ date: outDay, is_work_day: z.boolean(), holiday_name: z.string().nullable() }),
    /** null while attendance is switched off, as is the team's day. */
    work: workCheck.nullable(),
    /**
     * The latest of the last seven working days of which a time is missing, as long as its correction can be asked for and is not:
     * nobody came (DAY) or went (OUT), or the planned end stands for the check-out since a day or two (PLAN); null without one.
     */
    forgotten: z
      .object({
        wk_date: outDay,
        missing: z.enum(['DAY', 'OUT', 'PLAN']),
        wk_end_time: outTime.nullable(),
      })
      .nullable(),
    /** What happens to the caller, alone or with everybody, today and in the six days after it. */
    events: z.array(z.object({ date: outDay, title: z.string(), is_everybodys: z.boolean() })),
    /** Annual leave in days (available: without what open requests hold); null when none was granted yet. */
    leave: z
      .object({
        total_days: z.number(),
        used_days: z.number(),
        held_days: z.number(),
        remaining_days: z.number(),
        available_days: z.number(),
      })
      .nullable(),
    /** Documents that wait for the caller, and own ones that are open: on which nobody has acted yet, and somebody. */
    approvals: z.object({ to_approve: z.number(), requested: z.number(), in_progress: z.number() }),
    unread_notifications: z.number(),
    /** The newest three, read or not. */
    notices: z.array(notification),
    /** On a day off, on leave or absence: when work is due again; null on other days, and when it is not within a month. */
    next_work_day: z
      .object({ date: outDay, start_time: outTime, end_time: outTime, events: z.array(dayEvent) })
      .nullable(),
    /**
     * Who is away by approved leave, on the next working day when today is none: of the own team, of the whole company for
     * full admins. The first of them by name, and how many they are in all.
     */
    away: z
      .object({
        date: outDay,
        total: z.number(),
        people: z.array(
          z.object({
            user_id: z.number(),
            username: z.string(),
            team_name: z.string().nullable(),
            /** null for the whole day. */
            start_time: outTime.nullable(),
            end_time: outTime.nullable(),
          }),
        ),
      })
      .nullable(),
    /** The caller's own team today, the whole company (team_id 0, its name) for full admins; null without a team. */
    team_status: z
      .object({
        team_id: z.number(),
        team_name: z.string(),
        total: z.number(),
        NOT_IN: z.number(),
        WORKING: z.number(),
        AWAY: z.number(),
        OUT: z.number(),
        LEAVE: z.number(),
        DAY_OFF: z.number(),
      })
      .nullable(),
    /** Of this week from Monday; the year of birth never leaves. */
    birthdays: z.array(
      z.object({
        user_id: z.number(),
        username: z.string(),
        team_name: z.string().nullable(),
        date: outDay,
        is_today: z.boolean(),
      }),
    ),
    /** Of the same week: who joined on that day, and how many years ago. */
    anniversaries: z.array(
      z.object({
        user_id: z.number(),
        username: z.string(),
        team_name: z.string().nullable(),
        date: outDay,
        is_today: z.boolean(),
        years: z.number(),
      }),
    ),
    /** The caller's next bookings, at most five; none while meeting rooms are switched off. */
    bookings: z.array(
      z.object({
        room_rsv_id: z.number(),
        room_name: z.string(),
        title: z.string(),
        date: outDay,
        start_time: outTime,
        end_time: outTime,
      }),
    ),
    /** What the caller answered to the question of the day; null while it is switched off. */
    mood: moodOfDay.nullable(),
    /** What is served today; null where nothing is, for those who do not enter it. */
    menu: z
      .object({
        date: outDay,
        menu: z.string(),
        picture: menuPicture,
        abilities: z.object({ edit: z.boolean() }),
      })
      .nullable(),
    /** What the operator of the installation tells administrators and they have not put away, newest first; none for others. */
    spv_notices: z.array(operatorNotice),
    /** How the caller has arranged the page. */
    layout: homeLayout,
    /** The first steps of the company, for its full admins; null for others. */
    start: startList.nullable(),
  }),
})
