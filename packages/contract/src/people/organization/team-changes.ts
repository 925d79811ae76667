import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id, idParams, queryFlag, queryInt } from '../../fields.ts'
import { team } from './organization.ts'

/** Somebody on the way from a team to the top, for approvals. */
const seat = z.object({
  team_id: z.number(),
  team_name: z.string(),
  user_id: z.number(),
  username: z.string(),
})

export const previewTeamMove = endpoint({
  id: 'org.preview_team_move',
  area: 'org',
  method: 'GET',
  path: '/user/teams/{id}/move_preview/',
  summary: 'What moving a team would mean: who moves, who sees whom, whose approval lines change',
  audience: 'member',
  params: idParams,
  /** The new parent; 0 or none is the top of the chart. */
  query: z.object({ team_parent_id: queryInt.min(0).optional() }),
  response: z.object({
    team_id: z.number(),
    team_name: z.string(),
    /** Path of the parent, null at the top. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    moves: z.boolean(),
    /** People who move along, and teams besides this one. */
    people: z.number(),
    subteams: z.number(),
    viewers: z.array(
      z.object({
        user_id: z.number(),
        username: z.string(),
        is_leader: z.boolean(),
        is_limited_admin: z.boolean(),
        /** The team by which they see, or saw. */
        through: z.string(),
        change: z.enum(['GAINS', 'LOSES']),
        people: z.number(),
      }),
    ),
    /** Leaders above the team, from the next one up, for everybody who moves. */
    lines: z.object({ people: z.number(), before: z.array(seat), after: z.array(seat) }),
  }),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TEAM_CIRCLE', 'TEAM_TOO_DEEP', 'TEAM_CLOSED'],
})

export const closeTeam = endpoint({
  id: 'org.close_team',
  area: 'org',
  method: 'POST',
  path: '/user/teams/{id}/close/',
  summary: 'Close a team from a day on, saying where its people and the teams below go; its past stays',
  audience: 'member',
  params: idParams,
  body: z.object({
    /** The first day on which it is no more; today when left out. */
    closed_on: day.optional(),
    /** Where its people stand from then on; null is no team. Needed when there are people. */
    move_people_to: id.nullable().optional(),
    /** The new parent of the teams below; null is the top. Needed when there are any. */
    move_teams_to: id.nullable().optional(),
  }),
  response: team,
  success: [200, 201],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'TEAM_CLOSED',
    'TEAM_CLOSE_DAY',
    'TEAM_NOT_EMPTY',
    'TEAM_CIRCLE',
    'TEAM_TOO_DEEP',
    'TEAM_CHANGE_OVERLAPS',
  ],
})

export const reopenTeam = endpoint({
  id: 'org.reopen_team',
  area: 'org',
  method: 'POST',
  path: '/user/teams/{id}/reopen/',
  summary: 'Open a closed team again, or call the closing off; people are not moved back',
  audience: 'member',
  params: idParams,
  response: team,
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TEAM_CLOSED', 'TEAM_TOO_DEEP'],
})

export const downloadChart = endpoint({
  id: 'org.download_chart',
  area: 'org',
  method: 'GET',
  path: '/user/teams/chart_download/',
  summary: 'The drawn chart as PDF on A4 or A3: whole or one branch, with or without people, of any day',
  audience: 'member',
  query: z.object({
    team_id: queryInt.min(1).optional(),
    as_of: day.optional(),
    people: queryFlag.default(false),
  }),
  answers: 'binary',
  success: [200],
  waitsForTurn: true,
  errors: ['NOT_FOUND', 'CHART_TOO_LARGE'],
  limitPerMinute: 10,
})
