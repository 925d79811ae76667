import { z } from 'zod'
import { area } from '../../area.ts'
import { day, id, line, orgRange, outDay, outInstant, outTime, teamFilter } from '../../fields.ts'

const analytics = area({ area: 'analytics', path: '/analytics/anl_work_time', feature: 'ANALYTICS_MENU' })

/** The specification names these without what stands before (decision A-18), and they are of working time. */
const alsoAt = <const P extends string>(path: P) =>
  [`/anl_work_time${path}`, `/work/anl_work_time${path}`] as const

const who = {
  date: day.optional(),
  org_range: orgRange.default('company'),
  team_id: teamFilter.optional(),
  /** Only this person; who sees nobody else's records may name only themself. */
  user_id: id.optional(),
}

/** Sums over the people and days of a period; how many people there were, whether they worked or not. */
const figures = z.object({
  member_count: z.number(),
  worked_days: z.number(),
  work_minutes: z.number(),
  overtime_minutes: z.number(),
  night_minutes: z.number(),
  /** On holidays, within eight hours and beyond. */
  holiday_minutes: z.number(),
  leave_minutes: z.number(),
  late_days: z.number(),
})

/** A period and the one before it. Compared are the days that are over: of a running period as many of the one before. */
const periods = {
  start_date: outDay,
  end_date: outDay,
  /** The last day that counts; null while none is over. */
  until_date: outDay.nullable(),
  before_start_date: outDay,
  before_end_date: outDay,
  before_until_date: outDay.nullable(),
  prev_date: outDay,
  next_date: outDay,
}

const comparison = z.object({
  ...periods,
  current: figures,
  before: figures,
  /** By team, in the order of their names; people without one are the last. A team counts who stands in it at the end of each period. */
  teams: z.array(
    z.object({
      team_id: z.number().nullable(),
      team_name: z.string().nullable(),
      current: figures,
      before: figures,
    }),
  ),
  /** Day for day, the first beside the first; minutes of all together. Null where one of the months has no such day. */
  days: z.array(
    z.object({
      wk_date: outDay.nullable(),
      before_date: outDay.nullable(),
      work_minutes: z.number().nullable(),
      before_minutes: z.number().nullable(),
    }),
  ),
  updated_datetime: outInstant.nullable(),
})

const errors = ['FORBIDDEN', 'NOT_FOUND'] as const

export const compareWeek = analytics({
  id: 'work_week_team',
  method: 'GET',
  path: '/work_week_team/',
  aliases: alsoAt('/work_week_team/'),
  summary: 'The week from Monday against the one before, of everybody in view and by team',
  query: z.object(who),
  response: comparison,
  errors,
})

export const compareMonth = analytics({
  id: 'work_month_team',
  method: 'GET',
  path: '/work_month_team/',
  aliases: alsoAt('/work_month_team/'),
  summary: 'The month against the one before, of everybody in view and by team',
  query: z.object(who),
  response: comparison,
  errors,
})

const times = z.object({
  /** Days on which somebody came, and on which they left; a time that nobody recorded does not count. */
  starts: z.number(),
  ends: z.number(),
  start_time: outTime.nullable(),
  end_time: outTime.nullable(),
})

const slot = z.object({ from_time: outTime, current: z.number(), before: z.number() })

export const startAndEnd = analytics({
  id: 'work_start_end_time',
  method: 'GET',
  path: '/work_start_end_time/',
  aliases: alsoAt('/work_start_end_time/'),
  summary:
    'When people come and leave, on average and by half-hours, of a week or month against the one before',
  query: z.object({
    type: z.enum(['week', 'month']).default('month'),
    /** Whose times: the own ones, those of the teams in view, or of everybody in view. */
    target: z.enum(['personal', 'team', 'subteam', 'company']).default('company'),
    /** The same as the other comparisons name it; goes before `target`. */
    org_range: orgRange.optional(),
    date: who.date,
    team_id: who.team_id,
    user_id: who.user_id,
  }),
  response: z.object({
    ...periods,
    current: times,
    before: times,
    /** Half-hours in which somebody came or left, the earliest first. */
    starts: z.array(slot),
    ends: z.array(slot),
  }),
  errors,
})

export const downloadComparison = analytics({
  id: 'work_team_download',
  method: 'GET',
  path: '/work_team_download/',
  summary: 'The comparison of a week or month with the one before by team, as xlsx',
  query: z.object({
    type: z.enum(['week', 'month']).default('week'),
    date: who.date,
    org_range: who.org_range,
    team_id: who.team_id,
    reason: line(0, 300).optional(),
  }),
  answers: 'binary',
  download: { action: 'work_day.export_comparison' },
  waitsForTurn: true,
  errors: [...errors, 'FILE_TAKES_TOO_LONG'],
})
