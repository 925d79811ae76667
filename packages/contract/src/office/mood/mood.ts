import { z } from 'zod'
import { area } from '../../area.ts'
import { day, id, outDay, text } from '../../fields.ts'

const mood = area({ area: 'mood', path: '/survey/mood_daily', feature: 'MOOD' })

/** From 1, very bad, to 5, very good (decision A-57). */
const feeling = z.number().int().min(1).max(5)

const record = z.object({
  sv_date: outDay,
  md_mood_am: feeling.nullable(),
  md_mood_pm: feeling.nullable(),
  md_comment: z.string(),
})

export const moodOfDay = record.extend({
  /** Nothing is answered yet. */
  show_mood_daily: z.boolean(),
})

export const saveMood = mood({
  id: 'save',
  method: 'POST',
  path: '/',
  summary:
    'Answer how one feels in the morning and the evening of the running day; what is not sent stays, null takes it back',
  body: z.object({
    md_mood_am: feeling.nullish(),
    md_mood_pm: feeling.nullish(),
    md_comment: text(0, 300).optional(),
    /** The running day, which it is anyway: days that are over are not answered for. */
    sv_date: day.optional(),
  }),
  response: record,
  success: [201, 200],
  errors: ['MOOD_MISSING', 'MOOD_DAY_OVER'],
  touches: ['mood', 'home.get_summary'],
})

export const showMood = mood({
  id: 'show_mood_daily',
  method: 'GET',
  path: '/show_mood_daily/',
  summary: 'Whether the question of the day is still to be answered, and what was answered to it',
  response: moodOfDay,
})

export const listMoods = mood({
  id: 'get_user_svmood_monthly',
  method: 'GET',
  path: '/get_user_svmood_monthly/',
  summary: 'What a person answered in a month: oneself, or anybody for full admins',
  query: z.object({
    /** Any day of the month; the running one until told. */
    date: day.optional(),
    user_id: id.optional(),
  }),
  response: z.object({
    user_id: z.number(),
    start_date: outDay,
    end_date: outDay,
    days: z.array(record),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Of too few people nothing is told; nor where a difference would tell it. */
const half = z.object({
  is_hidden: z.boolean(),
  /** Who answered, however often; null when hidden, as are the others. */
  people: z.number().nullable(),
  answers: z.number().nullable(),
  /** null also where nobody answered. */
  average: z.number().nullable(),
  /** How often each feeling was chosen, the worst first. */
  counts: z.array(z.number()).length(5).nullable(),
})
const halves = { am: half, pm: half }

export const moodStatistics = mood({
  id: 'get_stat_svmood_monthly',
  method: 'GET',
  path: '/get_stat_svmood_monthly/',
  summary: 'How people felt in a month, on its days or by team; of fewer than five people nothing is told',
  query: z.object({ date: day.optional(), org_range: z.enum(['company', 'team']).default('company') }),
  response: z.object({
    start_date: outDay,
    end_date: outDay,
    /** The running day is still being answered and counts tomorrow; null while none is over. */
    until_date: outDay.nullable(),
    least_people: z.number(),
    total: z.object(halves),
    /** Asked for the company: the days on which somebody answered. */
    days: z.array(z.object({ sv_date: outDay, ...halves })),
    /** Asked by team: the team in which each person stood on the day of the answer. */
    teams: z.array(z.object({ team_id: z.number().nullable(), team_name: z.string().nullable(), ...halves })),
  }),
  errors: ['FORBIDDEN'],
})
