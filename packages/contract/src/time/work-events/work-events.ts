import { z } from 'zod'
import { LEAVE_CASES } from '#rules/event-codes/statutory-leave.ts'
import { documentStatus, receiverType } from '../../approvals/documents/approvals.ts'
import { area } from '../../area.ts'
import {
  day,
  id,
  line,
  outDay,
  outTime,
  paged,
  queryFlag,
  teamFilter,
  text,
  upload,
  workTimeOfDay,
} from '../../fields.ts'
import { shownCoverage } from './coverage.ts'
import { eventTouches, occasionRefusals, requestRefusals } from './event-touches.ts'
import { weekForecast } from './week-forecast.ts'

export const events = area({
  area: 'work',
  ids: 'work_events',
  path: '/work/work_event',
  touches: ['approval_v1', 'home', ...eventTouches],
})

/** Kinds of events, each the first word of its codes. */
export const EVENT_KINDS = ['VACATION', 'SP', 'HEALTH', 'PUBLIC', 'CUSTOM', 'WORK', 'HOME', 'OUT'] as const

/** A kind to list; ETC, all leave besides the annual one, is SP by another name (specification 001, section 5). */
export const listedKind = z
  .enum([...EVENT_KINDS, 'ETC', 'ALL'])
  .default('ALL')
  .transform((kind) => (kind === 'ETC' ? 'SP' : kind))

/** VACATION:ANNUAL:AM, CUSTOM:12:FULL: what it is, and the unit as the last word. */
export const eventCode = z
  .string()
  .max(60)
  .regex(/^[A-Z]+(:[A-Z0-9_]+)*$/)
  .meta({ example: 'VACATION:ANNUAL:FULL' })

// Forms and older clients send an empty string for what was not chosen.
const orBlank = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.literal(['', null]).transform(() => undefined)])

const wanted = {
  wk_start_date: day,
  /** The start day when absent. */
  wk_end_date: orBlank(day.optional()),
  /** The caller when absent. */
  user_id: orBlank(id.optional()),
  /** Of the working day: 25:30 is half past one of the night that belongs to it. */
  evt_start_time: orBlank(workTimeOfDay.optional()),
  evt_end_time: orBlank(workTimeOfDay.optional()),
  /** Of leave around a birth: its day, or the one on which it is expected; parts of one leave name the same. */
  wk_occasion_date: orBlank(day.optional()),
  /** Which case it is; the longest that the law knows when absent. */
  wk_occasion_case: orBlank(z.enum(LEAVE_CASES).optional()),
}

/** Of weekend work: when the time off that it earns is taken. Dropped unless the company has agreed that it earns some (R-WORK-030). */
const alternative = {
  alter_start_date: orBlank(day.optional()),
  /** The start day when absent. */
  alter_end_date: orBlank(day.optional()),
  /** Whole days when absent. */
  alter_wk_event: orBlank(eventCode.optional()),
  alter_start_time: orBlank(workTimeOfDay.optional()),
  alter_end_time: orBlank(workTimeOfDay.optional()),
}

const person = z.object({
  user_id: z.number(),
  username: z.string(),
  position: z.string(),
  team_name: z.string().nullable(),
})

/** A day on which somebody is away, without the reason. */
const awayDay = person.extend({ date: outDay, is_full_day: z.boolean(), is_pending: z.boolean() })

export const traceStep = z.object({
  rule: z.string(),
  article: z.string(),
  input: z.string(),
  effect: z.string(),
})

const countedDay = z.object({ date: outDay, days: z.number(), minutes: z.number() })

/** The day of the event that leave goes by, and which case that is. */
const occasion = {
  wk_occasion_date: outDay.nullable(),
  wk_occasion_case: z.enum(LEAVE_CASES).nullable(),
}

const workEvent = z.object({
  wk_event_id: z.number(),
  wk_start_date: outDay,
  wk_end_date: outDay,
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  wk_event: eventCode,
  /** What the code is called, in the reader’s language. */
  event_name: z.string(),
  evt_start_time: outTime.nullable(),
  evt_end_time: outTime.nullable(),
  wk_comment: z.string(),
  /** Where somebody is who is out. */
  wk_location: z.string(),
  /** The person need not work in it: they are away. */
  frees_work: z.boolean(),
  ...occasion,
  /** Time off that it earns once it is approved. */
  comp_minutes: z.number(),
  /** Days of work that it takes, or took when it was asked for; weekends and holidays do not count. */
  applied_days: z.number(),
  applied_minutes: z.number(),
  /** None once it was denied or taken back. */
  counted_days: z.array(countedDay),
  /** Days that the caller may cancel and leave the others: alone, or by asking the approval line. */
  cancel_days: z.array(z.object({ date: outDay, by: z.enum(['ALONE', 'LINE']) })),
  /** Cancelled alone; the request goes on without them. */
  canceled_days: z.array(outDay),
  drf_id: z.number().nullable(),
  drf_status: documentStatus,
  /** The document by which its cancellation was asked for. */
  cancel_drf_id: z.number().nullable(),
  /** The weekend work that it stands for: days off that were approved with it, and have no document of their own. */
  alter_of: z.number().nullable(),
  /** The company lets nobody change it: leave, where vac_update is off. */
  is_fixed: z.boolean(),
  abilities: z.object({
    change: z.boolean(),
    cancel: z.boolean(),
    ask_cancel: z.boolean(),
    move_occasion: z.boolean(),
  }),
})

