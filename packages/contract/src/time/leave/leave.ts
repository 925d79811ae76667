import { z } from 'zod'
import { documentStatus } from '../../approvals/documents/approvals.ts'
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
  text,
  timeOfDay,
} from '../../fields.ts'
import { leaveKind } from './leave-kind.ts'

const events = area({
  area: 'work',
  ids: 'leave',
  path: '/work/work_event',
  touches: ['approval_v1', 'home', ...leaveKind.touches],
})
const leave = area({ area: 'vacation', ids: 'leave', path: '/user' })

/** Codes of annual leave; the word after the last colon is the unit. */
export const leaveCode = z.enum([
  'VACATION:ANNUAL:FULL',
  'VACATION:ANNUAL:AM',
  'VACATION:ANNUAL:PM',
  'VACATION:ANNUAL:QUARTER',
  'VACATION:ANNUAL:ONEHOUR',
  'VACATION:ANNUAL:TIME',
])

// Forms and older clients send an empty string for what was not chosen.
const orBlank = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.literal(['', null]).transform(() => undefined)])

const wanted = {
  wk_start_date: day,
  /** The start day when absent. */
  wk_end_date: orBlank(day.optional()),
  /** The caller when absent. */
  user_id: orBlank(id.optional()),
  evt_start_time: orBlank(timeOfDay.optional()),
  evt_end_time: orBlank(timeOfDay.optional()),
}

const person = z.object({
  user_id: z.number(),
  username: z.string(),
  position: z.string(),
  team_name: z.string().nullable(),
})

/** A day on which somebody is away, without the reason. */
const awayDay = person.extend({ date: outDay, is_full_day: z.boolean(), is_pending: z.boolean() })

const traceStep = z.object({ rule: z.string(), article: z.string(), input: z.string(), effect: z.string() })

const workEvent = z.object({
  wk_event_id: z.number(),
  wk_start_date: outDay,
  wk_end_date: outDay,
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  wk_event: leaveCode,
  evt_start_time: outTime.nullable(),
  evt_end_time: outTime.nullable(),
  wk_comment: z.string(),
  /** Days taken from the balance; weekends and holidays do not count. */
  applied_days: z.number(),
  counted_days: z.array(z.object({ date: outDay, days: z.number(), minutes: z.number() })),
  drf_id: z.number().nullable(),
  drf_status: documentStatus,
  abilities: z.object({ cancel: z.boolean() }),
})

/** What a leave document carries in drf_values. */
export const leaveValues = z.object({
  wk_event: leaveCode,
  wk_start_date: outDay,
  wk_end_date: outDay,
  evt_start_time: outTime.nullable(),
  evt_end_time: outTime.nullable(),
  applied_days: z.number(),
  /** null where an old document does not tell. */
  v_days_before: z.number().nullable(),
  v_days_after: z.number().nullable(),
  /** The days that it takes; none once it was denied or taken back in old documents. */
  counted_days: z.array(z.object({ date: outDay, days: z.number(), minutes: z.number() })),
  wk_comment: z.string(),
})

export const previewLeave = events({
  id: 'get_vacation_days',
  method: 'GET',
  path: '/get_vacation_days/',
  summary: 'What a leave request would take from the balance, why, who else is away and who would approve it',
  query: z.object({ ...wanted, code: leaveCode }),
  response: z.object({
    v_days_before: z.number(),
    v_days_after: z.number(),
    v_days_total: z.number(),
    applied_days: z.number(),
    is_enough: z.boolean(),
    /** The part of each day that would be free; null for whole days. */
    evt_start_time: outTime.nullable(),
    evt_end_time: outTime.nullable(),
    counted_days: z.array(z.object({ date: outDay, days: z.number(), minutes: z.number() })),
    skipped_days: z.array(z.object({ date: outDay, reason: z.enum(['HOLIDAY', 'OFF']), name: z.string() })),
    /** A day on which the person already has leave then. */
    conflict_date: outDay.nullable(),
    /** People of the same team who are away on these days; why is nobody’s business. */
    team_away: z.array(awayDay),
    approvers: z.array(person),
    /** Nobody stands above the person: the request is approved at once. */
    is_approved_at_once: z.boolean(),
    trace: z.array(traceStep),
  }),
  errors: ['NO_PERMISSION', 'NO_TARGET_USER', 'INVALID_RANGE', 'LEAVE_OUTSIDE_HOURS', 'INVALID_TIME'],
})

