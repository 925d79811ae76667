import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { outInstant } from '../../fields.ts'

/** Not of the specification: its calls answer the file itself, however long it takes; here a client asks meanwhile. */
export const listOwnFileWork = endpoint({
  id: 'home.list_own_file_work',
  area: 'home',
  method: 'GET',
  path: '/home/home/file_work/',
  summary:
    'Files of the caller that this server is making or reading, or that wait for it: spreadsheets, PDFs, pictures. Place 0 is at work',
  audience: 'member',
  response: z.array(
    z.object({
      /** The how-manieth of all that wait, over all companies; 0 once it is being done. */
      place: z.number(),
      /** How many wait, over all companies. */
      of: z.number(),
      since: outInstant,
    }),
  ),
  success: [200],
  errors: [],
})
