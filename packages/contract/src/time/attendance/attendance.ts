import { z } from 'zod'
import { DUTY_STATES } from '#rules/work-time/duty-state.ts'
import { work } from './areas.ts'
import { cutMinutes, ownWeek, periodLimits, workedMinutes } from './period-judgement.ts'
import { workExcept } from './work-except.ts'
import { placeErrors, pressBody } from './press.ts'
import {
  day,
  id,
  line,
  orgRange,
  outDay,
  outInstant,
  outTime,
  paged,
  queryFlag,
  teamFilter,
} from '../../fields.ts'

/**
 * What a person is doing on a working day: NOT_IN not there yet, WORKING, AWAY working outside, OUT gone home,
 * LEAVE the whole day off on leave, DAY_OFF no work is due and none was done.
 * On the running day a shift of the day before counts while it goes on: less than 16 hours old and not ended.
 */
export const ON_DUTY_STATES = DUTY_STATES
export const onDutyState = z.enum(ON_DUTY_STATES)

/** Leave and other events of a day; a colleague who is no leader sees only that there is one (code VACATION). */
export const dayEvent = z.object({
  code: z.string(),
  title: z.string(),
  start_time: outTime,
  end_time: outTime,
  minutes: z.number(),
  whole_day: z.boolean(),
  /** REQUESTED while the approval is open. */
  drf_status: z.enum(['REQUESTED', 'APPROVED']),
})

export const memberEntry = {
  user_id: z.number(),
  username: z.string(),
  team_id: z.number().nullable(),
  team_name: z.string().nullable(),
  rank_name: z.string().nullable(),
  image_file_id: z.number().nullable(),
}

/** The caller's working day. Times from 24:00 on lie on the next calendar day. */
export const workCheck = z.object({
  wk_date: outDay,
  onduty_status: onDutyState,
  start_time: outTime.nullable(),
  end_time: outTime.nullable(),
  /** When the planned minutes will be worked; null before checking in and on days off. */
  end_time_expected: outTime.nullable(),
  work_type: z.string(),
  sch_start_time: outTime.nullable(),
  sch_end_time: outTime.nullable(),
  lunch_start_time: outTime,
  lunch_end_time: outTime,
  /** Of the company, for who works on after the planned hours; null without one. */
  dinner_start_time: outTime.nullable(),
  dinner_end_time: outTime.nullable(),
  change_day_time: outTime,
  am_out: z.boolean(),
  pm_out: z.boolean(),
  full_out: z.boolean(),
  is_holiday: z.boolean(),
  holiday_name: z.string().nullable(),
  late_minutes: z.number(),
  work_minutes: z.number(),
  events: z.array(dayEvent),
  /** On leave of absence on that day, which nobody begins by checking in. */
  is_absent: z.boolean(),
  /** Why nothing may be pressed in this browser: what a press would be refused with. */
  check_refusal: z.enum(['FEATURE_OFF', 'REQUESTS_ONLY', 'COMPUTER_CHECK_OFF']).nullable(),
  /** What the company looks at where something is registered for it. Either of NETWORK and PLACE is enough. */
  check_needs: z.array(z.enum(['NETWORK', 'PLACE', 'POSITION'])),
  /** When a press from this browser has to bring a position: AT_WORK means not when away. */
  check_position: z.enum(['NEVER', 'AT_WORK', 'ALWAYS']),
  /** The caller has agreed to let the product know where they are. */
  position_agreed: z.boolean(),
  /** What the caller may press now, and whether they may ask for work on a day off. */
  abilities: z.object({
    check_in: z.boolean(),
    check_out: z.boolean(),
    check_away: z.boolean(),
    request_work: z.boolean(),
  }),
})

