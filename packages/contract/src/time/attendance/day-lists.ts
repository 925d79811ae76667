import { z } from 'zod'
import { everybodyQuery } from './attendance.ts'
import { work } from './areas.ts'
import { day, id, line, outDay, outInstant, outTime, paged, queryFlag, teamFilter } from '../../fields.ts'

const listQuery = {
  type: z.enum(['day', 'week', 'month']).default('month'),
  ...everybodyQuery,
  admin_only: queryFlag.optional(),
}

const person = {
  user_id: z.number(),
  username: z.string(),
  team_id: z.number().nullable(),
  team_name: z.string().nullable(),
  wk_date: outDay,
}

const period = { start_date: outDay, end_date: outDay }

export const listLate = work({
  id: 'list_late',
  method: 'GET',
  path: '/work_time/late_list/',
  summary: 'Who came late in a day, week or month, the latest day first',
  ...paged(
    z.object({
      ...person,
      sch_start_time: outTime.nullable(),
      wk_start_time: outTime.nullable(),
      late_minutes: z.number(),
    }),
    listQuery,
    period,
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** DAY: work was due and nobody came. OUT: no check-out. PLAN: the check-out was forgotten and the planned time stands. */
export const missingKinds = ['DAY', 'OUT', 'PLAN'] as const

export const listMissing = work({
  id: 'list_missing',
  method: 'GET',
  path: '/work_time/missing_work/',
  summary:
    'Days that are over of which a record is missing, the latest day first; sub_team -9 is the teams below',
  ...paged(
    z.object({
      ...person,
      missing: z.enum(missingKinds),
      wk_start_time: outTime.nullable(),
      wk_end_time: outTime.nullable(),
      /** When the person was last told of it. */
      told_datetime: outInstant.nullable(),
    }),
    { ...listQuery, sub_team: teamFilter.optional() },
    period,
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const tellMissing = work({
  id: 'send_wk_missing_noti',
  method: 'POST',
  path: '/work_time/send_wk_missing_noti/',
  summary:
    'Tells people of their missing record of a day, once on a day; who is out of sight or misses nothing is left out',
  body: z.object({ date: day, user_ids: z.array(id).min(1).max(1000) }),
  response: z.object({
    user_ids: z.array(z.number()),
    /** Told of it today already, and not again. */
    already_told: z.array(z.number()),
  }),
  errors: ['FORBIDDEN'],
  touches: ['work.list_missing', 'home'],
})

export const fillByPlan = work({
  id: 'schedule_wkdaily',
  method: 'POST',
  path: '/work_time/schedule_wkdaily/',
  summary:
    'Enters the planned times where a record of somebody is missing; days that are complete or off stay as they are',
  body: z.object({ wk_dates: z.array(day).min(1).max(31), user_id: id.optional() }),
  response: z.object({ wk_dates: z.array(outDay) }),
  errors: [
    'FORBIDDEN',
    'NO_PERMISSION',
    'NO_TARGET_USER',
    'INVALID_RANGE',
    'BEFORE_JOIN',
    'ALREADY_CONFIRMED',
    'NOT_FOUND',
  ],
  touches: ['work', 'home', 'analytics', 'confirm', 'leave.get_attendance_rate'],
})

const sheet = {
  method: 'GET',
  query: z.object({
    ...everybodyQuery,
    start_date: day.optional(),
    end_date: day.optional(),
    reason: line(0, 300).optional(),
  }),
  answers: 'binary',
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_RANGE', 'FILE_TAKES_TOO_LONG'],
} as const

export const downloadLate = work({
  ...sheet,
  id: 'download_late',
  download: { action: 'work_day.export_late' },
  path: '/work_time/late_download/',
  summary: 'Who came late in a month, or from start_date to end_date (at most 100 days), as xlsx',
})

export const downloadMissing = work({
  ...sheet,
  id: 'download_missing',
  download: { action: 'work_day.export_missing' },
  path: '/work_time/missing_download/',
  summary: 'Missing records of a month, or of start_date to end_date (at most 100 days), as xlsx',
})

export const downloadRetired = work({
  ...sheet,
  id: 'download_retired_work_time',
  download: { action: 'work_day.export_retired' },
  path: '/work_time/retired_download/',
  summary:
    'The days of people who have left, of a month or of start_date to end_date (at most 100 days), as xlsx',
})
