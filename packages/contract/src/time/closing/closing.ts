import { z } from 'zod'
import { area } from '../../area.ts'
import {
  day,
  id,
  line,
  outDay,
  outTime,
  paged,
  queryFlag,
  queryInt,
  teamFilter,
  timeOfDay,
} from '../../fields.ts'

const closings = area({
  area: 'confirm',
  path: '/contract/worktimeconfirm',
  feature: 'ATTENDANCE',
  touches: ['confirm', 'work', 'home', 'leave.get_attendance_rate'],
})

/** What stands in the way of closing a day. */
export const closingProblem = z.object({
  wk_date: outDay,
  /**
   * DAY: work was due and nothing is known; OUT: no check-out; REQUEST: something asked for that nobody has decided; CORRECTION: other
   * times of the day that nobody has decided.
   */
  kind: z.enum(['DAY', 'OUT', 'REQUEST', 'CORRECTION']),
  wk_start_time: outTime.nullable(),
  event_code: z.string().nullable(),
  /** The document of the request or correction, where it has one. */
  drf_id: z.number().nullable(),
})

const period = {
  start_date: outDay,
  end_date: outDay,
  /** Until this day people are asked to confirm it, and may take their own confirmation back. */
  deadline_date: outDay,
  /** All of its days are over. */
  is_over: z.boolean(),
  /** A day in the period before and after, null where there is none. */
  prev_date: outDay.nullable(),
  next_date: outDay.nullable(),
}

const confirmation = z.object({
  /** Of the last closing in the period, null before one. */
  id: z.number().nullable(),
  user: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  is_confirmed: z.boolean(),
  /** The day on which the last of it was confirmed. */
  confirmed_date: outDay.nullable(),
  /** Its days that belong to the person's employment. */
  start_date: outDay,
  end_date: outDay,
  /** So far it is closed without a gap; null before anything is. */
  confirmed_until: outDay.nullable(),
  /** What of its days is still to be confirmed: none, all, or where a part is closed the others. */
  open_days: z.array(z.object({ start_date: outDay, end_date: outDay })),
  /** Who: the person, an admin, or the deadline. */
  manner: z.enum(['SELF', 'ADMIN', 'AUTO']).nullable(),
  /** The hash of what was closed last. */
  sha256: z.string().nullable(),
  work_minutes: z.number(),
  overtime_minutes: z.number(),
  /** Beyond 40 hours of weeks, or of settled months, and of no day by itself. */
  over_limit_minutes: z.number(),
  /** Opened again since, with the reason of the last time. */
  reopened_count: z.number(),
  /** Of the last time; '' where an admin gave none, null where nobody had to. */
  reopen_reason: z.string().nullable(),
  problems: z.array(closingProblem),
})

const refusals = ['PERIOD_NOT_OVER', 'NO_CONFIRM_PERIOD', 'CONFIRM_BLOCKED', 'NOTHING_TO_CONFIRM'] as const

export const confirmWorkTime = closings({
  id: 'confirm_work_time',
  method: 'POST',
  path: '/',
  summary:
    'Confirm the own days of the period around a date, or take an own confirmation back until the deadline',
  body: z.object({
    confirmed_date: day,
    is_confirmed: z.boolean().default(true),
    /** Only the caller's own: who means somebody else is refused, and not confirmed in their place. */
    user_id: id.optional(),
  }),
  response: confirmation,
  errors: [...refusals, 'CONFIRM_DEADLINE_OVER', 'FORBIDDEN', 'NOT_FOUND'],
})

/**
 * The reason goes into the trail and the history of the closing, and to the person; the screen asks for one. The specification states
 * the call without a body, so it works without: then both say that none was given.
 */
export const reopenWorkTime = closings({
  id: 'reopen_work_time',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Open closed days again; what was closed is kept, with the reason',
  query: z.object({ reason: line(0, 500).default('') }),
  errors: ['FORBIDDEN'],
})

