import { z } from 'zod'
import { members, users } from '../members/areas.ts'
import { day, id, line, phone, text, upload } from '../../fields.ts'
import { member, workCheck } from '../members/members.ts'
import { workChange } from '../members/work-settings.ts'

/** What may stand against a change of a member. */
export const changeErrors = [
  'FORBIDDEN',
  'NOT_FOUND',
  'TEAM_CLOSED',
  'CHANGE_BEFORE_JOINED',
  'CHANGE_AFTER_RETIRED',
  'EMPLOYMENTS_OVERLAP',
  'JOINED_AFTER_ABSENCE',
  'RETIRED_BEFORE_JOINED',
  'WRONG_MEMBER_STATE',
  'PROFILE_FIELD_LOCKED',
  'WEEK_UNLIKE_DAYS',
  'ALREADY_CONFIRMED',
] as const

export const memberChange = z.object({
  user_id: id,
  username: line(1, 50).optional(),
  local_username: line(0, 50).optional(),
  en_username: line(0, 50).optional(),
  position: line(0, 50).optional(),
  job_desc: text(0, 500).optional(),
  phone: phone.optional(),
  contract_type: line(0, 50).optional(),
  ...workChange,
  joined_date: day.nullable().optional(),
  rank_id: id.nullable().optional(),
  work_check: workCheck.optional(),
  dash_available: z.boolean().optional(),
  /** null or 0: in no team. */
  team: id.or(z.literal(0)).nullable().optional(),
  /**
   * The first day on which team, rank, position, contract, its hours and how times are counted hold, today when left out: a past one corrects the
   * history until the next change, a coming one arranges it.
   */
  from: day.optional(),
  /** The same for the team alone. */
  team_from: day.optional(),
})

export const manyChanges = z.array(memberChange).min(1).max(500)

export const updateMembers = members({
  id: 'update',
  method: 'PATCH',
  path: '/update_user_company_members/',
  summary: 'Change one member or several at once: all or none, from today or from a given day on',
  body: z.union([memberChange, manyChanges]),
  response: z.array(member),
  errors: changeErrors,
})

export const updateOtherProfile = users({
  id: 'update_profiles',
  method: 'PATCH',
  path: '/update_profiles/',
  summary: 'Change the profile of another member',
  accepts: 'form',
  files: ['image_url'],
  /** image_url: a new picture as a file, or null to take the present one away. */
  body: memberChange.extend({
    birth_date: day.nullable().optional(),
    image_url: z.union([upload, z.null()]).optional(),
  }),
  response: member,
  waitsForTurn: true,
  errors: [...changeErrors, 'IMAGE_INVALID', 'FILE_TOO_LARGE', 'FILE_EMPTY'],
})

export const updateProfilesBulk = users({
  id: 'update_profiles_bulk',
  method: 'PATCH',
  path: '/update_profiles_bulk/',
  summary: 'Change the profiles of several members: all or none',
  body: z.object({ user_data: z.array(memberChange).min(1).max(500) }),
  response: z.array(member),
  errors: changeErrors,
})

const retiredChange = memberChange
  .omit({ team: true, team_from: true, from: true })
  .extend({ retire_date: day.optional() })

export const updateRetiredMembers = members({
  id: 'update_retired',
  method: 'PATCH',
  path: '/update_retired_user_company_members/',
  summary: 'Correct what is recorded of people who have left, also their last day: all or none',
  body: z.union([retiredChange, z.array(retiredChange).min(1).max(500)]),
  response: z.array(member),
  errors: [...changeErrors, 'RETIRED_IN_FUTURE'],
})
