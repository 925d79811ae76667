import { z } from 'zod'
import { area } from '../../area.ts'
import {
  INT_MAX,
  day,
  id,
  int,
  line,
  orgRange,
  outDay,
  outTime,
  paged,
  queryInt,
  teamFilter,
  timeOfDay,
} from '../../fields.ts'

const plans = ['work', 'confirm', 'home.get_summary', 'leave.get_attendance_rate']
const templates = area({
  area: 'work',
  path: '/work/sch_template',
  feature: 'ATTENDANCE',
  touches: ['work.list_sch_templates', 'work.list_sch_months'],
})
const events = area({
  area: 'work',
  path: '/work/sch_event',
  feature: 'ATTENDANCE',
  touches: ['work.list_sch_events', 'home'],
})
const months = area({ area: 'work', path: '/work/sch_month', feature: 'ATTENDANCE', touches: plans })

/** When a shift ends: 24:00 to 47:59 on the next day, and so does what is earlier than its start. */
const endTime = z
  .string()
  .regex(/^([0-3]\d|4[0-7]):[0-5]\d(:[0-5]\d)?$/)
  .transform((value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5)))
  .meta({ format: 'time', example: '17:00' })

const shiftRest = z.number().int().min(0).max(720)

/** At most so many templates are offered: what people choose from by eye. */
export const MOST_TEMPLATES = 50

const template = z.object({
  sch_tem_id: z.number(),
  title: z.string(),
  start_time: outTime,
  /** From 24:00 on of the next day. */
  end_time: outTime,
  /** Minutes of rest. */
  rest: z.number(),
  color: z.string(),
})

export const listSchTemplates = templates({
  id: 'list_sch_templates',
  method: 'GET',
  path: '/',
  summary: 'Shifts that days are planned by, in the order of their start',
  response: z.array(template),
})

export const saveSchTemplate = templates({
  id: 'save_sch_template',
  method: 'POST',
  path: '/',
  summary:
    'Add a shift, or change the one with this id: days that were planned by it before keep the hours that they have',
  body: z.object({
    sch_tem_id: id.optional(),
    title: line(1, 20),
    start_time: timeOfDay.default(540),
    end_time: endTime.default(1020),
    rest: shiftRest.default(60),
    color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .default('#0ca678'),
  }),
  response: template,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN', 'SHIFT_HOURS', 'TOO_MANY_SHIFTS'],
})

export const deleteSchTemplate = templates({
  id: 'delete_sch_template',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Offer a shift no more; days that were planned by it stay',
  errors: ['FORBIDDEN'],
})

const event = z.object({
  wk_sch_eve_id: z.number(),
  /** Null for everybody. */
  user_id: z.number().nullable(),
  username: z.string().nullable(),
  date: outDay,
  title: z.string(),
  abilities: z.object({ update: z.boolean(), delete: z.boolean() }),
})

export const listSchEvents = events({
  id: 'list_sch_events',
  method: 'GET',
  path: '/',
  summary:
    'What happens in a month (this one by default): to everybody, and to the people whom the caller sees',
  ...paged(event, { date: day.optional(), user_id: queryInt(1).optional() }),
})

