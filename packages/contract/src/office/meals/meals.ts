import { z } from 'zod'
import { area } from '../../area.ts'
import { day, outDay, text, uploadOrNone } from '../../fields.ts'

const meals = area({ area: 'meals', path: '/ga/meal', errors: ['FORBIDDEN'] })

const MOST_DAYS = 7

/** Where the picture of a day's menu is, null without one; the address changes with the picture. */
export const menuPicture = z.string().nullable()

const week = z.object({
  /** A Monday. */
  start_date: outDay,
  /** Of each day of the week; empty where nothing is entered. */
  days: z.array(z.object({ date: outDay, menu: z.string(), picture: menuPicture })),
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

export const saveMealPicture = meals({
  id: 'save_picture',
  method: 'POST',
  path: '/picture/',
  summary:
    'Put a picture to the menu of a day, in the place of the one before, or take it away (null), for general affairs and full admins; answers the week',
  accepts: 'form',
  files: ['picture'],
  limitPerMinute: 60,
  body: z.object({ date: day, picture: uploadOrNone }),
  response: week,
  waitsForTurn: true,
  errors: ['IMAGE_INVALID', 'FILE_TOO_LARGE', 'FILE_EMPTY'],
  touches: ['meals', 'home.get_summary'],
})

export const serveMealPicture = meals({
  id: 'serve_picture',
  method: 'GET',
  path: '/picture/{date}/',
  summary: 'The picture of the menu of a day',
  params: z.object({ date: day }),
  answers: 'binary',
  download: { unnoted: 'PICTURE' },
  errors: ['NOT_FOUND'],
})
