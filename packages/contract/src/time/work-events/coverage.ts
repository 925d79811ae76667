import { z } from 'zod'
import { area } from '../../area.ts'
import { int, outDay } from '../../fields.ts'

const coverage = area({
  area: 'work',
  ids: 'team_coverage',
  path: '/work/team_coverage',
  touches: ['work'],
})

export const MOST_NEEDED = 1000

const teamCoverage = z.object({
  team_id: z.number(),
  team_name: z.string(),
  /** People who stand in the team today. */
  user_count: z.number(),
  /** null: nothing is said of the team. */
  needed_people: z.number().nullable(),
  /** Leave that leaves fewer there is refused, or else only warned of. */
  refuses: z.boolean(),
})

export const listTeamCoverage = coverage({
  id: 'list',
  method: 'GET',
  path: '/',
  summary: 'How many people each team needs on a working day',
  response: z.array(teamCoverage),
  errors: ['FORBIDDEN'],
})

export const setTeamCoverage = coverage({
  id: 'set',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Say how many people a team needs, or that nothing is said of it any more; {id} is the team',
  body: z.object({
    needed_people: int.min(1).max(MOST_NEEDED).nullable(),
    refuses: z.boolean().default(false),
  }),
  response: teamCoverage,
  errors: ['FORBIDDEN'],
})

/** How many people the team needs, where the company says so, and the days on which fewer would be there. */
export const shownCoverage = z
  .object({
    team_name: z.string(),
    needed_people: z.number(),
    /** A request that leaves fewer is refused; never leave whose days the law gives. */
    refuses: z.boolean(),
    short_days: z.array(z.object({ date: outDay, user_count: z.number() })),
  })
  .nullable()
