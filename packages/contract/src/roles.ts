import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, line, queryInt } from './fields.ts'

/** Duties that are given by name; admins have calls of their own. */
export const dutyNames = [
  'PAYROLL',
  'E_SIGNATURE',
  'LEAVE_PROMOTION',
  'DATACARD',
  'EXPENSE',
  'WORK_CONFIRMATION',
] as const
const roleName = z.enum(dutyNames)

const team = z.object({ team_id: z.number(), team_name: z.string() })
const person = z.object({
  user_id: z.number(),
  username: z.string(),
  email: z.string(),
  position: z.string(),
  team: team.nullable(),
})

export const isAdmin = endpoint({
  id: 'roles.is_admin',
  area: 'roles',
  method: 'GET',
  path: '/user/role/is_admin/',
  summary: 'Whether a person, the caller when none is named, is an admin',
  audience: 'member',
  query: z.object({ user_id: queryInt.min(1).optional(), permission_id: z.string().max(50).optional() }),
  response: z.object({
    is_admin: z.boolean(),
    is_admin_full: z.boolean(),
    is_admin_limited: z.boolean(),
    /** Teams led. */
    leader: z.array(team),
  }),
  success: [200],
  errors: ['NOT_FOUND'],
})

export const listAdmins = endpoint({
  id: 'roles.list_admin',
  area: 'roles',
  method: 'GET',
  path: '/user/role/list_admin/',
  summary: 'The full admins, whom every member may turn to',
  audience: 'member',
  response: z.array(person),
  success: [200],
  errors: [],
})

const coverTeam = z.object({ team_id: z.number(), team_name: z.string(), role_name: z.string() })
const limitedAdmin = z.object({ ...person.shape, cover_teams: z.array(coverTeam) })

export const listLimitedAdmins = endpoint({
  id: 'roles.list_admin_limited',
  area: 'roles',
  method: 'GET',
  path: '/user/role/list_admin_limited/',
  summary: 'The limited admins with the teams that each looks after',
  audience: 'member',
  response: z.array(limitedAdmin),
  success: [200],
  errors: [],
})

export const listCoverTeams = endpoint({
  id: 'roles.list_cover_team',
  area: 'roles',
  method: 'GET',
  path: '/user/role/list_cover_team/',
  summary: 'Teams that a person, the caller when none is named, looks after as a limited admin',
  audience: 'member',
  query: z.object({ user_id: queryInt.min(1).optional() }),
  response: z.array(coverTeam),
  success: [200],
  errors: ['NOT_FOUND'],
})

const byUser = z.object({ user_id: id })

export const addAdmin = endpoint({
  id: 'roles.add_admin',
  area: 'roles',
  method: 'POST',
  path: '/user/role/add_admin/',
  summary: 'Make a member a full admin',
  audience: 'member',
  body: byUser,
  response: z.array(person),
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
})

export const removeAdmin = endpoint({
  id: 'roles.remove_admin',
  area: 'roles',
  method: 'POST',
  path: '/user/role/remove_admin/',
  summary: 'Take the role of full admin away; the last one stays',
  audience: 'member',
  body: byUser,
  response: z.array(person),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN'],
})

const cover = z.object({ user_id: id, team_id: id })

export const addCoverTeam = endpoint({
  id: 'roles.add_cover_team',
  area: 'roles',
  method: 'POST',
  path: '/user/role/add_cover_team/',
  summary: 'Let a member look after a team, with all teams below, as a limited admin',
  audience: 'member',
  body: cover.extend({ role_name: line(1, 50).optional() }),
  response: z.array(limitedAdmin),
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
})

export const removeCoverTeam = endpoint({
  id: 'roles.remove_cover_team',
  area: 'roles',
  method: 'POST',
  path: '/user/role/remove_cover_team/',
  summary: 'End that',
  audience: 'member',
  body: cover,
  response: z.array(limitedAdmin),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const holder = z.object({ ...person.shape, role_name: z.string() })

export const listRoles = endpoint({
  id: 'roles.list',
  area: 'roles',
  method: 'GET',
  path: '/user/role/',
  summary: 'Who holds which duty',
  audience: 'member',
  query: z.object({ user_id: queryInt.min(1).optional(), role_name: roleName.optional() }),
  response: z.array(holder),
  success: [200],
  errors: [],
})

export const giveDuty = endpoint({
  id: 'roles.change_ic',
  area: 'roles',
  method: 'POST',
  path: '/user/role/change_ic/',
  summary: 'Give a duty to a member',
  audience: 'member',
  body: z.object({ role_name: roleName, user_id: id }),
  response: z.array(holder),
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
})

export const takeDuty = endpoint({
  id: 'roles.delete_ic',
  area: 'roles',
  method: 'DELETE',
  path: '/user/role/delete_ic/',
  summary: 'Take a duty away from a member',
  audience: 'member',
  query: z.object({ role_name: roleName, user_id: queryInt.min(1) }),
  response: z.array(holder),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const severalHolders = z.object({ role_name: roleName, user_ids: z.array(id).min(1).max(500) })

export const giveDutyToMany = endpoint({
  id: 'roles.change_ic_bulk',
  area: 'roles',
  method: 'POST',
  path: '/user/role/change_ic_bulk/',
  summary: 'Give a duty to several members: all or none',
  audience: 'member',
  body: severalHolders,
  response: z.array(holder),
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
})

export const takeDutyFromMany = endpoint({
  id: 'roles.delete_ic_bulk',
  area: 'roles',
  method: 'POST',
  path: '/user/role/delete_ic_bulk/',
  summary: 'Take a duty away from several members: all or none',
  audience: 'member',
  body: severalHolders,
  response: z.array(holder),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
