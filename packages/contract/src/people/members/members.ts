import { z } from 'zod'
import { profileFields } from '#rules/profiles/profile-fields.ts'
import { WORK_CHECKS } from '#rules/work-time/work-type.ts'
import { members, profiles, users } from './areas.ts'
import { day, line, outDay, outTime, paged, phone, queryInt, teamFilter, text, upload } from '../../fields.ts'
import { untoldWorkSettings, workSettings } from './work-settings.ts'
import { memberOrderings } from './member-orderings.ts'

export const memberStatuses = ['INVITED', 'WORKING', 'ABSENCE', 'RETIRED'] as const
export const workChecks = WORK_CHECKS

/** The specification's word for both, check-in and events, is OTHER; ours is ALL. */
export const workCheck = z
  .enum([...WORK_CHECKS, 'OTHER'])
  .transform((named) => (named === 'OTHER' ? 'ALL' : named))

const team = z.object({ team_id: z.number(), team_name: z.string() })
const rank = z.object({ id: z.number(), name: z.string() })

const userProfile = z.object({
  username: z.string(),
  local_username: z.string(),
  en_username: z.string(),
  position: z.string(),
  job_desc: z.string(),
  phone: z.string(),
  birth_date: outDay.nullable(),
  team: team.nullable(),
  rank: rank.nullable(),
  joined_date: outDay.nullable(),
  ...workSettings,
  dash_available: z.boolean(),
  /** team: lists start with the own team; company: with everybody. */
  default_team_filter: z.enum(['team', 'company']),
  language: z.string(),
  image_url: z.string().nullable(),
})

/** team, or anything else for the wide view. */
const firstFilter = line(1, 20).transform((choice) =>
  choice === 'team' ? ('team' as const) : ('company' as const),
)

const adminInfo = {
  is_admin: z.boolean(),
  is_admin_full: z.boolean(),
  is_admin_limited: z.boolean(),
}

const profile = z.object({
  id: z.number(),
  email: z.string(),
  cmem_status: z.enum(memberStatuses),
  user_profile: userProfile,
  isTeamLeader: z.boolean(),
  ...adminInfo,
  /** False: the language of the profile is the company's. */
  has_chosen_language: z.boolean(),
  /** False: nobody has said whether lists begin with the team. */
  has_chosen_range: z.boolean(),
  /** Fields of the own profile that the company lets only admins change, or does not keep at all. */
  locked_fields: z.array(z.enum(profileFields)),
  /** Teams led, without the teams below them. */
  leader: z.array(team),
  /** Further duties, such as PAYROLL or E_SIGNATURE. */
  roles: z.array(z.string()),
  company: z.object({
    company_id: z.number(),
    company_name: z.string(),
    company_logo: z.string().nullable(),
    company_background: z.string().nullable(),
    timezone: z.string(),
    /** Until then at night the day of the screens of working time is the one before. */
    change_day_time: outTime,
    language: z.string(),
  }),
  features: z.record(z.string(), z.enum(['ON', 'OFF'])),
})

export const getProfile = users({
  id: 'get_profile',
  method: 'GET',
  path: '/get_profile/',
  summary:
    'The signed-in person in the company: profile, roles, teams led, and what the company has switched on',
  // Whoever is shut out must be able to learn it.
  whileShutOut: true,
  response: profile,
})

const ownFields = {
  username: line(1, 50).optional(),
  local_username: line(0, 50).optional(),
  en_username: line(0, 50).optional(),
  job_desc: text(0, 500).optional(),
  phone: phone.optional(),
  birth_date: day.nullable().optional(),
  language: z.enum(['ko', 'ja', 'en']).optional(),
  /** What lists of people begin with: the own team, or everybody (any other word). null: as the product decides. */
  default_team_filter: firstFilter.nullable().optional(),
}

export const updateProfile = users({
  id: 'update_profile',
  method: 'PATCH',
  path: '/update_profile/',
  summary: 'Change the own profile; team, position and dates are changed by admins only',
  accepts: 'form',
  files: ['image_url'],
  limitPerMinute: 60,
  /** image_url: a new picture as a file, or null to take the present one away. */
  body: z.object({ ...ownFields, image_url: z.union([upload, z.null()]).optional() }),
  response: profile,
  waitsForTurn: true,
  errors: ['PROFILE_FIELD_LOCKED', 'IMAGE_INVALID', 'FILE_TOO_LARGE', 'FILE_EMPTY'],
})

