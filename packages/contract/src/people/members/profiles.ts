import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  day,
  idParams,
  line,
  orgRange,
  outTime,
  page,
  paging,
  queryFlag,
  queryInt,
  teamFilter,
  upload,
} from '../../fields.ts'
import { changeErrors } from './change-errors.ts'
import { byUser, member, memberChange, memberStatuses, person } from './members.ts'

export const listUserProfiles = endpoint({
  id: 'user.list_user_profiles',
  area: 'user',
  method: 'GET',
  path: '/user/user_profile/',
  summary: 'People whom the caller may see, in pages: oneself, the teams led and covered, or the company',
  audience: 'member',
  query: z.object({
    user_id: queryInt.min(1).optional(),
    /** Only people whom the caller looks after as an admin. */
    admin_only: queryFlag.optional(),
    /** true: working or on leave of absence; false: invited or gone. */
    is_active: queryFlag.optional(),
    cmem_status: z.enum(memberStatuses).optional(),
    org_range: orgRange.optional(),
    team_id: teamFilter.optional(),
    data_type: z.string().max(50).optional(),
    search: line(0, 50).optional(),
    ...paging,
  }),
  response: page(person),
  success: [200],
  errors: [],
})

export const isActiveUser = endpoint({
  id: 'user.is_active_user',
  area: 'user',
  method: 'GET',
  path: '/user/users/is_active_user/',
  summary: 'Whether the signed-in person works in a company at present',
  audience: 'account',
  response: z.object({ is_active: z.boolean() }),
  success: [200],
  errors: [],
})

export const getChangeDayInfo = endpoint({
  id: 'user.get_change_day_info',
  area: 'user',
  method: 'GET',
  path: '/user/users/get_change_day_info/',
  summary: 'The time at which the working day changes; work before it belongs to the day before',
  audience: 'member',
  response: z.object({ change_day_time: outTime }),
  success: [200],
  errors: [],
})

export const updateOtherProfile = endpoint({
  id: 'user.update_profiles',
  area: 'user',
  method: 'PATCH',
  path: '/user/users/update_profiles/',
  summary: 'Change the profile of another member',
  audience: 'member',
  accepts: 'form',
  files: ['image_url'],
  /** image_url: a new picture as a file, or null to take the present one away. */
  body: memberChange.extend({
    birth_date: day.nullable().optional(),
    image_url: z.union([upload, z.null()]).optional(),
  }),
  response: member,
  success: [200],
  waitsForTurn: true,
  errors: [...changeErrors, 'IMAGE_INVALID', 'FILE_TOO_LARGE', 'FILE_EMPTY'],
})

export const updateProfilesBulk = endpoint({
  id: 'user.update_profiles_bulk',
  area: 'user',
  method: 'PATCH',
  path: '/user/users/update_profiles_bulk/',
  summary: 'Change the profiles of several members: all or none',
  audience: 'member',
  body: z.object({ user_data: z.array(memberChange).min(1).max(500) }),
  response: z.array(member),
  success: [200],
  errors: changeErrors,
})

export const deleteMember = endpoint({
  id: 'members.delete',
  area: 'members',
  method: 'POST',
  path: '/user/com_members/delete_user_company/',
  summary: 'Remove a member who has left no records; others are retired instead',
  audience: 'member',
  body: byUser,
  success: [204, 200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'LAST_ADMIN', 'MEMBER_HAS_RECORDS'],
})

export const deleteUser = endpoint({
  id: 'user.delete',
  area: 'user',
  method: 'DELETE',
  path: '/user/users/{id}/',
  summary: 'The same as delete_user_company; with the own id, withdraw the own account',
  audience: 'member',
  params: idParams,
  /** The own password, to withdraw oneself. */
  body: z.object({ password: z.string().max(200).optional() }),
  success: [204, 200],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'WRONG_MEMBER_STATE',
    'LAST_ADMIN',
    'MEMBER_HAS_RECORDS',
    'CURRENT_PASSWORD_WRONG',
  ],
})

const retiredChange = memberChange
  .omit({ team: true, team_from: true, from: true })
  .extend({ retire_date: day.optional() })

export const updateRetiredMembers = endpoint({
  id: 'members.update_retired',
  area: 'members',
  method: 'PATCH',
  path: '/user/com_members/update_retired_user_company_members/',
  summary: 'Correct what is recorded of people who have left, also their last day: all or none',
  audience: 'member',
  body: z.union([retiredChange, z.array(retiredChange).min(1).max(500)]),
  response: z.array(member),
  success: [200],
  errors: [...changeErrors, 'RETIRED_IN_FUTURE'],
})

export const serveImage = endpoint({
  id: 'user.serve_image',
  area: 'user',
  method: 'GET',
  path: '/user/users/{id}/serve_image/',
  summary: 'The picture of a person of the company',
  audience: 'member',
  params: idParams,
  answers: 'binary',
  success: [200],
  errors: ['NOT_FOUND'],
})
