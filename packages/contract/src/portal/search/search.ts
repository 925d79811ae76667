import { z } from 'zod'
import { documentStatus, person } from '../../approvals/documents/approvals.ts'
import { area } from '../../area.ts'
import { line, queryInt } from '../../fields.ts'
import { personBrief } from '../../people/members/members.ts'

const home = area({ area: 'home', path: '/home/home' })

export const searchAll = home({
  id: 'search',
  method: 'GET',
  path: '/search/',
  summary:
    'People, documents that the caller may read, and meeting rooms in one answer: people by name, initial consonants (ㄱㅎㅈ), e-mail or the end of a number that the caller is told; documents by title, number, text, file or author',
  query: z.object({
    search: line(1, 100),
    /** Of each kind at most. */
    limit: queryInt(1, 20).default(6),
  }),
  response: z.object({
    people: z.array(personBrief.extend({ matched: z.enum(['NAME', 'PHONE']) })),
    documents: z.array(
      z.object({
        drf_id: z.number(),
        drf_title: z.string(),
        drf_type: z.string(),
        drf_status: documentStatus,
        drf_serial: z.string().nullable(),
        /** A name is enough to tell documents apart: what a company hides of a person is not in it. */
        author: person.pick({ user_id: true, username: true }),
      }),
    ),
    rooms: z.array(
      z.object({
        room_id: z.number(),
        name: z.string(),
        room_cat_name: z.string(),
        capacity: z.number(),
        location: z.string(),
      }),
    ),
  }),
})
