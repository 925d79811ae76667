import { z } from 'zod'
import { area } from '../../area.ts'
import { outInstant } from '../../fields.ts'

const home = area({ area: 'home', path: '/home/home' })

/** Not of the specification: its calls answer the file itself, however long it takes; here a client asks meanwhile. */
export const listOwnFileWork = home({
  id: 'list_own_file_work',
  method: 'GET',
  path: '/file_work/',
  summary:
    'Files of the caller that this server is making or reading, or that wait for it: spreadsheets, PDFs, pictures. Place 0 is at work',
  response: z.array(
    z.object({
      /** The how-manieth of all that wait, over all companies; 0 once it is being done. */
      place: z.number(),
      /** How many wait, over all companies. */
      of: z.number(),
      since: outInstant,
      /** Whole percent of what is being done; null while it waits, and for what does not say. */
      done: z.number().nullable(),
    }),
  ),
})
