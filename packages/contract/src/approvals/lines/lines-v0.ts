import { z } from 'zod'
import { area } from '../../area.ts'
import { line, queryInt } from '../../fields.ts'
import { finalLine, lineBody, lineChange, lineRole, savedLine } from './line-fields.ts'

const lines = area({
  area: 'approval_v1',
  ids: 'lines',
  path: '/approval',
  feature: 'DOCUMENT_APPROVAL',
  touches: ['approval_v1', 'roles.permission_matrix', 'home.get_start_list', 'home.get_summary'],
})

const REFUSES = ['LINE_TOKEN_INVALID', 'LINE_NO_DECIDER', 'LINE_TARGET_GONE', 'LINE_CONDITION'] as const
const lineParams = z.object({ lineId: queryInt(1) })

export const listCompanyLines = lines({
  id: 'list_company',
  method: 'GET',
  path: '/apvline/',
  summary: 'The company’s line of each role; TEAM_LEADER where none is saved',
  query: z.object({ apv_role_code: lineRole.optional() }),
  response: z.array(savedLine),
})

export const createCompanyLine = lines({
  id: 'create_company',
  method: 'POST',
  path: '/apvline/',
  summary: 'Save the company’s line of a role',
  body: lineBody,
  response: savedLine,
  errors: ['FORBIDDEN', 'LINE_EXISTS', ...REFUSES],
})

export const updateCompanyLine = lines({
  id: 'update_company',
  method: 'PATCH',
  path: '/apvline/{id}/',
  summary: 'Change a line of the company',
  body: lineChange,
  response: savedLine,
  errors: ['FORBIDDEN', 'LINE_EXISTS', ...REFUSES],
})

export const deleteCompanyLine = lines({
  id: 'delete_company',
  method: 'DELETE',
  path: '/apvline/{id}/',
  summary: 'Remove a line of the company; the team leader decides then',
  errors: ['FORBIDDEN'],
})

export const finalLineForUser = lines({
  id: 'final_for_user',
  method: 'GET',
  path: '/apvline/final_apv_line_for_user/',
  summary: 'The line of each role that applies to a person, with whom it reaches',
  query: z.object({ user_id: queryInt(1).optional(), apv_role_code: lineRole.optional() }),
  response: z.array(finalLine),
  errors: ['NO_PERMISSION', 'NOT_FOUND'],
})

export const listUserLines = lines({
  id: 'list_user',
  method: 'GET',
  path: '/apvline_user/',
  summary: 'Lines that a person has saved for the own documents',
  query: z.object({ user_id: queryInt(1).optional(), apv_role_code: lineRole.optional() }),
  response: z.array(savedLine),
  errors: ['NO_PERMISSION'],
})

const userLine = { line_type: z.literal('USER').optional() }

export const createUserLine = lines({
  id: 'create_user',
  method: 'POST',
  path: '/apvline_user/',
  summary: 'Save a line for the own documents of a role',
  body: lineBody.extend(userLine),
  response: savedLine,
  errors: ['LINE_EXISTS', ...REFUSES],
})

export const updateUserLine = lines({
  id: 'update_user',
  method: 'PATCH',
  path: '/apvline_user/{id}/',
  summary: 'Change a line of one’s own',
  body: lineChange.extend(userLine),
  response: savedLine,
  errors: ['LINE_EXISTS', ...REFUSES],
})

export const deleteUserLine = lines({
  id: 'delete_user',
  method: 'DELETE',
  path: '/apvline_user/{id}/',
  summary: 'Remove a line of one’s own',
})

export const listTeamLines = lines({
  id: 'list_team',
  method: 'GET',
  path: '/apvline_team/',
  summary: 'Lines of teams; team 0 is the company',
  query: z.object({
    team_id: queryInt(0).optional(),
    role_name: line(0, 50).optional(),
    apv_role_code: lineRole.optional(),
  }),
  response: z.array(savedLine),
})

export const createTeamLine = lines({
  id: 'create_team',
  method: 'POST',
  path: '/apvline_team/',
  summary: 'Save the line of a team and those below it for a role; team 0 is the company',
  body: lineBody.extend({ team_id: queryInt(0) }),
  response: savedLine,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'LINE_EXISTS', ...REFUSES],
})

export const updateTeamLine = lines({
  id: 'update_team',
  method: 'PATCH',
  path: '/apvline_team/{lineId}/',
  summary: 'Change the line of a team',
  params: lineParams,
  body: lineChange,
  response: savedLine,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'LINE_EXISTS', ...REFUSES],
})

export const deleteTeamLine = lines({
  id: 'delete_team',
  method: 'DELETE',
  path: '/apvline_team/{lineId}/',
  summary: 'Remove the line of a team; the line of the team above applies then',
  params: lineParams,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
