import { z } from 'zod'
import { everybodyQuery, sumOfDays } from './attendance.ts'
import { ownWeek } from './period-judgement.ts'
import { work } from './areas.ts'
import { day, id, outDay, outInstant, outTime, paged, queryFlag, queryInt, teamFilter } from '../../fields.ts'

/** A day on which something is stored of somebody. */
const weekDay = z.object({
  wk_date: outDay,
  wk_start_time: outTime.nullable(),
  wk_end_time: outTime.nullable(),
  work_minutes: z.number(),
  overtime_minutes: z.number(),
  night_minutes: z.number(),
  /** On a holiday, within eight hours and beyond. */
  holiday_minutes: z.number(),
  excluded_minutes: z.number(),
  leave_minutes: z.number(),
  late_minutes: z.number(),
})

export const listTeamWeek = work({
  id: 'list_work_time_week',
  method: 'GET',
  path: '/work_time_week/',
  summary:
    'The week from Monday of everybody in view, by name: the days of which something is stored, and what 40 and 52 hours say',
  ...paged(
    z.object({
      user_id: z.number(),
      username: z.string(),
      team_id: z.number().nullable(),
      team_name: z.string().nullable(),
      days: z.array(weekDay),
      /** Of days that are over: work was due and nobody came (DAY), or nobody checked out (OUT). */
      missing: z.array(z.object({ wk_date: outDay, kind: z.enum(['DAY', 'OUT']) })),
      week: ownWeek.omit({ premium_overtime_minutes: true }).nullable(),
    }),
    {
      ...everybodyQuery,
      /** Only this person, if in view. */
      user_id: queryInt(1).optional(),
      admin_only: queryFlag.optional(),
    },
    { start_date: outDay, end_date: outDay, prev_date: outDay, next_date: outDay },
  ),
  errors: ['NOT_FOUND'],
})

export const getWorkTimeYear = work({
  id: 'get_work_time_year',
  method: 'GET',
  path: '/work_time/year/',
  summary: "One person's year of work by months",
  query: z.object({
    date: day.optional(),
    /** Whose year; the caller's own without it. */
    user_id: id.optional(),
    /** As in the lists: nothing is found of who does not stand in the team at the end of the year. */
    team_id: teamFilter.optional(),
    /** Of colleagues only those whom the caller looks after as an admin. */
    admin_only: queryFlag.optional(),
  }),
  response: z.object({
    user_id: z.number(),
    username: z.string(),
    team_name: z.string().nullable(),
    start_date: outDay,
    end_date: outDay,
    prev_date: outDay,
    next_date: outDay,
    /** All twelve, the first day of each as its name. */
    months: z.array(z.object({ start_date: outDay, ...sumOfDays })),
    total: z.object(sumOfDays),
    updated_datetime: outInstant.nullable(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
