import { z } from 'zod'
import { area } from '../../area.ts'
import { eventTouches } from '../work-events/event-touches.ts'
import { day, id, outDay, outInstant, paged, queryInt, teamFilter } from '../../fields.ts'

/** Where a procedure of article 61 stands (decision A-06). */
export const promotionStep = z.enum(['READY', 'POSSIBLE', 'ASKED', 'NOTICE', 'DONE', 'EXPIRED'])
/** 1-1 and 1-2: leave by months of the first year; 2: that of later years (decision A-07). */
export const promotionType = z.enum(['1-1', '1-2', '2'])
export const plannedType = z.enum(['FULL', 'AM', 'PM'])

/** Why the law holds the procedure good, or not. */
export const promotionReason = z.enum([
  'WORKER_PLANNED',
  'EMPLOYER_NOTICED',
  'NOT_WRITTEN',
  'NOT_ASKED',
  'ASK_OUTSIDE_WINDOW',
  'NO_EMPLOYER_NOTICE',
  'NOTICE_BEFORE_REPLY_DEADLINE',
  'NOTICE_TOO_LATE',
  'LEFT_BEFORE_END',
  'WORK_ACCEPTED',
])

const asks = area({
  area: 'vacation',
  ids: 'vacation_ask',
  path: '/user/vacation_ask',
  feature: 'VACATION_PROMOTION',
  touches: ['vacation', 'home'],
})
const plans = area({
  area: 'vacation',
  ids: 'vacation_plan',
  path: '/user/vacation_plan',
  feature: 'VACATION_PROMOTION',
  touches: ['home', ...eventTouches],
})

/** Why no leave is taken of a day that was planned before plans took their leave. */
const notTaken = z.enum(['DAY_CLOSED', 'NO_LEAVE_LEFT', 'NO_WORK_DAY', 'HALF_HOLIDAY', 'DAY_TAKEN', 'WORKED'])

export type NotTaken = z.infer<typeof notTaken>

const plan = z.object({
  id: z.number(),
  user: z.number(),
  vacation_ask: z.number(),
  planned_type: plannedType,
  planned_date: outDay,
  /** FULL 1, AM and PM 0.5 (decision A-53). */
  planned_days: z.number(),
  planned_by: z.number(),
  /** The leave of that day was taken: from the day on, unless the person came or the company says that it was not. */
  is_used: z.boolean(),
  /** The person came to work all the same, and the company accepted it: the day has to be paid. */
  work_accepted: z.boolean(),
  /** When the person checked in on it, having been told that no work is taken. */
  came_datetime: outInstant.nullable(),
  /** When the company said that it does not accept work on it. */
  refused_datetime: outInstant.nullable(),
  /** Why no leave is taken of it: it lies after the last day of work, or was planned before plans took their leave. */
  not_taken_because: z.enum([...notTaken.options, 'LEFT']).nullable(),
  abilities: z.object({ refuse_work: z.boolean() }),
})

const ask = z.object({
  id: z.number(),
  user: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  company: z.number(),
  ordinal_year: z.number(),
  ask_type: promotionType,
  step: promotionStep,
  /** Null, or: 0 the asking was missed, 1 stopped, 2 the notice was missed, 3 no days are left, 4 the person left, 5 switched off. */
  expiration_reason: z.number().int().min(0).max(5).nullable(),
  ask_start_date: outDay,
  ask_end_date: outDay,
  /** From when to when the leave can be taken. */
  vacation_start_date: outDay,
  vacation_end_date: outDay,
  /** On these days it arose. */
  occur_start_date: outDay,
  occur_end_date: outDay,
  occurred_days: z.number(),
  used_days: z.number(),
  target_vacation_days: z.number(),
  /** What the balance has of it by now while the plan is due: less what was taken or asked for since; null otherwise. */
  left_days: z.number().nullable(),
  /** So many days a plan has: what is less than a half day cannot be planned. */
  days_to_plan: z.number(),
  asked_datetime: outInstant.nullable(),
  /** When the person saw the request. */
  read_datetime: outInstant.nullable(),
  response_datetime: outInstant.nullable(),
  noticed_datetime: outInstant.nullable(),
  /** Null until asked. */
  user_response_expiry_date: outDay.nullable(),
  company_response_expiry_date: outDay,
  /** Addresses of what was written, null while nothing was. */
  ask_doc: z.string().nullable(),
  plan_doc: z.string().nullable(),
  /** Years of the leave account whose days it is about. */
  vacation: z.array(z.number()),
  plan: z.array(plan),
  has_legal_effect: z.boolean(),
  legal_reason: promotionReason,
  /** What may be done now, by who asks. */
  abilities: z.object({
    ask: z.boolean(),
    stop: z.boolean(),
    update: z.boolean(),
    plan: z.boolean(),
    notice: z.boolean(),
  }),
})

