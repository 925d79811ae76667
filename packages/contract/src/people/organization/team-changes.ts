import { z } from 'zod'
import { teams } from './areas.ts'
import { day, id, queryFlag, queryInt } from '../../fields.ts'
import { team } from './organization.ts'

/** Somebody on the way from a team to the top, for approvals. */
const seat = z.object({
  team_id: z.number(),
  team_name: z.string(),
  user_id: z.number(),
  username: z.string(),
})

export const previewTeamMove = teams({
  id: 'preview_team_move',
  method: 'GET',
  path: '/{id}/move_preview/',
  summary: 'What moving a team would mean: who moves, who sees whom, whose approval lines change',
  /** The new parent; 0 or none is the top of the chart. */
  query: z.object({ team_parent_id: queryInt(0).optional() }),
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
  errors: ['FORBIDDEN', 'TEAM_CIRCLE', 'TEAM_TOO_DEEP', 'TEAM_CLOSED', 'TEAM_NAME_TAKEN'],
})

export const closeTeam = teams({
  id: 'close_team',
  method: 'POST',
  path: '/{id}/close/',
  summary: 'Close a team from a day on, saying where its people and the teams below go; its past stays',
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
    'TEAM_NAME_TAKEN',
    'TEAM_CHANGE_OVERLAPS',
  ],
})

export const reopenTeam = teams({
  id: 'reopen_team',
  method: 'POST',
  path: '/{id}/reopen/',
  summary: 'Open a closed team again, or call the closing off; people are not moved back',
  response: team,
  success: [200, 201],
  errors: ['FORBIDDEN', 'TEAM_CLOSED', 'TEAM_TOO_DEEP', 'TEAM_NAME_TAKEN'],
})

export const downloadChart = teams({
  id: 'download_chart',
  method: 'GET',
  path: '/chart_download/',
  summary: 'The drawn chart as PDF on A4 or A3: whole or one branch, with or without people, of any day',
  query: z.object({
    team_id: queryInt(1).optional(),
    as_of: day.optional(),
    people: queryFlag.default(false),
  }),
  answers: 'binary',
  download: { action: 'team.download_chart', target: { kind: 'team', by: ['team_id'] } },
  waitsForTurn: true,
  errors: ['NOT_FOUND', 'CHART_TOO_LARGE'],
  limitPerMinute: 10,
})
