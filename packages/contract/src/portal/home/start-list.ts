import { z } from 'zod'
import { area } from '../../area.ts'

const home = area({ area: 'home', path: '/home/home' })

/** From founding to the first closed month, in order. */
export const startSteps = [
  'TEAMS',
  'RANKS',
  'MEMBERS',
  'WORKPLACES',
  'HOURS',
  'EVENT_CODES',
  'LEAVE_BALANCES',
  'LINES',
  'CLOSING',
  'ROOMS',
  'FIRST_CHECK_IN',
  'FIRST_LEAVE',
  'FIRST_MONTH',
] as const
export type StartStep = (typeof startSteps)[number]

const step = z.enum(startSteps)

export const startList = z.object({
  /** DONE stands in the data of the company; PUT_AWAY: the company does not want it. */
  steps: z.array(z.object({ step, state: z.enum(['OPEN', 'DONE', 'PUT_AWAY']) })),
})

export const getStartList = home({
  id: 'get_start_list',
  method: 'GET',
  path: '/start_list/',
  summary: 'The first steps of a new company in order, for its full admins, and what became of each',
  response: startList,
  errors: ['FORBIDDEN'],
})

export const setStartSteps = home({
  id: 'set_start_steps',
  method: 'POST',
  path: '/start_list/',
  summary: 'Put first steps away that the company does not want, or open them again',
  body: z.object({
    steps: z.array(step).min(1).max(startSteps.length),
    state: z.enum(['OPEN', 'PUT_AWAY']),
  }),
  response: startList,
  success: [200, 201],
  errors: ['FORBIDDEN'],
  touches: ['home.get_start_list', 'home.get_summary'],
})