export const confirmManyWorkTimes = closings({
  id: 'bulk_create_work_confirm',
  method: 'POST',
  path: '/bulk_create_work_confirm/',
  summary: 'Confirm the period around a date for people whom the caller looks after; who cannot be is named',
  body: z.object({ confirmed_date: day, user_ids: z.array(id).min(1).max(1000) }),
  response: z.object({
    confirmed_count: z.number(),
    /** Who stays open, and why. */
    skipped: z.array(
      z.object({
        user: z.number(),
        username: z.string(),
        reason: z.enum([...refusals, 'ALREADY_CONFIRMED']),
        message: z.string(),
        /** What stands in the way, by kind: the list of confirmations shows the people and days of each. */
        problem_kinds: z.array(closingProblem.shape.kind),
      }),
    ),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PERIOD_NOT_OVER', 'NO_CONFIRM_PERIOD'],
})

const listQuery = {
  type: z.enum(['week', 'month', 'manual']).optional(),
  date: day.optional(),
  org_range: z.enum(['company', 'team']).default('company'),
  /** Only people whom the caller looks after as an admin. */
  admin_only: queryFlag.optional(),
  team_id: teamFilter.optional(),
  is_confirmed: queryFlag.optional(),
  /** Only people whose days such a problem keeps open. */
  problem: closingProblem.shape.kind.optional(),
}

export const getAdminConfirmInfo = closings({
  id: 'get_admin_confirm_info',
  method: 'GET',
  path: '/get_admin_confirm_info/',
  summary:
    'How far the period around a date is, of everybody in view: of whom the list of the same query shows',
  query: z.object({
    date: day.optional(),
    org_range: listQuery.org_range,
    admin_only: listQuery.admin_only,
    team_id: listQuery.team_id,
  }),
  response: z.object({
    ...period,
    total_count: z.number(),
    confirmed_count: z.number(),
    /** The deadline is over. */
    is_late: z.boolean(),
    /** People who have not confirmed it and miss a day, a check-out, or the decision about a request or correction: see closingProblem. */
    missing_count: z.number(),
    open_out_count: z.number(),
    request_count: z.number(),
    correction_count: z.number(),
  }),
  errors: ['FORBIDDEN', 'NO_CONFIRM_PERIOD'],
})

export const getOwnConfirmInfo = closings({
  id: 'get_confirm_info',
  method: 'GET',
  path: '/get_confirm_info/',
  summary: 'The own period around a date: whether it is confirmed, and what stands in the way',
  query: z.object({ date: day.optional() }),
  response: confirmation.extend({
    ...period,
    /** What the caller may do now. */
    abilities: z.object({ confirm: z.boolean(), take_back: z.boolean() }),
  }),
  errors: ['NO_CONFIRM_PERIOD', 'NOT_FOUND'],
})

export const listConfirmations = closings({
  id: 'get_work_time_confirm',
  method: 'GET',
  path: '/get_work_time_confirm/',
  summary: 'The period around a date for everybody in view: who has confirmed, and what stands in the way',
  ...paged(confirmation, listQuery, period),
  errors: ['FORBIDDEN', 'NO_CONFIRM_PERIOD'],
})

export const downloadConfirmations = closings({
  id: 'work_time_confirm_download',
  method: 'GET',
  path: '/work_time_confirm_download/',
  summary:
    'The same of the people whom the caller looks after as xlsx, with the hash of each closing and whether it holds',
  query: z.object({
    start_date: day.optional(),
    user_id: queryInt(1).optional(),
    reason: line(0, 300).optional(),
  }),
  answers: 'binary',
  download: { action: 'work_closing.export', target: { kind: 'member', by: ['user_id'] } },
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NO_CONFIRM_PERIOD', 'FILE_TAKES_TOO_LONG'],
})

export const remindOfConfirming = closings({
  id: 'send_miss_confirm_noti',
  method: 'POST',
  path: '/send_miss_confirm_noti/',
  summary: 'Remind those of the people who have not confirmed the period around a date',
  body: z.object({ date: day, user_ids: z.array(id).min(1).max(1000) }),
  response: z.object({ sent_count: z.number() }),
  success: [200],
  touches: ['home'],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NO_CONFIRM_PERIOD'],
})

export const hasMissedDays = closings({
  id: 'has_auto_miss_wk_dailys',
  method: 'GET',
  path: '/has_auto_miss_wk_dailys/',
  summary: 'Whether own days kept a period from closing by itself: of the period around a date, or of all',
  query: z.object({ date: day.optional() }),
  response: z.object({ has_auto_miss: z.boolean() }),
  errors: ['NO_CONFIRM_PERIOD'],
})

export const listMissedDays = closings({
  id: 'get_auto_miss_wk_dailys',
  method: 'GET',
  path: '/get_auto_miss_wk_dailys/',
  summary:
    'Own days that kept a period from closing by itself, with what is known of them and what was planned',
  query: z.object({ date: day.optional() }),
  response: z.array(
    z.object({
      auto_id: z.number(),
      wk_date: outDay,
      wk_start_time: outTime.nullable(),
      wk_end_time: outTime.nullable(),
      sch_start_time: outTime.nullable(),
      sch_end_time: outTime.nullable(),
    }),
  ),
  errors: ['NO_CONFIRM_PERIOD'],
})

export const fillMissedDays = closings({
  id: 'save_auto_miss_wk_dailys',
  method: 'POST',
  path: '/save_auto_miss_wk_dailys/',
  summary: 'Fill in own days that kept a period from closing; when none is left the period closes',
  body: z.object({
    wk_dates: z
      .array(z.object({ wk_date: day, wk_start_time: timeOfDay, wk_end_time: clockTime() }))
      .min(1)
      .max(31),
    reason: line(1, 300),
    auto_ids: z.array(id).min(1).max(31),
  }),
  response: z.object({ filled_count: z.number(), confirmed: z.boolean() }),
  success: [200],
  errors: ['NOT_FOUND', 'INVALID_RANGE', 'ALREADY_CONFIRMED'],
})

/** A time of the day or of the night after it: 25:30 is half past one. */
function clockTime() {
  return z
    .string()
    .regex(/^([0-3]\d|4[0-7]):[0-5]\d(:[0-5]\d)?$/)
    .transform((value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5)))
    .meta({ example: '18:00' })
}