/** Of a file that is attached as proof. */
export const MOST_EVENT_PROOF_BYTES = 10 * 1024 * 1024

/** The file that is attached as proof, taken from get_event_proof. */
export const attachedProof = z.object({ file_name: z.string(), file_size: z.number() }).nullable()

/** What a document of an event carries in drf_values. */
export const eventValues = z.object({
  wk_event: eventCode,
  /** What the company called its own kind; null for those of the product, which the web client names. */
  own_name: z.string().nullable(),
  wk_start_date: outDay,
  wk_end_date: outDay,
  evt_start_time: outTime.nullable(),
  evt_end_time: outTime.nullable(),
  applied_days: z.number(),
  applied_minutes: z.number(),
  counted_days: z.array(countedDay),
  /** Cancelled alone after it was sent. */
  canceled_days: z.array(outDay),
  /** Time off that it earns once it is approved. */
  comp_minutes: z.number(),
  /** When that time off is taken, as it was asked for together with weekend work. */
  alter_start_date: outDay.nullable(),
  alter_end_date: outDay.nullable(),
  alter_wk_event: eventCode.nullable(),
  alter_start_time: outTime.nullable(),
  alter_end_time: outTime.nullable(),
  wk_alter_days: z.number(),
  wk_location: z.string(),
  ...occasion,
  wk_comment: z.string(),
  apv_attach: attachedProof,
})

export const previewEvent = events({
  id: 'get_vacation_days',
  method: 'GET',
  path: '/get_vacation_days/',
  summary: 'What a request would take, why, who else is away and who would approve it',
  query: z.object({
    ...wanted,
    ...alternative,
    code: eventCode,
    /** The own request that would become this one: what it takes is free for it. */
    wk_event_id: orBlank(id.optional()),
  }),
  response: z.object({
    /** Of the balance, or of the days that the law or the company gives for the kind; null where nothing limits it. */
    v_days_before: z.number().nullable(),
    v_days_after: z.number().nullable(),
    v_days_total: z.number().nullable(),
    /** Of time off that was earned, in minutes; null for all other kinds. */
    v_minutes_before: z.number().nullable(),
    v_minutes_after: z.number().nullable(),
    /** Time off that the request would earn. */
    comp_minutes: z.number(),
    applied_days: z.number(),
    /** What of them the employer pays by law; null where the law says nothing. */
    paid_days: z.number().nullable(),
    is_enough: z.boolean(),
    /** The part of each day that would be free; null for whole days. */
    evt_start_time: outTime.nullable(),
    evt_end_time: outTime.nullable(),
    counted_days: z.array(countedDay),
    skipped_days: z.array(z.object({ date: outDay, reason: z.enum(['HOLIDAY', 'OFF']), name: z.string() })),
    /** Of one day: the half of it that the person has free, in which nothing can be asked for. */
    half_holiday: z.enum(['AM', 'PM']).nullable(),
    /** A day on which the person already has a request then. */
    conflict_date: outDay.nullable(),
    /** A day that is closed already: it takes no request. */
    closed_date: outDay.nullable(),
    /** A day off that a waiting request of weekend work was asked for with: approved first, this one leaves that work without it. */
    promised_date: outDay.nullable(),
    /** Why the days off that were asked for with it cannot be taken, in the reader’s language. */
    alter_error: z.string().nullable(),
    /** People of the same team who are away on these days; why is nobody’s business. */
    team_away: z.array(awayDay),
    /** Along which line it would go: equal orders act in parallel, readers have 0. */
    approvers: z.array(person.extend({ rcv_type: receiverType, rcv_order: z.number() })),
    coverage: shownCoverage,
    /** Nobody stands above the person: the request is approved at once. */
    is_approved_at_once: z.boolean(),
    /** Of work beyond the plan: how long the week would be with it. */
    week: weekForecast.nullable(),
    trace: z.array(traceStep),
  }),
  errors: [
    'NO_PERMISSION',
    'NO_TARGET_USER',
    'INVALID_RANGE',
    'LEAVE_OUTSIDE_HOURS',
    'EVENT_IN_BREAK',
    'LEAVE_HALF_HOLIDAY',
    'INVALID_TIME',
    'AFTER_LAST_DAY',
    'EVENT_NOT_USABLE',
    'EVENT_CHECK_ONLY',
    'EVENT_INSIDE_HOURS',
    'EVENT_ON_WORK_DAY',
    'EVENT_TIME_STEP',
    ...occasionRefusals,
  ],
})

