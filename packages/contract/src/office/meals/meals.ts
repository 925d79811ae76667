import { z } from 'zod'
import { area } from '../../area.ts'
import { day, outDay, text } from '../../fields.ts'

const meals = area({ area: 'meals', path: '/ga/meal', errors: ['FORBIDDEN'] })

const MOST_DAYS = 7

const week = z.object({
  /** A Monday. */
  start_date: outDay,
  /** Of each day of the week; empty where nothing is entered. */
  days: z.array(z.object({ date: outDay, menu: z.string() })),
  abilities: z.object({ edit: z.boolean() }),
})

export const getMealWeek = meals({
  id: 'get_week',
  method: 'GET',
  path: '/',
  summary: 'The menu of the week of a day, the running one until told',
  query: z.object({ date: day.optional() }),
  response: week,
  errors: [],
})

export const saveMeals = meals({
  id: 'save',
  method: 'POST',
  path: '/',
  summary:
    'Enter the menu of days of one week, for general affairs and full admins: what is sent is kept, days that are not sent stay, an empty menu is taken away',
  body: z.object({
    days: z
      .array(z.object({ date: day, menu: text(0, 500) }))
      .min(1)
      .max(MOST_DAYS)
      .refine((days) => new Set(days.map(({ date }) => String(date))).size === days.length),
  }),
  response: week,
  touches: ['meals', 'home.get_summary'],
})
