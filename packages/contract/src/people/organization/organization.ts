import { z } from 'zod'
import { ranks, teams } from './areas.ts'
import { day, id, line, orgRange, outDay, queryFlag, queryInt, teamFilter } from '../../fields.ts'

const color = z.string().regex(/^(#[0-9a-fA-F]{6})?$/)

/** A day whose chart is wanted: teams, leaders and people as they stood then. Today when left out. */
const asOf = day.optional()

export const team = z.object({
  team_id: z.number(),
  company: z.number(),
  team_name: z.string(),
  team_leader: z.number().nullable(),
  team_leader_name: z.string().nullable(),
  team_parent: z.string().nullable(),
  team_parent_id: z.number().nullable(),
  team_charger: z.number().nullable(),
  team_charger_custom: z.string(),
  /** The member's name, else the custom one. */
  team_charger_name: z.string().nullable(),
  team_color: z.string(),
  /** The team at the top of this branch. */
  team_root: z.number(),
  _order: z.number(),
  depth: z.number(),
  /** People in the team itself, and in it with all teams below. */
  team_nums: z.number(),
  team_sub_nums: z.number(),
  opened_on: outDay,
  /** The first day on which the team is no more. */
  closed_on: outDay.nullable(),
  /** Whether the caller looks after the team as a limited admin. */
  cover_team: z.boolean(),
  role_cover_team: z.string().nullable(),
  /** Filled when struct is asked for. */
  get subteams() {
    return z.array(team)
  },
  /** move: to another place in the chart. A team that has a past is not deleted but closed, and reopened after that. */
  abilities: z.object({
    update: z.boolean(),
    move: z.boolean(),
    delete: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
  }),
})

export const listTeams = teams({
  id: 'list_teams',
  method: 'GET',
  path: '/',
  summary:
    'Teams in the order of the chart, flat, or as a tree with struct; people in no team stand under NOT_ASSIGNED (id 0)',
  query: z.object({
    /** true: only teams in which somebody works, also below; false: only those in which nobody does. */
    is_active: queryFlag.optional(),
    /** Only teams that the caller looks after as an admin. */
    admin_only: queryFlag.optional(),
    /** Those, and the teams led. */
    admin_or_leader: queryFlag.optional(),
    /** Only the teams led, with those below. */
    leader: queryFlag.optional(),
    /**
     * With team_id: team is that team alone, subteam it with all below. Without: team is the teams in view (led, covered or
     * the own one), subteam those with all below.
     */
    org_range: orgRange.optional(),
    team_id: teamFilter.optional(),
    struct: queryFlag.optional(),
    as_of: asOf,
    /** Closed teams too, for opening them again. */
    closed: queryFlag.optional(),
  }),
  response: z.array(team),
  errors: ['NOT_FOUND'],
})

const teamFields = {
  team_name: line(1, 100),
  team_parent_id: id.nullable().optional(),
  team_leader: id.nullable().optional(),
  /** Who looks after the team: a member, or the name of somebody who is none. Naming one takes the other away. */
  team_charger: id.nullable().optional(),
  team_charger_custom: line(0, 100).optional(),
  team_color: color.optional(),
  /** Place among the teams under the same parent, from 0; beyond the end is the end. */
  _order: z.number().int().min(0).max(10_000).optional(),
}
const teamErrors = [
  'FORBIDDEN',
  'NOT_FOUND',
  'LEADER_NOT_MEMBER',
  'TEAM_CIRCLE',
  'TEAM_TOO_DEEP',
  'TEAM_CLOSED',
  'TEAM_NAME_TAKEN',
  'TWO_CHARGERS',
] as const

export const createTeam = teams({
  id: 'create_team',
  method: 'POST',
  path: '/',
  summary: 'Add a team, at the end of its parent unless _order says otherwise',
  body: z.object(teamFields),
  response: team,
  errors: teamErrors,
})

const teamChange = z.object({ ...teamFields, team_name: line(1, 100).optional() })

export const updateTeam = teams({
  id: 'update_team',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Rename, move or recolour a team, or change who leads it',
  body: teamChange,
  response: team,
  errors: teamErrors,
})

export const updateTeamByPost = teams({
  id: 'update_team_by_post',
  method: 'POST',
  path: '/{id}/',
  summary: 'The same as PATCH, for older clients',
  body: teamChange,
  response: team,
  success: [200, 201],
  errors: teamErrors,
})

export const deleteTeam = teams({
  id: 'delete_team',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove a team that has nobody, no team below and no past; one with a past is closed instead',
  errors: ['FORBIDDEN', 'TEAM_NOT_EMPTY', 'TEAM_HAS_PAST'],
})

export const getTeamFullpath = teams({
  id: 'team_fullpath',
  method: 'GET',
  path: '/team_fullpath/',
  summary: 'Teams with their names from the top, such as 본사 > 개발팀; one team with team_id',
  query: z.object({ team_id: queryInt(1).optional(), as_of: asOf }),
  response: z.array(z.object({ team_id: z.number(), team_name: z.string(), team_fullpath: z.string() })),
  errors: ['NOT_FOUND'],
})

const person = z.object({
  user_id: z.number(),
  username: z.string(),
  position: z.string(),
  rank_name: z.string().nullable(),
  cmem_status: z.string(),
  is_leader: z.boolean(),
  image_url: z.string().nullable(),
})

const orgNode = z.object({
  team_id: z.number(),
  team_name: z.string(),
  team_color: z.string(),
  team_parent_id: z.number().nullable(),
  team_leader: z.number().nullable(),
  team_leader_name: z.string().nullable(),
  team_charger: z.number().nullable(),
  team_charger_name: z.string().nullable(),
  team_nums: z.number(),
  team_sub_nums: z.number(),
  members: z.array(person),
  abilities: z.object({ move: z.boolean() }),
  get subteams() {
    return z.array(orgNode)
  },
})

export const listOrg = teams({
  id: 'list_org',
  method: 'GET',
  path: '/list_org/',
  summary: 'The organisation chart with its people, whole or one branch; leaders come first',
  query: z.object({ is_active: queryFlag.optional(), team_id: queryInt(0).optional(), as_of: asOf }),
  response: z.array(orgNode),
  errors: ['NOT_FOUND'],
})

export const searchOrg = teams({
  id: 'search_org',
  method: 'GET',
  path: '/search_org/',
  summary: 'Teams and people by name or initial consonants, with where they stand in the chart',
  query: z.object({ search: line(0, 50).default(''), limit: queryInt(1, 100).default(30) }),
  response: z.object({
    teams: z.array(z.object({ team_id: z.number(), team_name: z.string(), team_fullpath: z.string() })),
    users: z.array(
      z.object({
        user_id: z.number(),
        username: z.string(),
        position: z.string(),
        team_id: z.number().nullable(),
        team_name: z.string().nullable(),
      }),
    ),
  }),
})

const rank = z.object({
  id: z.number(),
  company: z.number(),
  name: z.string(),
  _order: z.number(),
  /** How many have it, those who left included; a rank that somebody has cannot be removed. */
  people: z.number(),
})
const rankFields = { name: line(1, 30), _order: z.number().int().min(0).max(10_000).optional() }

export const listRanks = ranks({
  id: 'list_ranks',
  method: 'GET',
  path: '/',
  summary: 'Ranks in their order',
  response: z.array(rank),
})

export const createRank = ranks({
  id: 'create_rank',
  method: 'POST',
  path: '/',
  summary: 'Add a rank, at the end unless _order says otherwise',
  body: z.object(rankFields),
  response: rank,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const updateRank = ranks({
  id: 'update_rank',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Rename a rank or move it in the order',
  body: z.object({ ...rankFields, name: line(1, 30).optional() }),
  response: rank,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const deleteRank = ranks({
  id: 'delete_rank',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove a rank that nobody has',
  errors: ['FORBIDDEN', 'RANK_IN_USE', 'RANK_HAS_PAST'],
})

export const saveRanks = ranks({
  id: 'save_ranks',
  method: 'POST',
  path: '/create_update_bulk/',
  summary: 'Save a list of ranks at once: those with an id are changed, the others added',
  body: z.object({
    ranks: z
      .array(z.object({ id: id.optional(), ...rankFields }))
      .min(1)
      .max(200),
  }),
  response: z.array(rank),
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN'],
})