const fileRefusals = [
  'FILE_TOO_LARGE',
  'FILE_EMPTY',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_TYPE_MISMATCH',
  'FILE_NAME_INVALID',
] as const

export const requestEvent = events({
  id: 'create_work_event',
  method: 'POST',
  path: '/',
  summary:
    'Ask for leave or another event of work; the request goes up the approval line. As a form it takes a file along as proof',
  accepts: 'form',
  files: ['apv_attach'],
  body: z.object({
    ...wanted,
    ...alternative,
    wk_event: eventCode,
    wk_comment: orBlank(text(0, 500).default('')),
    /** Kept for OUT only. */
    wk_location: orBlank(line(0, 200).default('')),
    apv_attach: orBlank(upload.optional()),
  }),
  response: workEvent,
  errors: [...requestRefusals, ...fileRefusals, 'TEAM_TOO_FEW', 'NO_APPROVER'],
})

export const changeEvent = events({
  id: 'update_work_event',
  method: 'PATCH',
  path: '/{id}/',
  summary:
    'Change an own request that nobody has opened yet, or as an admin what was entered without one; what is left out stays',
  accepts: 'form',
  files: ['apv_attach'],
  body: z.object({
    ...wanted,
    ...alternative,
    /** null and an empty text: no days off are taken with it. */
    alter_start_date: z.union([day, z.literal(['', null]).transform(() => null)]).optional(),
    wk_start_date: orBlank(day.optional()),
    wk_event: orBlank(eventCode.optional()),
    wk_comment: text(0, 500).optional(),
    wk_location: line(0, 200).optional(),
    /** Instead of the one that was there; an empty text takes it away. */
    apv_attach: z.union([z.literal('').transform(() => null), upload]).optional(),
  }),
  response: workEvent,
  errors: [
    ...requestRefusals,
    ...fileRefusals,
    'TEAM_TOO_FEW',
    'KEPT_BY_PLAN',
    'DOCUMENT_STATE',
    'DOCUMENT_SEEN',
    'DAY_CANCELED',
    'LEAVE_NOT_CHANGEABLE',
  ],
})

export const listWorkEvents = events({
  id: 'list_work_events',
  method: 'GET',
  path: '/',
  summary: 'Requests that touch a range of days, of the people whom the caller may see',
  ...paged(workEvent, {
    type: listedKind,
    /** Without start_date and end_date: this span around `date` (today when absent). */
    span: z.enum(['day', 'week', 'month', 'year']).default('month'),
    date: day.optional(),
    start_date: day.optional(),
    end_date: day.optional(),
    user_id: id.optional(),
    /** As far as the caller may see the people of those teams. */
    team_id: teamFilter.optional(),
    org_range: z.enum(['personal', 'team', 'subteam', 'company']).default('company'),
    /** Only people whom the caller looks after as an admin. */
    admin_only: queryFlag.optional(),
    /** Only what the caller has asked for in the name of others. */
    filed_by_me: queryFlag.optional(),
    drf_status: documentStatus.optional(),
  }),
  errors: ['INVALID_RANGE'],
})

export const getEventProof = events({
  id: 'get_event_proof',
  method: 'GET',
  path: '/proof/{id}/',
  summary: 'The file that was attached to the document of a request, for the people of the document',
  answers: 'binary',
  download: { action: 'document.download_proof', target: { kind: 'document', by: ['id'] } },
  errors: ['FORBIDDEN', 'FEATURE_OFF'],
})

export const listTeamAway = events({
  id: 'get_team_away',
  method: 'GET',
  path: '/team_away/{id}/',
  summary: 'Who else of the team is away on the days of a request, for those who decide on it',
  response: z.object({
    /** Of the people whom the caller may see. */
    team_away: z.array(awayDay),
    /** false where the caller may not see everybody of that team. */
    is_whole_team: z.boolean(),
    coverage: shownCoverage,
  }),
  errors: ['FORBIDDEN', 'FEATURE_OFF'],
})

export const getWeekForecast = events({
  id: 'get_week_forecast',
  method: 'GET',
  path: '/week_forecast/{id}/',
  summary: 'How long the week of a request for work beyond the plan will be, for those who decide on it',
  response: weekForecast,
  errors: ['FORBIDDEN', 'FEATURE_OFF'],
})

export const cancelEvent = events({
  id: 'delete_work_event',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Cancel a request together with its document, or one day out of it; the days come back',
  query: z.object({
    /** That day alone; the request goes on with the others. */
    wk_cancel_date: day.optional(),
  }),
  errors: [
    'NO_PERMISSION',
    'KEPT_BY_PLAN',
    'FEATURE_OFF',
    'DOCUMENT_STATE',
    'ALREADY_CONFIRMED',
    'LEAVE_HAS_BEGUN',
  ],
})
