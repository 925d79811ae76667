import { z } from 'zod'
import { profiles, users } from './areas.ts'
import { line, orgRange, outTime, paged, queryFlag, queryInt, teamFilter } from '../../fields.ts'
import { memberStatuses, person } from './members.ts'

export const listUserProfiles = profiles({
  id: 'list_user_profiles',
  method: 'GET',
  path: '/',
  summary: 'People whom the caller may see, in pages: oneself, the teams led and covered, or the company',
  ...paged(person, {
    user_id: queryInt(1).optional(),
    /** Only people whom the caller looks after as an admin. */
    admin_only: queryFlag.optional(),
    /** true: working or on leave of absence; false: invited or gone. */
    is_active: queryFlag.optional(),
    cmem_status: z.enum(memberStatuses).optional(),
    org_range: orgRange.optional(),
    team_id: teamFilter.optional(),
    data_type: z.string().max(50).optional(),
    search: line(0, 50).optional(),
  }),
})

export const isActiveUser = users({
  id: 'is_active_user',
  method: 'GET',
  path: '/is_active_user/',
  summary: 'Whether the signed-in person works in a company at present',
  audience: 'account',
  response: z.object({ is_active: z.boolean() }),
})

export const getChangeDayInfo = users({
  id: 'get_change_day_info',
  method: 'GET',
  path: '/get_change_day_info/',
  summary: 'The time at which the working day changes; work before it belongs to the day before',
  response: z.object({ change_day_time: outTime }),
})

export const serveImage = users({
  id: 'serve_image',
  method: 'GET',
  path: '/{id}/serve_image/',
  summary: 'The picture of a person of the company',
  answers: 'binary',
  download: { unnoted: 'PICTURE' },
})