export const checkInOut = work({
  id: 'check_in_out',
  method: 'POST',
  path: '/work_web/checkinout/',
  summary:
    'Check in, out or away. The intent counts: IN again changes nothing, OUT again moves the end to now',
  feature: 'WEB_CHECK',
  body: pressBody,
  response: workCheck.extend({ changed: z.boolean() }),
  errors: [
    'NOT_FOUND',
    'REQUESTS_ONLY',
    'COMPUTER_CHECK_OFF',
    ...placeErrors,
    'ON_ABSENCE',
    'PLANNED_LEAVE_DAY',
    'CHECK_SEQUENCE',
    'CHECK_OUT_TOO_EARLY',
    'CHECK_OUT_TOO_LATE',
    'ALREADY_CONFIRMED',
  ],
  touches: [
    'work',
    'home.get_start_list',
    'home.get_summary',
    'members.list',
    'analytics',
    // Who comes on a day of planned leave gets its leave back.
    'vacation',
  ],
})

export const getOnDutyStatus = work({
  id: 'get_on_duty_status',
  method: 'GET',
  path: '/work_status/onduty_status/',
  summary: 'The working day of the caller: state, times, plan, events',
  response: workCheck,
})

export const BOARD_ORDERS = [
  'username',
  '-username',
  'team_name',
  'start_time',
  '-start_time',
  '-joined_date',
  'onduty_status',
] as const

const boardRow = z.object({
  ...memberEntry,
  onduty_status: onDutyState,
  start_time: outTime.nullable(),
  end_time: outTime.nullable(),
  late_minutes: z.number(),
  /** Of a day that is over: nobody came (DAY), or nobody checked out (OUT). Null to who does not see the person's records. */
  missing: z.enum(['DAY', 'OUT']).nullable(),
  events: z.array(dayEvent),
  /** The events in one line, in the language of the reader. */
  events_text: z.string(),
})

const stateCounts = z.object({
  total: z.number(),
  NOT_IN: z.number(),
  WORKING: z.number(),
  AWAY: z.number(),
  OUT: z.number(),
  LEAVE: z.number(),
  DAY_OFF: z.number(),
})