export const saveSchEvent = events({
  id: 'save_sch_event',
  method: 'POST',
  path: '/',
  summary: 'Add an event of a person or, by full admins, of everybody; or change the one with this id',
  body: z.object({
    wk_sch_eve_id: id.optional(),
    user_id: id.nullish(),
    date: day,
    title: line(1, 100),
  }),
  response: event,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const deleteSchEvent = events({
  id: 'delete_sch_event',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove an event',
  errors: ['FORBIDDEN'],
})

/**
 * A day of a schedule: whether it is worked, and by which shift. With hours it keeps these, whatever the shift has by now; worked
 * by no shift and without hours it has those of the company.
 */
const scheduledDay = z.object({
  work: z.boolean(),
  /** 0 or null for none. */
  sch_tem_id: int.min(0).nullish(),
  /** Both or none. */
  start_time: timeOfDay.optional(),
  end_time: endTime.optional(),
  /** What the product takes off by itself when absent. */
  rest: shiftRest.optional(),
})

const DAY_NUMBER = /^([1-9]|[12]\d|3[01])$/

const monthBody = z.object({
  /** Of the schedule that is changed, where there is one. */
  wk_sch_id: id.nullish(),
  /** As it was read: who has not seen the latest is refused. */
  version: z.number().int().min(0).max(INT_MAX).nullish(),
  user_id: id,
  /** The first and the last day of a month. */
  sch_start_date: day,
  sch_end_date: day,
  /** How many days are worked; counted when absent. */
  sch_work_days: z.number().int().min(0).max(31).optional(),
  /** T or F for each day of the month. */
  work_month: z.string().regex(/^[TF]{28,31}$/),
  /** Each day of the month by its number. */
  work_schedule: z.record(z.string().regex(DAY_NUMBER), scheduledDay),
})

/** Hours of a day that was planned by a shift which has others by now, or none. */
const ownHours = { start_time: outTime.optional(), end_time: outTime.optional(), rest: z.number().optional() }

const month = z.object({
  /** Null for who has no schedule in the month and follows the company. */
  wk_sch_id: z.number().nullable(),
  version: z.number(),
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  joined_date: outDay.nullable(),
  retired_date: outDay.nullable(),
  /** When work is settled by the month and not by the week: from a day on, and until before another. Mostly never. */
  settled_monthly: z.array(z.object({ from: outDay.nullable(), before: outDay.nullable() })),
  sch_start_date: outDay,
  sch_end_date: outDay,
  sch_work_days: z.number(),
  work_month: z.string().nullable(),
  work_schedule: z
    .record(z.string(), z.object({ work: z.boolean(), sch_tem_id: z.number().nullable(), ...ownHours }))
    .nullable(),
  /** The days by schedule of the weeks that begin before the month or end after it. */
  around: z.array(
    z.object({ date: outDay, work: z.boolean(), sch_tem_id: z.number().nullable(), ...ownHours }),
  ),
  /** Days of these weeks that were swapped for the person, whatever the schedule has: holidays that are worked, and days off for them. */
  swapped_days: z.array(
    z.object({ date: outDay, work: z.boolean(), other_date: outDay, holiday_name: z.string().nullable() }),
  ),
  /** Days that were closed for the person: they stay as they are. */
  closed: z.array(z.object({ start_date: outDay, end_date: outDay })),
  abilities: z.object({ update: z.boolean() }),
})

/** What the company plans for who has no schedule, for each day of the weeks that the month touches. */
const usualDay = z.object({
  date: outDay,
  is_work_day: z.boolean(),
  is_holiday: z.boolean(),
  holiday_name: z.string().nullable(),
  start_time: outTime.nullable(),
  end_time: outTime.nullable(),
  planned_minutes: z.number(),
})

export const listSchMonths = months({
  id: 'list_sch_months',
  method: 'GET',
  path: '/',
  summary: 'The schedules of a month (this one by default), by name, with the people who have none',
  ...paged(
    month,
    {
      date: day.optional(),
      user_id: queryInt(1).optional(),
      team_id: teamFilter.optional(),
      org_range: orgRange.default('company'),
    },
    {
      days: z.array(usualDay),
      /** Those that the days tell of, also removed ones. */
      templates: z.array(template.extend({ is_removed: z.boolean() })),
    },
  ),
})

export const saveSchMonth = months({
  id: 'save_sch_month',
  method: 'POST',
  path: '/',
  summary: 'Plan a month of a person; without a day of work and without a schedule before nothing is stored',
  body: monthBody,
  response: month,
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'SCHEDULE_MONTH',
    'SCHEDULE_DAYS',
    'SHIFT_HOURS',
    'SCHEDULE_EMPLOYMENT',
    'SCHEDULE_CHANGED',
    'ALREADY_CONFIRMED',
  ],
})

/** As many people as are planned in one go. */
export const MOST_MONTHS = 500

export const saveSchMonths = months({
  id: 'save_sch_months',
  method: 'POST',
  path: '/save_many/',
  summary:
    'Plan a month of several people, all or nothing; who has no day of work and no schedule before is left out',
  body: z.object({ months: z.array(monthBody).min(1).max(MOST_MONTHS) }),
  response: z.object({
    saved: z.array(z.object({ user_id: z.number(), wk_sch_id: z.number(), version: z.number() })),
    skipped: z.array(z.number()),
  }),
  success: [200],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'SCHEDULE_MONTH',
    'SCHEDULE_DAYS',
    'SHIFT_HOURS',
    'SCHEDULE_EMPLOYMENT',
    'SCHEDULE_CHANGED',
    'ALREADY_CONFIRMED',
  ],
})

export const deleteSchMonth = months({
  id: 'delete_sch_month',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove the schedule of a month: its days follow the company again',
  errors: ['FORBIDDEN', 'ALREADY_CONFIRMED'],
})
