import { z } from 'zod'
import { area } from '../../area.ts'
import {
  day,
  id,
  line,
  orgRange,
  outDay,
  paged,
  queryFlag,
  queryInt,
  teamFilter,
  upload,
} from '../../fields.ts'
import { sheetRefusals } from '../../sheet-refusals.ts'
import { traceStep } from '../work-events/work-events.ts'
import { leave, yearFigures } from './leave.ts'

const yearly = area({ area: 'vacation', ids: 'leave', path: '/work/work_event' })

/**
 * Which year of leave is meant: the one that each person begins on the day of joining, or that of the company, which is the calendar year
 * where leave follows the day of joining (renewal in 1899).
 */
export const yearTypes = ['joined_date', 'ordinal'] as const

/** People at once for whom one adjustment is made. */
export const MOST_ADJUSTED = 1000
/** Days at most that one adjustment gives or takes. */
export const MOST_ADJUSTED_DAYS = 100
export const MOST_ADJUSTMENT_ROWS = 3000
export const MOST_ADJUSTMENT_MEGABYTES = 5

const yearFilters = {
  /** By the company's basis when absent. */
  type: z.enum(yearTypes).optional(),
  /** The calendar year in which the year of leave begins; the running one when absent. */
  year: queryInt(1900, 2200).optional(),
  user_id: id.optional(),
  team_id: teamFilter.optional(),
  org_range: orgRange.default('company'),
  /** By name, also half typed, or e-mail. */
  search: line(0, 50).optional(),
  /** Those who have left as well. */
  with_retired: queryFlag.default(false),
}

const yearlyLeave = z.object({
  user_id: z.number(),
  username: z.string(),
  position: z.string(),
  team_name: z.string().nullable(),
  cmem_status: z.string(),
  joined_date: outDay.nullable(),
  /** null where nothing is known of the person's leave, or they came later. */
  vac_id: z.number().nullable(),
  ordinal_year: z.number().nullable(),
  start_date: outDay.nullable(),
  end_date: outDay.nullable(),
  ...yearFigures,
  /** What is lost first of what is left of this year. */
  expiring: z.object({ expires_on: outDay, days: z.number() }).nullable(),
  abilities: z.object({ adjust: z.boolean() }),
})

export const listYearlyLeave = yearly({
  id: 'list_yearly_leave',
  method: 'GET',
  path: '/yearly_leave/',
  summary:
    'The leave of everybody in view in one year: granted, corrected, used, asked for, left, carried over and lost',
  ...paged(yearlyLeave, yearFilters, { type: z.enum(yearTypes), year: z.number() }),
  errors: ['NOT_FOUND'],
})

export const downloadYearlyLeave = yearly({
  id: 'download_yearly_leave',
  method: 'GET',
  path: '/yearly_leave_download/',
  summary: 'The same for everybody in view as xlsx, one line for each person',
  query: z.object({ ...yearFilters, reason: line(0, 300).optional() }),
  answers: 'binary',
  download: { action: 'leave.export', target: { kind: 'member', by: ['user_id'] } },
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'FILE_TAKES_TOO_LONG'],
})

/** Lines of the ledger; the sum of all is what may still be asked for. */
export const ledgerKinds = [
  'GRANTED',
  'EXTRA',
  'ADJUSTMENT',
  'OPENING',
  'USED',
  'HELD',
  'CARRIED_OUT',
  'CARRIED_IN',
  'EXPIRED',
  'UNCOVERED',
] as const

const ledgerLine = z.object({
  date: outDay,
  kind: z.enum(ledgerKinds),
  /** Signed, in minutes of the person's standard day, and in days of it. */
  minutes: z.number(),
  days: z.number(),
  /** What is there after this line, by day. */
  balance_days: z.number(),
  balance_minutes: z.number(),
  /** The code of the event that it was used by. */
  event_code: z.string().nullable(),
  /** Until when what was granted can be used. */
  expires_on: outDay.nullable(),
  memo: z.string(),
  /** By which rule and article, and the sum behind it. */
  why: traceStep.nullable(),
})