export const listWorkStatus = work({
  id: 'list_work_status',
  method: 'GET',
  path: '/work_status/',
  summary:
    "Who is doing what on a day (today by default): the caller's own team, or as far as a leader or admin sees",
  ...paged(
    boardRow,
    {
      date: day.optional(),
      org_range: orgRange.default('company'),
      team_id: teamFilter.optional(),
      /** Name or initial consonants. */
      search: line(0, 50).optional(),
      onduty_status: onDutyState.optional(),
      sort_order: z.enum(BOARD_ORDERS).default('username'),
    },
    {
      date: outDay,
      /** Counts of everybody in view, before onduty_status narrows the list. */
      counts: stateCounts,
    },
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const knownBy = z.enum(['CHECK', 'PLAN', 'EDIT'])

export const workDay = z.object({
  wk_date: outDay,
  /** Monday is 1. */
  weekday: z.number(),
  onduty: onDutyState,
  wk_start_time: outTime.nullable(),
  wk_end_time: outTime.nullable(),
  /** CHECK somebody pressed, PLAN nobody did and the planned time stands, EDIT somebody entered it; null without a time. */
  wk_start_by: knownBy.nullable(),
  wk_end_by: knownBy.nullable(),
  sch_start_time: outTime.nullable(),
  sch_end_time: outTime.nullable(),
  planned_minutes: z.number(),
  ...workedMinutes,
  ...cutMinutes,
  work_except: z.array(workExcept),
  /** The dinner that was rest on that day; null on a day without one. */
  dinner_start_time: outTime.nullable(),
  dinner_end_time: outTime.nullable(),
  is_work_day: z.boolean(),
  is_holiday: z.boolean(),
  holiday_name: z.string().nullable(),
  /** Before the first day of the company's records (records_begin), and nothing was entered for it: nothing is missing. */
  is_before_records: z.boolean(),
  /** A work day that is over without a check-in (DAY) or without a check-out (OUT). */
  missing: z.enum(['DAY', 'OUT']).nullable(),
  events: z.array(dayEvent),
})

/**
 * A day among many: what is nothing is left out (no time, no minutes, false, null, empty lists), and so is what goes without
 * saying: which day of the week it is, that work is due where minutes are planned, that somebody pressed, that who has an end
 * is OUT and who has none has a DAY_OFF.
 */
const dayOfMonth = workDay.partial().required({ wk_date: true })

const total = z.object({
  planned_minutes: z.number(),
  ...workedMinutes,
  worked_days: z.number(),
  late_days: z.number(),
  missing_days: z.number(),
})

const workTime = z.object({
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  type: z.enum(['day', 'week', 'month']),
  /** How the person's days are counted, at the end of the period. */
  work_type: periodLimits.shape.work_type,
  /** Of a week: who looks after human resources, by name; null for other periods. */
  hr_charger: z.string().nullable(),
  start_date: outDay,
  end_date: outDay,
  prev_date: outDay,
  next_date: outDay,
  /** Every field of the days of a day or a week; of a month, what is nothing is left out. */
  days: z.array(dayOfMonth),
  /** Stretches of these days that are confirmed and change no more. */
  confirmed: z.array(z.object({ start_date: outDay, end_date: outDay })),
  total,
  /** For type week. */
  week: ownWeek.nullable(),
  /** For a week or a month. */
  limits: periodLimits.nullable(),
  updated_datetime: outInstant.nullable(),
})

const workTimeQuery = {
  date: day.optional(),
  /** Whose days; the caller's own without it. With a team, nothing is found of who does not stand in it at their end. */
  user_id: id.optional(),
  team_id: teamFilter.optional(),
  /** Of colleagues only those whom the caller looks after as an admin. */
  admin_only: queryFlag.optional(),
}

export const getWorkTime = work({
  id: 'get_work_time',
  method: 'GET',
  path: '/work_time/',
  summary: "One person's days of work: of a day, of a week from Monday, or of a month",
  query: z.object({ type: z.enum(['day', 'daily', 'week', 'month']).default('day'), ...workTimeQuery }),
  response: workTime,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getWorkTimeDaily = work({
  id: 'get_work_time_daily',
  method: 'GET',
  path: '/work_time/daily/',
  summary: 'The same as work_time with type=day',
  query: z.object(workTimeQuery),
  response: workTime,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getWorkTimeWeek = work({
  id: 'get_work_time_week',
  method: 'GET',
  path: '/work_time/week/',
  summary: 'The same as work_time with type=week',
  query: z.object(workTimeQuery),
  response: workTime,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getWorkTimeMonth = work({
  id: 'get_work_time_month_of_member',
  method: 'GET',
  path: '/work_time/month/',
  summary: 'The same as work_time with type=month',
  query: z.object(workTimeQuery),
  response: workTime,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const everybodyQuery = {
  date: day.optional(),
  org_range: orgRange.default('company'),
  team_id: teamFilter.optional(),
  search: line(0, 50).optional(),
}

/** Sums over days. */
export const sumOfDays = {
  worked_days: z.number(),
  ...workedMinutes,
  ...cutMinutes,
  /** Beyond 40 hours of weeks, or of settled months, and of no day by itself: see the limits of a person's month. */
  over_limit_minutes: z.number(),
  late_days: z.number(),
  /** Days with a check-in and no check-out. */
  open_days: z.number(),
}

/** One person's month in figures; kept lean, since a page may hold a thousand. */
const monthRow = z.object({
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  ...sumOfDays,
})

export const listWorkTimeMonth = work({
  id: 'list_work_time_month',
  method: 'GET',
  path: '/work_time_month/',
  summary: 'The month of everybody in view, one line a person, ordered by name',
  ...paged(monthRow, everybodyQuery, { start_date: outDay, end_date: outDay }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getWorkTimeMonthSummary = work({
  id: 'get_work_time_month_summary',
  method: 'GET',
  path: '/work_time_month/summary/',
  summary: 'Sums over everybody in view for a month, and when it last changed',
  query: z.object(everybodyQuery),
  response: z.object({
    start_date: outDay,
    end_date: outDay,
    member_count: z.number(),
    ...sumOfDays,
    updated_datetime: outInstant.nullable(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
