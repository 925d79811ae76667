import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  idParams,
  line,
  orgRange,
  outTime,
  page,
  paging,
  queryFlag,
  queryInt,
  teamFilter,
} from '../../fields.ts'
import { memberStatuses, person } from './members.ts'

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
