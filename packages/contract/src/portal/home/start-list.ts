import { z } from 'zod'
import { area } from '../../area.ts'

const home = area({ area: 'home', path: '/home/home' })

export const startSteps = ['TEAMS', 'RANKS', 'MEMBERS', 'HOURS', 'ROOMS'] as const
/** DONE can be seen from the company or was said; PUT_AWAY: the company does not want it. */
const startStates = ['OPEN', 'DONE', 'PUT_AWAY'] as const

const startList = z.object({
  steps: z.array(z.object({ step: z.enum(startSteps), state: z.enum(startStates) })),
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
  summary: 'Say of first steps that they are done or not wanted, or open them again',
  body: z.object({
    steps: z.array(z.enum(startSteps)).min(1).max(startSteps.length),
    state: z.enum(startStates),
  }),
  response: startList,
  success: [200, 201],
  errors: ['FORBIDDEN'],
  touches: ['home.get_start_list'],
})
