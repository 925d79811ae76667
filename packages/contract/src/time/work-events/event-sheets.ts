import { z } from 'zod'
import { day, id, line, orgRange, outDay, queryFlag, teamFilter, upload } from '../../fields.ts'
import { sheetRefusals } from '../../sheet-refusals.ts'
import { requestRefusals } from './event-touches.ts'
import { events, listedKind } from './work-events.ts'

/** Rows of one sheet that are taken at once. */
export const MOST_EVENT_ROWS = 500
export const MOST_EVENT_MEGABYTES = 5

/** The columns of the sheet that events are entered by. */
export const eventFields = [
  'email',
  'username',
  'wk_event',
  'wk_start_date',
  'wk_end_date',
  'evt_start_time',
  'evt_end_time',
  'wk_location',
  'wk_comment',
  'wk_occasion_date',
] as const

const enteredRow = z.object({
  /** As the sheet numbers it. */
  row: z.number(),
  /** What stood in the cell where nobody was found by it. */
  username: z.string(),
  event_name: z.string(),
  wk_start_date: outDay.nullable(),
  wk_end_date: outDay.nullable(),
  /** null while something is wrong with the row. */
  applied_days: z.number().nullable(),
  applied_minutes: z.number().nullable(),
  problems: z.array(
    z.object({ field: z.enum(eventFields).nullable(), code: z.string(), message: z.string() }),
  ),
})

export const uploadEvents = events({
  id: 'upload_event',
  method: 'POST',
  path: '/upload_event/',
  summary:
    'Enter events of many people by a sheet (xlsx, xls, CSV), approved at once. With check=true nothing is written and every row is told with what is wrong with it; without it all rows are written, or none: then the fields of the refusal are the numbers of the rows',
  accepts: 'form',
  files: ['file'],
  body: z.object({ file: upload, check: z.union([z.boolean(), queryFlag]).default(false) }),
  response: z.object({ count: z.number(), is_written: z.boolean(), rows: z.array(enteredRow) }),
  success: [201, 200, 202, 204],
  waitsForTurn: true,
  limitPerMinute: 30,
  errors: [...requestRefusals, 'FORBIDDEN', 'EVENT_ROWS_WRONG', ...sheetRefusals, 'SHEET_WITHOUT_ROWS'],
})

export const downloadEventTemplate = events({
  id: 'download_event_template',
  method: 'GET',
  path: '/event_template/',
  summary:
    'An empty sheet for upload_event with headings, the kinds to choose from, a sample line and notes, in the language of the reader',
  answers: 'binary',
  download: { unnoted: 'EMPTY' },
  errors: ['FORBIDDEN'],
})

const sheetQuery = {
  /** A month; start_date and end_date name other days. */
  date: day.optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  team_id: teamFilter.optional(),
  org_range: orgRange.default('company'),
  reason: line(0, 300).optional(),
}

// The list of requests as it is on the screen: a member, who sees the own ones there, has them as a file too, and is refused nothing (403).
export const downloadEvents = events({
  id: 'download_events',
  method: 'GET',
  path: '/event_list_download/',
  summary:
    'Requests that touch a month, or start_date to end_date (at most 366 days), of everybody in view, as xlsx',
  query: z.object({
    ...sheetQuery,
    type: listedKind,
    user_id: id.optional(),
  }),
  answers: 'binary',
  download: { action: 'work_event.export', target: { kind: 'member', by: ['user_id'] } },
  waitsForTurn: true,
  errors: ['NOT_FOUND', 'INVALID_RANGE', 'FILE_TAKES_TOO_LONG'],
})

export const listMonthlyLeave = events({
  id: 'list_monthly_leave',
  method: 'GET',
  path: '/monthly_leave/',
  summary:
    'Leave of a month, or of start_date to end_date (at most 100 days), of everybody in view by kind: how many people, how many days, and how many wait for a decision',
  query: z.object({
    date: day.optional(),
    start_date: day.optional(),
    end_date: day.optional(),
    team_id: teamFilter.optional(),
    org_range: orgRange.default('company'),
  }),
  response: z.object({
    start_date: outDay,
    end_date: outDay,
    kinds: z.array(
      z.object({
        /** The code without its unit. */
        kind: z.string(),
        event_name: z.string(),
        /** With approved days. */
        people: z.number(),
        days: z.number(),
        waiting_days: z.number(),
      }),
    ),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_RANGE'],
})

export const downloadMonthlyLeave = events({
  id: 'download_monthly_leave',
  method: 'GET',
  path: '/monthly_leave_download/',
  summary:
    'Approved leave of a month, or of start_date to end_date (at most 100 days), of everybody in view as xlsx: a line for each person and kind, a column for each day',
  query: z.object(sheetQuery),
  answers: 'binary',
  download: { action: 'work_event.export_leave' },
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_RANGE', 'FILE_TAKES_TOO_LONG'],
})