export const personBrief = z.object({
  user_id: z.number(),
  username: z.string(),
  email: z.string(),
  team: team.nullable(),
  position: z.string(),
  initials: z.string(),
  image_url: z.string().nullable(),
})

export const listUser = users({
  id: 'list_user',
  method: 'GET',
  path: '/list_user/',
  aliases: ['/user/users/', '/user/users/list_profile/'],
  summary:
    'People to choose from, by name: whole or partial, initial consonants (ㄱㅎㅈ), Latin letters, e-mail',
  query: z.object({ search: line(0, 50).default(''), limit: queryInt(1, 100).default(20) }),
  response: z.array(personBrief),
})

const abilities = z.object({
  update: z.boolean(),
  retire: z.boolean(),
  absence: z.boolean(),
  rejoin: z.boolean(),
  resend_invite: z.boolean(),
  cancel_invite: z.boolean(),
  delete: z.boolean(),
})

/**
 * Why somebody is absent for long. Childcare leave and absence after an injury at work count as attended where annual leave arises; an
 * agreed absence is left out of the days on which work was due (article 60(6)).
 */
export const absenceKinds = ['AGREED', 'CHILDCARE', 'WORK_INJURY'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

/** Leave of absence, running or to come; until is null while the return is open. */
const absence = z
  .object({ from: outDay, until: outDay.nullable(), reason: z.string(), kind: z.enum(absenceKinds) })
  .nullable()

export const member = z.object({
  user_id: z.number(),
  email: z.string(),
  username: z.string(),
  local_username: z.string(),
  en_username: z.string(),
  cmem_status: z.enum(memberStatuses),
  team: team.nullable(),
  rank: rank.nullable(),
  position: z.string(),
  job_desc: z.string(),
  phone: z.string(),
  contract_type: z.string(),
  joined_date: outDay.nullable(),
  retire_date: outDay.nullable(),
  /** The last day of work of somebody who will leave. */
  planned_retire_date: outDay.nullable(),
  absence,
  work_check: z.string(),
  dash_available: z.boolean(),
  is_admin_full: z.boolean(),
  image_url: z.string().nullable(),
  /** What the person is doing today: NOT_IN, WORKING, AWAY, OUT, LEAVE, ABSENCE or DAY_OFF, and the codes of today's leave. */
  /** What the board says of the person now (ON_DUTY_STATES), or ABSENCE; the approved leave of the day by name. */
  onduty_detail: z.object({ status: z.string(), events_txt: z.string() }),
  abilities,
})

export const memberSelection = {
  search: line(0, 50).optional(),
  /** Cut to what the caller may see. */
  team_id: teamFilter.optional(),
  /** 0: people without a rank. */
  rank_id: queryInt(0).optional(),
  position: line(0, 50).optional(),
  contract_type: line(0, 50).optional(),
  /** The company as it stood, or will stand, on that day. */
  as_of: day.optional(),
}

const memberFilter = {
  cmem_status: z.enum(memberStatuses).optional(),
  ...memberSelection,
  ordering: z.enum(memberOrderings).default('-joined_date'),
  retire_date__gte: day.optional(),
  retire_date__lte: day.optional(),
}

export const listMembers = members({
  id: 'list',
  method: 'GET',
  path: '/',
  summary:
    'Members whom the caller looks after, in pages: full admins all, limited admins and leaders their teams',
  ...paged(member, memberFilter),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const countMembers = members({
  id: 'count',
  method: 'GET',
  path: '/status_counts/',
  summary: 'How many members each state has under the same filters as the list',
  query: z.object(memberSelection),
  response: z.record(z.enum(memberStatuses), z.number().int()),
  errors: ['FORBIDDEN'],
})

/** As others are told it: settings of the person are null for colleagues. */
const othersProfile = userProfile.extend({
  ...untoldWorkSettings,
  dash_available: userProfile.shape.dash_available.nullable(),
  default_team_filter: userProfile.shape.default_team_filter.nullable(),
  language: userProfile.shape.language.nullable(),
})

export const person = z.object({
  user_id: z.number(),
  email: z.string(),
  cmem_status: z.enum(memberStatuses),
  user_profile: othersProfile,
  contract_type: z.string(),
  retire_date: outDay.nullable(),
  planned_retire_date: outDay.nullable(),
  absence,
  isTeamLeader: z.boolean(),
  leader: z.array(team),
  abilities,
})

export const getUserProfile = profiles({
  id: 'get_user_profile',
  method: 'GET',
  path: '/{id}/',
  summary: 'One person: everything for those who look after them, name, team and contact for colleagues',
  response: person,
})
