import { z } from 'zod'
import { type DutyCode, dutyCodes, dutyOf } from './duties.ts'
import { roles } from './areas.ts'
import { id, line, outInstant, queryInt } from '../../fields.ts'

/** A duty by its code or its Korean name; handed on as the code. */
const roleName = z
  .string()
  .max(50)
  .transform((text, ctx): DutyCode => {
    const code = dutyOf(text)
    if (code) return code
    ctx.addIssue({ code: 'invalid_value', values: dutyCodes, input: text })
    return z.NEVER
  })

const team = z.object({ team_id: z.number(), team_name: z.string() })
export const rolePerson = z.object({
  user_id: z.number(),
  username: z.string(),
  email: z.string(),
  position: z.string(),
  team: team.nullable(),
})

export const isAdmin = roles({
  id: 'is_admin',
  method: 'GET',
  path: '/is_admin/',
  summary:
    'Whether a person, the caller when none is named, is an admin; with permission_id (an ability of permission_matrix), whether as an admin they may do that',
  /** Asked on the way to /signout, too. */
  whileShutOut: true,
  query: z.object({ user_id: queryInt(1).optional(), permission_id: z.string().max(50).optional() }),
  response: z.object({
    is_admin: z.boolean(),
    is_admin_full: z.boolean(),
    is_admin_limited: z.boolean(),
    /** Teams led. */
    leader: z.array(team),
  }),
  errors: ['NOT_FOUND'],
})

const admins = z.array(
  rolePerson.extend({
    cmem_status: z.string(),
    /** Whether the caller may take the role away; nobody may from the last who works here. */
    abilities: z.object({ remove: z.boolean() }),
  }),
)

export const listAdmins = roles({
  id: 'list_admin',
  method: 'GET',
  path: '/list_admin/',
  summary: 'The full admins, whom every member may turn to',
  response: admins,
})

const coverTeam = z.object({
  user_id: z.number(),
  team_id: z.number(),
  team_name: z.string(),
  role_name: z.string(),
  /** false: the name follows the company's. */
  has_own_name: z.boolean(),
  /** Whether the caller may change or end this. */
  abilities: z.object({ update: z.boolean() }),
})
const limitedAdmin = z.object({ ...rolePerson.shape, cover_teams: z.array(coverTeam) })

export const listLimitedAdmins = roles({
  id: 'list_admin_limited',
  method: 'GET',
  path: '/list_admin_limited/',
  summary: 'The limited admins with the teams that each looks after',
  response: z.array(limitedAdmin),
})

export const listCoverTeams = roles({
  id: 'list_cover_team',
  method: 'GET',
  path: '/list_cover_team/',
  summary: 'Teams that a person, the caller when none is named, looks after as a limited admin',
  query: z.object({ user_id: queryInt(1).optional() }),
  response: z.array(coverTeam),
  errors: ['NOT_FOUND'],
})

const byUser = z.object({ user_id: id })

export const addAdmin = roles({
  id: 'add_admin',
  method: 'POST',
  path: '/add_admin/',
  summary: 'Make a member a full admin',
  body: byUser,
  response: admins,
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE'],
})

export const removeAdmin = roles({
  id: 'remove_admin',
  method: 'POST',
  path: '/remove_admin/',
  summary: 'Take the role of full admin away; the last one stays',
  body: byUser,
  response: admins,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN'],
})

const cover = z.object({ user_id: id, team_id: id })

export const addCoverTeam = roles({
  id: 'add_cover_team',
  method: 'POST',
  path: '/add_cover_team/',
  summary:
    'Let a member look after a team, with all teams below, as a limited admin; called again it changes the role name (null: the name that the company uses)',
  body: cover.extend({ role_name: line(1, 50).nullable().optional() }),
  response: z.array(limitedAdmin),
  success: [200, 201],
  errors: ['FORBIDDEN', 'COVER_NOT_BELOW', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'TEAM_CLOSED'],
})

export const removeCoverTeam = roles({
  id: 'remove_cover_team',
  method: 'POST',
  path: '/remove_cover_team/',
  summary: 'End that',
  body: cover,
  response: z.array(limitedAdmin),
  success: [200],
  errors: ['FORBIDDEN', 'COVER_NOT_BELOW', 'NOT_FOUND'],
})

const roleNames = z.object({
  /** What limited admins are called here. */
  limited_admin: z.string(),
  /** What they are called while the company says nothing. */
  limited_admin_default: z.string(),
})

export const getRoleNames = roles({
  id: 'get_names',
  method: 'GET',
  path: '/role_names/',
  summary: 'What the company calls its limited admins',
  response: roleNames,
})

export const updateRoleNames = roles({
  id: 'update_names',
  method: 'PATCH',
  path: '/role_names/',
  summary: 'Call the limited admins otherwise (null: as by default); names given to single teams stay',
  body: z.object({ limited_admin: line(1, 50).nullable().optional() }),
  response: roleNames,
  errors: ['FORBIDDEN'],
})

const holder = z.object({
  ...rolePerson.shape,
  /** The code of the duty. */
  role_name: z.string(),
  granted_at: outInstant,
  /** Always false: who no longer holds a duty is not in the list. */
  deleted: z.literal(false),
})

export const listRoles = roles({
  id: 'list',
  method: 'GET',
  path: '/',
  summary: 'Who holds which duty',
  query: z.object({ user_id: queryInt(1).optional(), role_name: roleName.optional() }),
  response: z.array(holder),
})

export const giveDuty = roles({
  id: 'change_ic',
  method: 'POST',
  path: '/change_ic/',
  summary: 'Give a duty to a member',
  body: z.object({ role_name: roleName, user_id: id }),
  response: z.array(holder),
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'DUTY_NOT_WORKING'],
})

export const takeDuty = roles({
  id: 'delete_ic',
  method: 'DELETE',
  path: '/delete_ic/',
  summary: 'Take a duty away from a member; named in the query, or in the body by older clients',
  query: z.object({ role_name: roleName.optional(), user_id: queryInt(1).optional() }),
  body: z.object({ role_name: roleName.optional(), user_id: id.optional() }),
  response: z.array(holder),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'DUTY_NOT_HELD', 'DUTY_IN_USE'],
})

const severalHolders = z.object({ role_name: roleName, user_ids: z.array(id).min(1).max(500) })

export const giveDutyToMany = roles({
  id: 'change_ic_bulk',
  method: 'POST',
  path: '/change_ic_bulk/',
  summary: 'Give a duty to several members: all or none',
  body: severalHolders,
  response: z.array(holder),
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'DUTY_NOT_WORKING'],
})

export const takeDutyFromMany = roles({
  id: 'delete_ic_bulk',
  method: 'POST',
  path: '/delete_ic_bulk/',
  summary: 'Take a duty away from several members: all or none',
  body: severalHolders,
  response: z.array(holder),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'DUTY_NOT_HELD', 'DUTY_IN_USE'],
})
