import { z } from 'zod'
import { area } from '../../area.ts'
import { id } from '../../fields.ts'

const home = area({ area: 'home', path: '/home/home', touches: ['home.get_summary'] })

/** What the start page is made of. Which of them somebody has, role and switches decide. */
export const homeWidgets = [
  'APPROVALS',
  'DAY',
  'BOOKINGS',
  'MOOD',
  'LEAVE',
  'TEAM',
  'MENU',
  'NOTIFICATIONS',
  'CELEBRATIONS',
] as const
export type HomeWidget = (typeof homeWidgets)[number]

const widget = z.enum(homeWidgets)
const some = z.array(widget).max(homeWidgets.length)
const isOnce = (widgets: readonly HomeWidget[]) => new Set(widgets).size === widgets.length

export const homeLayout = z.object({
  /** The broad column and the one beside it; one after the other on a phone. Together they hold each widget once. */
  main: z.array(widget),
  side: z.array(widget),
  /** Those of them that are not shown; they keep their places. */
  hidden: z.array(widget),
  /** The person has arranged it; false for the one of the product. */
  is_own: z.boolean(),
})

export const arrangeHome = home({
  id: 'arrange',
  method: 'PUT',
  path: '/layout/',
  summary:
    'Arrange the own start page: which widgets stand in which column, and which are hidden; those left out come to their usual place',
  body: z
    .object({
      main: some,
      side: some,
      hidden: some.refine(isOnce),
    })
    .refine(({ main, side }) => isOnce([...main, ...side]), { path: ['side'] }),
  response: homeLayout,
})

export const resetHome = home({
  id: 'reset',
  method: 'DELETE',
  path: '/layout/',
  summary: 'Take the own arrangement of the start page back to the one of the product',
})

export const putAwayNotice = home({
  id: 'put_away_notice',
  method: 'POST',
  path: '/put_away_notice/',
  summary: 'Put a message of the operator away, and those before it, on the own start page',
  body: z.object({ spv_nt_id: id }),
  response: z.object({ spv_nt_id: z.number() }),
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
