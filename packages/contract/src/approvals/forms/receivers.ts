import { z } from 'zod'
import { area } from '../../area.ts'
import { id, line, outInstant, queryInt } from '../../fields.ts'
import { listUser } from '../../people/members/members.ts'
import { chosenReceiver, outPlace } from './places.ts'

const receivers = area({
  area: 'approval_v1',
  ids: 'receivers',
  path: '/v1/approvals/receivers',
  feature: 'DOCUMENT_APPROVAL',
  touches: ['receivers.list'],
})

const receiverList = z.object({
  id: z.number(),
  name: z.string(),
  /** In their order; who left since is left out. */
  receivers: z.array(outPlace),
  updated_date: outInstant,
})

export const listReceivers = receivers({
  id: 'list',
  method: 'GET',
  path: '',
  summary: 'People who can stand in a line, by name, and the lists of them that the caller keeps',
  query: z.object({ search: line(0, 50).default(''), limit: queryInt(1, 100).default(20) }),
  response: z.object({
    people: listUser.response,
    lists: z.array(receiverList),
  }),
})

export const keepReceivers = receivers({
  id: 'keep',
  method: 'POST',
  path: '',
  summary: 'Keep people of a line under a name; an own list of that name becomes this one',
  body: z.object({ name: line(1, 50), receivers: z.array(chosenReceiver).min(1).max(100) }),
  response: receiverList,
  errors: ['NOT_FOUND', 'FORMS_FULL'],
})

export const removeReceivers = receivers({
  id: 'remove',
  method: 'DELETE',
  path: '/{id}',
  summary: 'Throw an own list of receivers away',
  params: z.object({ id }),
})