export const getLeaveLedger = leave({
  id: 'get_ledger',
  method: 'GET',
  path: '/vacation/ledger/',
  summary:
    'Every movement of a person’s annual leave by day: the sum of all lines is what may still be asked for',
  query: z.object({ user_id: id.optional() }),
  response: z.object({
    user_id: z.number(),
    standard_day_minutes: z.number(),
    as_of: outDay,
    balance_days: z.number(),
    balance_minutes: z.number(),
    lines: z.array(ledgerLine),
    /** What arises within a year if the person stays, with the sum behind it, or the reason why the company gives it. */
    coming: z.array(z.object({ granted_on: outDay, expires_on: outDay, days: z.number(), why: traceStep })),
    /** The days of a year ahead on which leave arises or is lost, and what may be asked for then if nothing more is asked for. */
    projection: z.array(
      z.object({
        date: outDay,
        granted_days: z.number(),
        lost_days: z.number(),
        available_days: z.number(),
      }),
    ),
    abilities: z.object({ adjust: z.boolean() }),
  }),
  errors: ['NOT_FOUND'],
})

const adjustedDays = z.number().min(-MOST_ADJUSTED_DAYS).max(MOST_ADJUSTED_DAYS)
const memo = line(1, 300)

export const adjustmentRefusals = [
  'FORBIDDEN',
  'LEAVE_BELOW_ZERO',
  'NOTHING_ADJUSTED',
  'INVALID_RANGE',
  'BEFORE_JOIN',
  'ADJUSTED_AFTER_LAST_DAY',
] as const

export const updateVacation = leave({
  id: 'update_vacation',
  method: 'POST',
  path: '/vacation/update_vacation/',
  summary:
    'Set what a year of somebody’s leave was corrected by, or given beyond the law; the difference becomes a line of the ledger',
  body: z.object({
    vac_id: id,
    /** As it shall stand; what is absent stays. */
    add_vac_days: adjustedDays.optional(),
    extra_vac_days: adjustedDays.min(0).optional(),
    memo,
  }),
  response: z.object({ vac_id: z.number(), user_id: z.number(), ...yearFigures }),
  success: [200, 201],
  errors: [...adjustmentRefusals, 'NOT_FOUND'],
})

export const adjustLeave = leave({
  id: 'adjust',
  method: 'POST',
  path: '/vacation/adjust/',
  summary: 'Give leave to many people, take it back, or say what they had used before, with a reason',
  body: z.object({
    user_ids: z.array(id).min(1).max(MOST_ADJUSTED),
    kind: z.enum(['ADJUSTMENT', 'EXTRA', 'OPENING']),
    /** Of ADJUSTMENT below zero where it takes back; of OPENING what was used before. */
    days: adjustedDays,
    /** From when it can be used, or the day whose leave it lessens; today when absent, or the last day of who has left. */
    start_date: day.optional(),
    /** The last day on which it can be used; a year later when absent. */
    end_date: day.optional(),
    memo,
  }),
  response: z.object({ count: z.number() }),
  success: [201, 200],
  limitPerMinute: 60,
  errors: [...adjustmentRefusals, 'NOT_FOUND'],
})

/** The columns of the sheet of adjustments. */
export const adjustmentFields = [
  'email',
  'username',
  'kind',
  'days',
  'start_date',
  'end_date',
  'memo',
] as const

export const uploadAdjustments = leave({
  id: 'upload_adjustments',
  method: 'POST',
  path: '/vacation/add_vac_upload/',
  summary:
    'Adjustments and opening balances of many people by a sheet (xlsx, xls, CSV). With check=true nothing is written and every row is told with what is wrong with it; without it all rows are written, or none: then the fields of the refusal are the numbers of the rows',
  accepts: 'form',
  files: ['file'],
  body: z.object({ file: upload, check: z.union([z.boolean(), queryFlag]).default(false) }),
  response: z.object({
    count: z.number(),
    is_written: z.boolean(),
    rows: z.array(
      z.object({
        row: z.number(),
        username: z.string(),
        kind: z.string(),
        days: z.number().nullable(),
        start_date: outDay.nullable(),
        end_date: outDay.nullable(),
        /** What may be asked for after it, where nothing is wrong. */
        available_days: z.number().nullable(),
        problems: z.array(
          z.object({ field: z.enum(adjustmentFields).nullable(), code: z.string(), message: z.string() }),
        ),
      }),
    ),
  }),
  success: [200, 201],
  waitsForTurn: true,
  limitPerMinute: 30,
  errors: [
    ...adjustmentRefusals,
    'NOT_FOUND',
    'NO_TARGET_USER',
    'EVENT_ROWS_WRONG',
    ...sheetRefusals,
    'SHEET_WITHOUT_ROWS',
  ],
})

export const downloadAdjustmentTemplate = leave({
  id: 'download_adjustment_template',
  method: 'GET',
  path: '/vacation/add_vac_template/',
  summary:
    'An empty sheet for add_vac_upload with headings, a sample line and notes, in the language of the reader',
  answers: 'binary',
  download: { unnoted: 'EMPTY' },
  errors: ['FORBIDDEN'],
})
