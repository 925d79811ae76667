import { z } from 'zod'
import { everybodyQuery, memberEntry, workDay } from './attendance.ts'
import { endpoint } from '../../endpoint.ts'
import { day, line, outDay, page, paging, queryFlag, queryInt } from '../../fields.ts'

export const listTeamDaily = endpoint({
  id: 'work.list_team_daily',
  area: 'work',
  method: 'GET',
  path: '/work/work_time/team_wk_daily/',
  summary: 'One day of everybody in view: plan, times, minutes, events and what is missing, ordered by name',
  audience: 'member',
  feature: 'ATTENDANCE',
  query: z.object({
    ...paging,
    ...everybodyQuery,
    /** Only this person, if in view. */
    user_id: queryInt.min(1).optional(),
    admin_only: queryFlag.optional(),
  }),
  response: page(workDay.extend(memberEntry)).extend({ date: outDay }),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const downloadWorkTime = endpoint({
  id: 'work.download_work_time',
  area: 'work',
  method: 'GET',
  path: '/work/work_time/work_time_download/',
  summary:
    'The days of a month, or of start_date to end_date (at most 100 days), of everybody in view, as xlsx',
  audience: 'member',
  feature: 'ATTENDANCE',
  query: z.object({
    ...everybodyQuery,
    start_date: day.optional(),
    end_date: day.optional(),
    reason: line(0, 300).optional(),
  }),
  answers: 'binary',
  success: [200],
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_RANGE', 'FILE_TAKES_TOO_LONG'],
})
