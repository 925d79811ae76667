import { z } from 'zod'
import { EVENT_GROUPS } from '#rules/event-codes/event-groups.ts'
import { DAYS_PER } from '#rules/event-codes/statutory-leave.ts'
import { area } from '../../area.ts'
import { id, line, paged } from '../../fields.ts'

const eventCodes = area({
  area: 'company',
  path: '/user/companies',
  touches: [
    'company.list_event_codes',
    'company.list_event_code_users',
    'vacation',
    'home.get_start_list',
    'home.get_summary',
  ],
})

const eventCode = z.object({
  /** null for the kinds that come with the product. */
  c_event_code_id: z.number().nullable(),
  /** The kind, VACATION:ANNUAL or CUSTOM:12, and what events of it carry: one code for each unit. */
  code: z.string(),
  codes: z.array(z.string()),
  event_name: z.string(),
  group: z.enum(EVENT_GROUPS),
  /** null: no fixed number of days. */
  event_days: z.number().nullable(),
  /** The longest by law, where it follows the case. */
  most_days: z.number().nullable(),
  /** The first so many days that are paid by law; null where the law says nothing. */
  paid_days: z.number().nullable(),
  days_per: z.enum(DAYS_PER).nullable(),
  article: z.string(),
  apply_all: z.boolean(),
  full: z.boolean(),
  half: z.boolean(),
  /** Two hours, and one, from a time on. */
  quarter: z.boolean(),
  one_hour: z.boolean(),
  time: z.boolean(),
  /** By the hour in steps of so many minutes. */
  time_minutes: z.number().nullable(),
  /** Colleagues see neither its name nor its kind. */
  secret: z.boolean(),
  built_in: z.boolean(),
  is_active: z.boolean(),
  /** Whether the caller may ask for it. */
  is_mine: z.boolean(),
  /** People assigned to it; 0 for those who are no admins. */
  user_count: z.number(),
  /** Whom it is for besides those assigned by name, now and later: teams with those below, and ranks. Empty for those who are no admins. */
  team_ids: z.array(z.number()),
  rank_ids: z.array(z.number()),
  /** The role by which an approval line is chosen. */
  apv_role_code: z.string(),
  abilities: z.object({ update: z.boolean(), delete: z.boolean(), assign: z.boolean() }),
})

export const listEventCodes = eventCodes({
  id: 'list_event_codes',
  method: 'GET',
  path: '/list_event_codes/',
  summary:
    'Kinds of leave and work events: those of the product, then those of the company. Members see what they may ask for, admins all',
  query: z.object({ group: z.enum(EVENT_GROUPS).default('ALL') }),
  response: z.array(eventCode),
})

// Half days are the smallest part; none or 0 is no fixed number. The checks are those of the table.
const eventDays = z
  .number()
  .min(0)
  .max(366)
  .multipleOf(0.5)
  .nullable()
  .transform((days) => (days === 0 ? null : days))
// "bool or minutes" in the specification: true is by the hour.
const timeStep = z.union([
  z.boolean().transform((on) => (on ? 60 : null)),
  z.number().int().min(10).max(480),
  z.null(),
])
const group = z.enum(EVENT_GROUPS)
const audience = z.array(id).max(200)

export const addEventCode = eventCodes({
  id: 'add_event_code',
  method: 'POST',
  path: '/add_event_code/',
  summary: 'Add a kind of event of the company’s own',
  body: z.object({
    event_name: line(1, 50),
    event_days: eventDays.optional(),
    days_per: z.enum(DAYS_PER).default('OCCASION'),
    apply_all: z.boolean().default(true),
    full: z.boolean().default(true),
    half: z.boolean().default(false),
    quarter: z.boolean().default(false),
    one_hour: z.boolean().default(false),
    time: timeStep.default(null),
    secret: z.boolean().default(false),
    group: group.default('VACATION'),
    team_ids: audience.default([]),
    rank_ids: audience.default([]),
  }),
  response: eventCode,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN', 'EVENT_CODE_NO_UNIT', 'EVENT_CODES_FULL'],
})

export const updateEventCode = eventCodes({
  id: 'update_event_code',
  method: 'PATCH',
  path: '/update_event_code/',
  summary: 'Change a kind of event of the company’s own; one that is not active is asked for no more',
  body: z.object({
    c_event_code_id: id,
    event_name: line(1, 50).optional(),
    event_days: eventDays.optional(),
    days_per: z.enum(DAYS_PER).optional(),
    apply_all: z.boolean().optional(),
    full: z.boolean().optional(),
    half: z.boolean().optional(),
    quarter: z.boolean().optional(),
    one_hour: z.boolean().optional(),
    time: timeStep.optional(),
    secret: z.boolean().optional(),
    group: group.optional(),
    team_ids: audience.optional(),
    rank_ids: audience.optional(),
    is_active: z.boolean().optional(),
  }),
  response: eventCode,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN', 'EVENT_CODE_NO_UNIT'],
})

export const deleteEventCode = eventCodes({
  id: 'delete_event_code',
  method: 'DELETE',
  path: '/delete_event_code/',
  summary: 'Remove a kind of event that nobody has asked for yet',
  query: z.object({ c_event_code_id: id }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'EVENT_CODE_USED'],
})

const ids = z.array(id).max(1000).default([])

export const assignEventCode = eventCodes({
  id: 'assign_custom_event',
  method: 'POST',
  path: '/assign_custom_event/',
  summary: 'Let people ask for a kind of event, also whole teams with those below, or let them no longer',
  body: z.object({
    c_event_code_id: id,
    user_ids: ids,
    team_ids: z.array(id).max(200).default([]),
    remove_user_ids: ids,
  }),
  response: eventCode,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'EVENT_CODE_FOR_ALL', 'WRONG_MEMBER_STATE'],
})

const assignedPerson = z.object({
  user_id: z.number(),
  username: z.string(),
  position: z.string(),
  team_name: z.string().nullable(),
  image_url: z.string().nullable(),
  abilities: z.object({ remove: z.boolean() }),
})

export const listEventCodeUsers = eventCodes({
  id: 'list_event_code_users',
  method: 'GET',
  path: '/list_event_code_users/',
  summary: 'People assigned to a kind of event, as far as the admin sees them',
  ...paged(assignedPerson, { c_event_code_id: id }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