const filters = {
  ordinal_year: queryInt(1, 100).optional(),
  step: promotionStep.optional(),
  ask_type: promotionType.optional(),
  team_id: teamFilter.optional(),
}

export const listPromotions = asks({
  id: 'list_vacation_asks',
  method: 'GET',
  path: '/',
  summary:
    'Procedures of the company whose leave ends from today on: those that go on first, by the day on which asking ends',
  ...paged(ask, filters, {
    /** How many there are by step, whatever step is asked for. */
    steps: z.record(promotionStep, z.number()),
  }),
  errors: ['FORBIDDEN'],
})

export const promoteLeave = asks({
  id: 'create_vacation_asks',
  method: 'POST',
  path: '/',
  summary: 'Ask people in writing to plan the leave that they have left; who cannot be asked is named',
  body: z.object({ user_ids: z.array(id).min(1).max(1000) }),
  response: z.object({
    asked: z.array(ask),
    skipped: z.array(
      z.object({ user: z.number(), username: z.string(), reason: z.string(), message: z.string() }),
    ),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PROMOTION_NOT_OPEN', 'NOTHING_TO_PROMOTE', 'ALREADY_PROMOTED'],
})

export const getPromotion = asks({
  id: 'get_vacation_ask',
  method: 'GET',
  path: '/{id}/',
  summary: 'One procedure, for who is in charge and for the person whom it is about',
  response: ask,
  errors: ['FORBIDDEN'],
})

export const askPromotion = asks({
  id: 'ask_vacation_ask',
  method: 'GET',
  path: '/{id}/ask/',
  changesState: true,
  summary: 'Ask the person of one procedure in writing to plan the leave that is left',
  response: ask,
  errors: ['FORBIDDEN', 'PROMOTION_STEP', 'PROMOTION_NOT_OPEN', 'NOTHING_TO_PROMOTE', 'ALREADY_PROMOTED'],
})

export const stopPromotion = asks({
  id: 'stop_vacation_ask',
  method: 'GET',
  path: '/{id}/stop/',
  changesState: true,
  summary: 'Take a request back: it can be made again while its window is open, and has ended otherwise',
  response: ask,
  errors: ['FORBIDDEN', 'PROMOTION_STEP'],
})

export const updatePromotion = asks({
  id: 'update_vacation_days',
  method: 'GET',
  path: '/{id}/update_vacation_days/',
  changesState: true,
  summary: 'Count anew what is left, before anybody is asked',
  response: ask,
  errors: ['FORBIDDEN', 'PROMOTION_STEP'],
})

export const listOwnPromotions = asks({
  id: 'list_own_vacation_asks',
  method: 'GET',
  path: '/ask_list/',
  summary: 'All procedures of a person, newest first; of somebody else for who is in charge alone',
  query: z.object({ user_id: id.optional() }),
  response: z.array(ask),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const readPromotion = asks({
  id: 'read_vacation_ask',
  method: 'POST',
  path: '/{id}/read/',
  summary: 'Note that the person has seen the own request; the first time counts',
  success: [200],
  response: z.object({ read_datetime: outInstant }),
  errors: ['FORBIDDEN', 'PROMOTION_STEP'],
})

/** ask: what the company asked for; plan: what was planned or fixed; evidence: both with all that happened. */
export const downloadPromotion = asks({
  id: 'download_vacation_ask',
  method: 'GET',
  path: '/{id}/document/',
  summary: 'What was written in a procedure, or all of its evidence, as a PDF',
  query: z.object({ kind: z.enum(['ask', 'plan', 'evidence']) }),
  answers: 'binary',
  download: { action: 'leave_promotion.download', target: { kind: 'leave_promotion', by: ['id'] } },
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'PROMOTION_STEP', 'TOO_MANY_FILES'],
})

const dayToPlan = z.object({ planned_type: plannedType, planned_date: day })

// Only the days of somebody else are refused (403): whoever names no procedure asks for the own ones, as whoever was asked has to.
export const listPlannedDays = plans({
  id: 'list_vacation_plans',
  method: 'GET',
  path: '/',
  summary: 'Planned days of a procedure, or all the own ones',
  query: z.object({ ask_id: id.optional() }),
  response: z.array(plan),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const planRefusals = [
  'PROMOTION_STEP',
  'PLAN_TIME_OVER',
  'PLAN_TOO_FEW',
  'PLAN_TOO_MANY',
  'PLAN_DAY_UNFIT',
  'PLAN_DAY_TAKEN',
  'LEAVE_HALF_HOLIDAY',
  'NO_WORK_DAY',
  'EVENT_CONFLICT',
  'ALREADY_CONFIRMED',
] as const

export const planLeave = plans({
  id: 'create_vacation_plans',
  method: 'POST',
  path: '/',
  summary: 'Hand in on which days one takes all the leave that one was asked about',
  body: z.object({
    plans: z
      .array(dayToPlan.extend({ vacation_ask: id }))
      .min(1)
      .max(200),
  }),
  response: z.array(plan),
  errors: [...planRefusals, 'NO_PROMOTION_MANAGER', 'NOT_FOUND'],
})

export const getPlannedDay = plans({
  id: 'get_vacation_plan',
  method: 'GET',
  path: '/{id}/',
  summary: 'One planned day',
  response: plan,
  errors: ['FORBIDDEN'],
})

const changes = {
  summary: 'Move a planned day, or say whether the leave was taken on it',
  response: plan,
  errors: ['FORBIDDEN', ...planRefusals, 'EVENT_MINUS_NOT_ACCEPTABLE'],
} as const

export const replacePlannedDay = plans({
  ...changes,
  id: 'replace_vacation_plan',
  method: 'PUT',
  path: '/{id}/',
  body: dayToPlan.extend({ is_used: z.boolean().optional() }),
})

export const changePlannedDay = plans({
  ...changes,
  id: 'change_vacation_plan',
  method: 'PATCH',
  path: '/{id}/',
  body: dayToPlan.extend({ is_used: z.boolean() }).partial(),
})

export const removePlannedDay = plans({
  id: 'delete_vacation_plan',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove a planned day when the days that are left are planned without it',
  errors: ['FORBIDDEN', 'PROMOTION_STEP', 'PLAN_TOO_FEW', 'ALREADY_CONFIRMED'],
})

export const refuseWork = plans({
  id: 'refuse_work',
  method: 'POST',
  path: '/{id}/refuse_work/',
  success: [200],
  summary:
    'Say to the person, on a planned whole day, that the company does not accept work: what is done then takes no effect from the day',
  response: plan,
  errors: ['FORBIDDEN', 'PROMOTION_STEP', 'ALREADY_CONFIRMED'],
})

export const checkPromotionNotice = plans({
  id: 'check_vacation_plan_noti',
  method: 'GET',
  path: '/check_noti/',
  summary: 'Whether one has been asked to plan leave and has not answered, and until when one may',
  response: z.object({
    has_noti: z.boolean(),
    ask_id: z.number().nullable(),
    target_vacation_days: z.number().nullable(),
    user_response_expiry_date: outDay.nullable(),
  }),
})

export const isPlannedDay = plans({
  id: 'is_planned_day',
  method: 'GET',
  path: '/is_planned_day/',
  summary: 'Whether leave is planned on a day, today unless said, so that no work is to be done',
  query: z.object({ date: day.optional(), user_id: id.optional() }),
  response: z.object({
    is_planned_day: z.boolean(),
    planned_type: plannedType.nullable(),
    /** Not the person but the company fixed the day. */
    is_fixed_by_company: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
})

export const summarizePlannedDays = plans({
  id: 'planned_day_summary',
  method: 'GET',
  path: '/planned_day_summary/',
  summary: 'How much of the leave of a year was promoted, planned and taken, of one person',
  query: z.object({ ordinal_year: queryInt(1, 10_000), user_id: id }),
  response: z.object({
    user_id: z.number(),
    ordinal_year: z.number(),
    target_days: z.number(),
    planned_days: z.number(),
    used_days: z.number(),
    /** Planned for days that are still to come. */
    coming_days: z.number(),
    plan: z.array(plan),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const fixDays = plans({
  id: 'notice_vacation_plan',
  method: 'POST',
  path: '/notice/',
  summary: 'Fix the days of somebody who has not answered, in writing',
  body: z.object({ ask_id: id, plans: z.array(dayToPlan).min(1).max(200) }),
  success: [200, 201],
  response: ask,
  errors: ['FORBIDDEN', 'NOT_FOUND', ...planRefusals],
})

export const getDaysToPlan = plans({
  id: 'get_work_schedule',
  method: 'GET',
  path: '/get_work_schedule/',
  summary: 'Days among which leave is planned: which of them are work, and what is there already',
  query: z.object({ ask_id: id.optional(), start_date: day.optional(), end_date: day.optional() }),
  response: z.array(
    z.object({
      date: outDay,
      /** Work is due, and leave may be planned. */
      is_work_day: z.boolean(),
      /** Name of the public holiday, in the reader's language. */
      holiday: z.string().nullable(),
      /** Leave is planned or requested: all of the day, or a half of it. */
      taken: plannedType.nullable(),
    }),
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_RANGE'],
})
