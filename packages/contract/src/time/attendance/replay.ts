import { z } from 'zod'
import { takenSettings } from '../../platform/companies/setting-table.ts'
import { outDay, outTime, queryInt } from '../../fields.ts'
import { work } from './areas.ts'

/** The settings of a company that days are counted by, as they are saved with company.update; what is not named stays. */
const assumed = {
  start_work_time: takenSettings.start_work_time.optional(),
  end_work_time: takenSettings.end_work_time.optional(),
  start_lunch_time: takenSettings.start_lunch_time.optional(),
  end_lunch_time: takenSettings.end_lunch_time.optional(),
  start_dinner_time: takenSettings.start_dinner_time.optional(),
  end_dinner_time: takenSettings.end_dinner_time.optional(),
  enterprise_option: takenSettings.enterprise_option.optional(),
  change_day_time: takenSettings.change_day_time.optional(),
  enter_adjust: takenSettings.enter_adjust.optional(),
  exit_adjust: takenSettings.exit_adjust.optional(),
  overtime_calc: takenSettings.overtime_calc.optional(),
  holiday_calc: takenSettings.holiday_calc.optional(),
}

const figures = z.object({
  work_minutes: z.number(),
  rest_minutes: z.number(),
  overtime_minutes: z.number(),
  night_minutes: z.number(),
  /** On holidays, within eight hours and beyond. */
  holiday_minutes: z.number(),
  late_minutes: z.number(),
  early_minutes: z.number(),
})

/** The days that would be counted anew: from the first of last month until the one that is running. */
const span = { start_date: outDay, end_date: outDay }

/** People of a piece; more are asked for with next_after. */
const MOST_PEOPLE = 1000

export const previewSettings = work({
  id: 'preview_settings',
  method: 'GET',
  path: '/work_time/preview_settings/',
  summary:
    'What settings that are not saved would make of the days since last month, person by person; closed days stay, and nothing is changed',
  query: z.object({
    ...assumed,
    /** People after this one, in the order of their ids. */
    after: queryInt(0).default(0),
    limit: queryInt(1, MOST_PEOPLE).default(500),
  }),
  response: z.object({
    ...span,
    /** Everybody who worked for the company in that time. */
    total_count: z.number(),
    /** The people of this piece, and the last of them; null when nobody is left. */
    seen_count: z.number(),
    next_after: z.number().nullable(),
    /** Days of this piece that are closed. */
    closed_days: z.number(),
    /** Whose days would change, the largest change first; the sums are those of their open days. */
    results: z.array(
      z.object({
        user_id: z.number(),
        username: z.string(),
        team_name: z.string().nullable(),
        changed_days: z.number(),
        /** Days that began where another day change would have counted them to the day beside; recorded days stay where they are. */
        moved_days: z.number(),
        before: figures,
        after: figures,
      }),
    ),
  }),
  errors: ['FORBIDDEN', 'INVALID_RANGE', 'LUNCH_OUTSIDE_HOURS', 'DINNER_IN_HOURS'],
})

export const previewSettingsDays = work({
  id: 'preview_settings_days',
  method: 'GET',
  path: '/work_time/preview_settings/days/',
  summary: 'The days of one person that settings which are not saved would change',
  query: z.object({ ...assumed, user_id: queryInt(1) }),
  response: z.object({
    ...span,
    days: z.array(
      z.object({
        wk_date: outDay,
        wk_start_time: outTime.nullable(),
        wk_end_time: outTime.nullable(),
        moved: z.boolean(),
        before: figures,
        after: figures,
      }),
    ),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_RANGE', 'LUNCH_OUTSIDE_HOURS', 'DINNER_IN_HOURS'],
})
