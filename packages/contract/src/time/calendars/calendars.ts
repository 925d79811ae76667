import { z } from 'zod'
import { area } from '../../area.ts'
import { day, id, line, outDay, outInstant } from '../../fields.ts'

const feeds = area({
  area: 'work',
  ids: 'calendar_feeds',
  path: '/work/calendar_feed',
  touches: ['calendar_feeds.list'],
})

export const listCalendarFeeds = feeds({
  id: 'list',
  method: 'GET',
  path: '/',
  summary:
    'The calendars that the caller may read in a program of their own: what they have taken, and who is away of their teams',
  response: z.array(
    z.object({
      /** null: the own calendar. */
      team_id: z.number().nullable(),
      team_name: z.string().nullable(),
      /** null while it has no address. */
      feed_id: z.number().nullable(),
      created_datetime: outInstant.nullable(),
    }),
  ),
})

export const addCalendarFeed = feeds({
  id: 'add',
  method: 'POST',
  path: '/',
  summary: 'Give a calendar a secret address, which is told only now; one that it had ends',
  body: z.object({ team_id: id.nullable().default(null) }),
  response: z.object({ feed_id: z.number(), url: z.string() }),
  errors: ['NOT_FOUND'],
  tellsOnce: true,
})

export const removeCalendarFeed = feeds({
  id: 'remove',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'End the address of a calendar',
})

export const readCalendar = feeds({
  id: 'read',
  method: 'GET',
  path: '/read/{token}/',
  summary:
    'A calendar as text/calendar (RFC 5545) by its secret address, from a month ago for a year; only what is approved, of others only that they are away',
  audience: 'public',
  params: z.object({ token: line(1, 120) }),
  answers: 'binary',
  download: { unnoted: 'SUBSCRIBED' },
  errors: ['NOT_FOUND'],
  limitPerMinute: 60,
})

const calendar = area({ area: 'work', ids: 'leave_calendar', path: '/work/leave_calendar' })

export const getLeaveCalendar = calendar({
  id: 'get',
  method: 'GET',
  path: '/',
  summary:
    'Who is away in a month, and neither why nor by what kind: of one’s own teams, for leaders and admins of everybody whom they see',
  query: z.object({
    /** A day of the month; today when absent. */
    date: day.optional(),
    team_id: id.optional(),
  }),
  response: z.object({
    start_date: outDay,
    end_date: outDay,
    /** Teams to choose from. */
    teams: z.array(z.object({ team_id: z.number(), team_name: z.string() })),
    /** More people are away than are told at once: a team has to be chosen. */
    is_cut: z.boolean(),
    users: z.array(
      z.object({
        user_id: z.number(),
        username: z.string(),
        team_name: z.string().nullable(),
        days: z.array(
          z.object({
            date: outDay,
            part: z.enum(['FULL', 'AM', 'PM', 'TIME']),
            days: z.number(),
            /** Asked for and not yet decided. */
            is_pending: z.boolean(),
          }),
        ),
      }),
    ),
  }),
})
