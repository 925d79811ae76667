import { z } from 'zod'
import { everybodyQuery, memberEntry, workDay } from './attendance.ts'
import { work } from './areas.ts'
import { day, line, outDay, paged, queryFlag, queryInt } from '../../fields.ts'

export const listTeamDaily = work({
  id: 'list_team_daily',
  method: 'GET',
  path: '/work_time/team_wk_daily/',
  summary: 'One day of everybody in view: plan, times, minutes, events and what is missing, ordered by name',
  ...paged(
    workDay.extend(memberEntry),
    {
      ...everybodyQuery,
      /** Only this person, if in view. */
      user_id: queryInt(1).optional(),
      admin_only: queryFlag.optional(),
    },
    { date: outDay },
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const downloadWorkTime = work({
  id: 'download_work_time',
  method: 'GET',
  path: '/work_time/work_time_download/',
  summary:
    'The days of a month, or of start_date to end_date (at most 100 days), of everybody in view, as xlsx',
  query: z.object({
    ...everybodyQuery,
    start_date: day.optional(),
    end_date: day.optional(),
    reason: line(0, 300).optional(),
  }),
  answers: 'binary',
  download: { action: 'work_day.export' },
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_RANGE', 'FILE_TAKES_TOO_LONG'],
})
