import { z } from 'zod'
import { CONFIRM_PERIODS } from '#rules/work-time/confirm-period.ts'
import { area } from '../../area.ts'
import { day, id, int, outDay, queryInt } from '../../fields.ts'

const settings = area({
  area: 'confirm',
  ids: 'confirm',
  path: '/contract/worktimeconfirminfo',
  feature: 'ATTENDANCE',
  touches: ['confirm', 'home.get_start_list', 'home.get_summary'],
})
const periods = area({
  area: 'confirm',
  ids: 'confirm',
  path: '/contract/worktimeconfirmmanually',
  feature: 'ATTENDANCE',
  touches: ['confirm'],
})

const confirmPeriod = z.enum(CONFIRM_PERIODS)
/** The day on which a period ends: of the month (31 is its last), of the week (7 is Sunday); without meaning for MANUALLY. */
const confirmDay = z.number().int().min(1).max(31)
/** For so many days after the end of a period people are asked to confirm it, and may take their own confirmation back. */
const confirmDeadline = z.number().int().min(0).max(60)

const info = z.object({
  id: z.number(),
  confirm_period: confirmPeriod,
  confirm_day: z.number(),
  confirm_deadline: z.number(),
  /** After the deadline whatever misses nothing is closed by itself. */
  use_auto_confirm: z.boolean(),
  /** Days of a running period may be confirmed before it is over. */
  use_middle_confirm: z.boolean(),
})

const span = { start_date: day, end_date: day }
const MOST_PERIODS = 120

export const getConfirmInfo = settings({
  id: 'get_settings',
  method: 'GET',
  path: '/',
  summary: 'How the company closes work time',
  response: info,
  errors: ['NOT_FOUND'],
})

export const createConfirmInfo = settings({
  id: 'create_settings',
  method: 'POST',
  path: '/',
  summary: 'Say how the company closes work time; for MANUALLY periods may come along',
  body: z.object({
    confirm_period: confirmPeriod.default('MONTHLY'),
    confirm_day: confirmDay.optional(),
    confirm_deadline: confirmDeadline.default(3),
    use_auto_confirm: z.boolean().default(false),
    use_middle_confirm: z.boolean().default(false),
    data: z.array(z.object(span)).max(MOST_PERIODS).default([]),
  }),
  response: info,
  errors: ['FORBIDDEN', 'CONFIRM_INFO_EXISTS', 'START_DATE_ERROR', 'END_DATE_ERROR'],
})

export const updateConfirmInfo = settings({
  id: 'update_settings',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Change how the company closes work time; what is closed stays as it is',
  body: z.object({
    confirm_period: confirmPeriod.optional(),
    confirm_day: confirmDay.optional(),
    confirm_deadline: confirmDeadline.optional(),
    use_auto_confirm: z.boolean().optional(),
    use_middle_confirm: z.boolean().optional(),
    data: z.array(z.object(span)).max(MOST_PERIODS).default([]),
  }),
  response: info,
  errors: ['FORBIDDEN', 'START_DATE_ERROR', 'END_DATE_ERROR'],
})

export const deleteConfirmInfo = settings({
  id: 'delete_settings',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Go back to calendar months that nobody is reminded of; what is closed stays as it is',
  errors: ['FORBIDDEN'],
})

export const previewDeadline = settings({
  id: 'preview_next_confirm_deadline',
  method: 'GET',
  path: '/preview_next_confirm_deadline/',
  summary:
    'The period whose deadline would be the next one, by settings that are not saved yet, and since when they would hold',
  query: z.object({
    confirm_period: confirmPeriod.default('MONTHLY'),
    confirm_day: queryInt(1, 31).optional(),
    confirm_deadline: queryInt(0, 60).default(3),
  }),
  response: z.object({
    /** null where MANUALLY has no period that is still to come. */
    start_date: outDay.nullable(),
    end_date: outDay.nullable(),
    /** The last day on which people may confirm it. */
    deadline_date: outDay.nullable(),
    /** The first day that they would divide: what was closed before stays as it was. null where they hold for all days. */
    since_date: outDay.nullable(),
    /** By what the days before were divided, in their order. */
    earlier: z.array(z.object({ end_date: outDay, confirm_period: confirmPeriod, confirm_day: z.number() })),
    /** The company has said how it closes: what that is `get_settings` tells, which answers 404 before. */
    is_saved: z.boolean(),
  }),
  errors: ['FORBIDDEN'],
})

const period = z.object({
  id: z.number(),
  start_date: outDay,
  end_date: outDay,
  /** Days of it are closed: its dates stay. */
  is_closed: z.boolean(),
})

export const listManualPeriods = periods({
  id: 'list_manual_periods',
  method: 'GET',
  path: '/',
  summary: 'Periods that are set by hand, of the year in which they end, or all of them',
  query: z.object({ year: queryInt(1900, 2200).optional() }),
  response: z.array(period),
  errors: ['FORBIDDEN'],
})

export const addManualPeriods = periods({
  id: 'add_manual_periods',
  method: 'POST',
  path: '/',
  summary:
    'Add periods, the first of which begins the day after the last one that there is, or after what was closed by another rule since',
  body: z.object({ data: z.array(z.object(span)).min(1).max(MOST_PERIODS) }),
  response: z.array(period),
  errors: ['FORBIDDEN', 'START_DATE_ERROR', 'END_DATE_ERROR'],
})

export const changeManualPeriods = periods({
  id: 'change_manual_periods',
  method: 'PATCH',
  path: '/update_manually_info/',
  summary: 'Change the twelve periods of a year together, so that no gap arises between them',
  body: z.object({ data: z.array(z.object({ id, ...span })).length(12) }),
  response: z.array(period),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'START_DATE_ERROR', 'END_DATE_ERROR', 'ALREADY_CONFIRMED'],
})

export const removeManualPeriods = periods({
  id: 'remove_manual_periods',
  method: 'DELETE',
  path: '/delete_manually_info/',
  summary: 'Remove periods, from the first or the last one on, so that no gap arises',
  query: z.object({
    /** Ids, separated by commas. */
    ids: z
      .string()
      .max(2000)
      .regex(/^\d{1,10}(,\d{1,10})*$/)
      .transform((text) => [...new Set(text.split(',').map(Number))])
      .pipe(z.array(int.min(1)).max(MOST_PERIODS)),
  }),
  response: z.array(period),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'START_DATE_ERROR', 'ALREADY_CONFIRMED'],
})
