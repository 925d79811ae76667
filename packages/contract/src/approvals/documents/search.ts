import { z } from 'zod'
import { line } from '../../fields.ts'
import { person } from './approvals.ts'
import { approvals } from './areas.ts'

export const autocomplete = approvals({
  id: 'autocomplete',
  method: 'GET',
  path: '/filters/autocomplete',
  summary: 'What a search could mean while it is typed: own and received documents, and who wrote them',
  query: z.object({ keyword: line(0, 100).default('') }),
  response: z.object({
    documents: z.array(
      z.object({ drf_id: z.number(), drf_title: z.string(), drf_serial: z.string().nullable() }),
    ),
    people: z.array(person),
  }),
})