export const requestLeave = events({
  id: 'create_work_event',
  method: 'POST',
  path: '/',
  summary: 'Ask for leave; the request goes up the approval line',
  accepts: 'form',
  body: z.object({ ...wanted, wk_event: leaveCode, wk_comment: orBlank(text(0, 500).default('')) }),
  response: workEvent,
  errors: [
    'NO_PERMISSION',
    'NO_TARGET_USER',
    'INVALID_RANGE',
    'LEAVE_OUTSIDE_HOURS',
    'INVALID_TIME',
    'BEFORE_JOIN',
    'EVENT_CONFLICT',
    'EVENT_MINUS_NOT_ACCEPTABLE',
    'NO_WORK_DAY',
    'ALREADY_CONFIRMED',
    'NO_APPROVER',
  ],
})

export const listWorkEvents = events({
  id: 'list_work_events',
  method: 'GET',
  path: '/',
  summary: 'Leave requests that touch a range of days, of the people whom the caller may see',
  ...paged(workEvent, {
    /** Without start_date and end_date: the span of this type around `date` (today when absent). */
    type: z.enum(['day', 'week', 'month', 'year', 'range']).default('month'),
    date: day.optional(),
    start_date: day.optional(),
    end_date: day.optional(),
    user_id: id.optional(),
    /** As far as the caller may see the people of those teams. */
    team_id: teamFilter.optional(),
    org_range: z.enum(['personal', 'team', 'subteam', 'company']).default('company'),
    /** Only people whom the caller looks after as an admin. */
    admin_only: queryFlag.optional(),
    drf_status: documentStatus.optional(),
  }),
  errors: ['INVALID_RANGE'],
})

export const listTeamAway = events({
  id: 'get_team_away',
  method: 'GET',
  path: '/team_away/{id}/',
  summary: 'Who else of the team is away on the days of a leave document, for those who decide on it',
  response: z.object({
    /** Of the people whom the caller may see. */
    team_away: z.array(awayDay),
    /** false where the caller may not see everybody of that team. */
    is_whole_team: z.boolean(),
  }),
  errors: ['FORBIDDEN'],
})

export const cancelLeave = events({
  id: 'delete_work_event',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Cancel a leave request together with its document; the days come back',
  errors: ['NO_PERMISSION', 'DOCUMENT_STATE', 'ALREADY_CONFIRMED', 'LEAVE_HAS_BEGUN'],
})

const grant = z.object({
  kind: z.enum(['MONTHLY', 'ANNUAL', 'EXTRA']),
  granted_on: outDay,
  expires_on: outDay,
  days: z.number(),
  used_days: z.number(),
  held_days: z.number(),
  article: z.string(),
  memo: z.string(),
})

const leaveYear = z.object({
  vac_id: z.number(),
  user_id: z.number(),
  ordinal_year: z.number(),
  start_date: outDay,
  end_date: outDay,
  is_current: z.boolean(),
  law_vac_days: z.number(),
  monthly_days: z.number(),
  add_vac_days: z.number(),
  extra_vac_days: z.number(),
  compensatory_days: z.number(),
  alternative_days: z.number(),
  hospital_days: z.number(),
  custom_days: z.number(),
  total_days: z.number(),
  used_vac_days: z.number(),
  /** Asked for and not yet decided; it is kept back (decision D-02). */
  held_vac_days: z.number(),
  expired_days: z.number(),
  remaining_days: z.number(),
  /** remaining_days less what is kept back: what may still be asked for. */
  available_days: z.number(),
  memo: z.string(),
  grants: z.array(grant),
})

export const listLeaveYears = leave({
  id: 'list_vacations',
  method: 'GET',
  path: '/vacation/',
  summary: 'Leave account of a person, one entry for each year of service, newest first',
  query: z.object({ user_id: id.optional(), ordinal_year: queryInt.min(1).max(100).optional() }),
  response: z.array(leaveYear),
  errors: ['NOT_FOUND'],
})

export const getLeaveInfo = leave({
  id: 'get_vacation_info',
  method: 'GET',
  path: '/vacation_info/',
  summary: 'Balance of a person today, when it renews, and how it was counted',
  query: z.object({ user_id: id.optional() }),
  response: z.object({
    user_id: z.number(),
    joined_date: outDay.nullable(),
    leave_basis: line(1, 20),
    /** First day of a leave year; a date in 1899 means calendar years. */
    vac_renewal_date: outDay.nullable(),
    standard_day_minutes: z.number(),
    as_of: outDay,
    total_days: z.number(),
    used_vac_days: z.number(),
    held_vac_days: z.number(),
    remaining_days: z.number(),
    available_days: z.number(),
    /** The next grants to come within a year, so that a person can plan. */
    next_grants: z.array(z.object({ granted_on: outDay, days: z.number() })),
    /** The first day on which days that are left now are lost. */
    expiring: z.object({ expires_on: outDay, days: z.number() }).nullable(),
    trace: z.array(traceStep),
  }),
  errors: ['NOT_FOUND'],
})
