import { z } from 'zod'
import { day, id, outDay } from '../../fields.ts'
import { events } from './work-events.ts'

export const getComptime = events({
  id: 'get_comptime',
  method: 'GET',
  path: '/get_comptime/',
  summary:
    'Time off that a person has earned by work beyond the plan, what of it is used, and the work that earned it',
  query: z.object({
    user_id: id.optional(),
    /** What is earned by then; today when absent. */
    wk_start_date: day.optional(),
  }),
  response: z.object({
    user_id: z.number(),
    as_of: outDay,
    /** The company has agreed on it: overtime, or work on days off, earns time off. */
    is_offered: z.boolean(),
    earned_minutes: z.number(),
    used_minutes: z.number(),
    /** Asked for and not yet decided. */
    held_minutes: z.number(),
    left_minutes: z.number(),
    article: z.string(),
    /** The work that has earned it, newest first; at most the last fifty. */
    sources: z.array(
      z.object({
        wk_event_id: z.number(),
        event_name: z.string(),
        date: outDay,
        worked_minutes: z.number(),
        comp_minutes: z.number(),
      }),
    ),
  }),
  errors: ['NO_PERMISSION', 'NO_TARGET_USER'],
})
