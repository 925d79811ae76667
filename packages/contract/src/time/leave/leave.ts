import { z } from 'zod'
import { area } from '../../area.ts'
import { leaveBases, leaveRoundings } from '../../platform/companies/setting-choices.ts'
import { id, line, outDay, outTime, paging, queryInt, teamFilter } from '../../fields.ts'
import { attachedProof, traceStep } from '../work-events/work-events.ts'

/** Who has how much leave is shown on the start page as well. */
export const leave = area({ area: 'vacation', ids: 'leave', path: '/user', touches: ['vacation', 'home'] })

/** Codes of annual leave; the word after the last colon is the unit. */
export const leaveCode = z.enum([
  'VACATION:ANNUAL:FULL',
  'VACATION:ANNUAL:AM',
  'VACATION:ANNUAL:PM',
  'VACATION:ANNUAL:QUARTER',
  'VACATION:ANNUAL:ONEHOUR',
  'VACATION:ANNUAL:TIME',
])

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
  /** Cancelled alone after it was sent. */
  canceled_days: z.array(outDay),
  wk_comment: z.string(),
  apv_attach: attachedProof,
})

export const leaveGrant = z.object({
  /** EXTRA: given beyond the law; ADJUSTMENT: corrected by the company. */
  kind: z.enum(['MONTHLY', 'ANNUAL', 'EXTRA', 'ADJUSTMENT']),
  granted_on: outDay,
  expires_on: outDay,
  /** What the rule gave. */
  granted_days: z.number(),
  /** What the company has taken back of it. */
  deducted_days: z.number(),
  /** What is left of both. */
  days: z.number(),
  used_days: z.number(),
  held_days: z.number(),
  article: z.string(),
  memo: z.string(),
})

/** The figures of a year of leave, in days; each grant counts in the year in which it arose. */
export const yearFigures = {
  law_vac_days: z.number(),
  monthly_days: z.number(),
  /** What the company has corrected, below zero where it took back. */
  add_vac_days: z.number(),
  /** Given by the company beyond the law. */
  extra_vac_days: z.number(),
  /** What other leave has taken in the year: time off for overtime, that agreed on with weekend work, sick leave, the company's own kinds. */
  compensatory_days: z.number(),
  alternative_days: z.number(),
  hospital_days: z.number(),
  custom_days: z.number(),
  total_days: z.number(),
  used_vac_days: z.number(),
  /** Asked for and not yet decided; it is kept back (decision D-02). */
  held_vac_days: z.number(),
  /** Of what was left at the end, so much could be used later. */
  carried_days: z.number(),
  expired_days: z.number(),
  remaining_days: z.number(),
  /** Used or asked for on days of the year beyond all that was granted for them; the running year has what lies after it as well. */
  uncovered_days: z.number(),
  /** remaining_days less what is kept back and what nothing covers: what may still be asked for. */
  available_days: z.number(),
}

const leaveYear = z.object({
  /** The person and the year: what update_vacation takes. */
  vac_id: z.number(),
  user_id: z.number(),
  ordinal_year: z.number(),
  start_date: outDay,
  end_date: outDay,
  is_current: z.boolean(),
  ...yearFigures,
  memo: z.string(),
  grants: z.array(leaveGrant),
})

export const listLeaveYears = leave({
  id: 'list_vacations',
  method: 'GET',
  path: '/vacation/',
  summary:
    'Leave account of a person, one entry for each year of service, newest first; of the people of a team that the reader sees by name, fifty people a page',
  query: z.object({
    user_id: id.optional(),
    ordinal_year: queryInt(1, 100).optional(),
    /** Of everybody in it instead of one person. */
    team_id: teamFilter.optional(),
    /** Fifty people each. */
    page: paging.page,
  }),
  response: z.array(leaveYear),
  errors: ['NOT_FOUND'],
})

const leaveInfo = z.object({
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
  /** Used or asked for beyond all that was granted for its day. */
  uncovered_days: z.number(),
  available_days: z.number(),
  /** The next grants to come within a year, so that a person can plan. */
  next_grants: z.array(z.object({ granted_on: outDay, days: z.number() })),
  /** The first day on which days that are left now are lost. */
  expiring: z.object({ expires_on: outDay, days: z.number() }).nullable(),
  trace: z.array(traceStep),
})

export const getLeaveInfo = leave({
  id: 'get_vacation_info',
  method: 'GET',
  path: '/vacation_info/',
  summary: 'Balance of a person today, when it renews, and how it was counted',
  query: z.object({ user_id: id.optional() }),
  response: leaveInfo,
  errors: ['NOT_FOUND'],
})

export const changeLeaveRules = leave({
  id: 'change_vacation_info',
  method: 'POST',
  path: '/vacation_info/',
  summary:
    'Change by what leave arises in the company, how shares are rounded and what can be carried over; what arose before stays',
  body: z.object({
    leave_basis: z.enum(leaveBases).optional(),
    fiscal_start_month: z.number().int().min(1).max(12).optional(),
    vac_rounding: z.enum(leaveRoundings).optional(),
    /** Days of a year that can be used in the next one; 0 none. */
    vac_carry_days: z.number().int().min(0).max(100).optional(),
    vac_carry_months: z.number().int().min(1).max(24).optional(),
  }),
  response: leaveInfo,
  success: [201, 200],
  touches: ['vacation', 'home', 'company.get', 'work_events.get_vacation_days'],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'FEATURE_OFF'],
})
