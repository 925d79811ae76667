import { z } from 'zod'
import { day, outDay } from '../../fields.ts'
import { events } from './work-events.ts'

/** A birth comes at most so many days before or after the day on which it was expected. */
export const MOST_OCCASION_MOVE = 120

export const moveOccasion = events({
  id: 'move_occasion',
  method: 'POST',
  path: '/{id}/occasion/',
  summary:
    'Say on which day a birth came that was expected on another one: all requests for it go by that day from now on, and what their documents say stays',
  body: z.object({ wk_occasion_date: day }),
  response: z.object({ wk_occasion_date: outDay, count: z.number() }),
  success: [200, 201],
  errors: ['NO_PERMISSION', 'DOCUMENT_STATE'],
})
