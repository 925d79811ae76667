import { z } from 'zod'
import { id } from '../../fields.ts'
import { oldApprovals } from './areas.ts'
import { addCirculators, circulator } from './circulation.ts'

const response = z.array(circulator)
const people = z.array(id).min(1).max(500)
const adding = { response, errors: [...addCirculators.errors, 'NOT_FOUND'] as const }
const removing = ['FORBIDDEN', 'DOCUMENT_STATE', 'CIRCULATOR_HAS_READ'] as const

export const oldAddCirculators = oldApprovals({
  id: 'add_circulators',
  method: 'POST',
  path: '/apvdraft/add_circulators/',
  summary: 'Pass a document on to people to read',
  body: z.object({ drf_id: id, user_ids: people }),
  success: [200, 201],
  ...adding,
})

export const oldAddCirculatorsTo = oldApprovals({
  id: 'add_circulators_to',
  method: 'POST',
  path: '/apvdraft/{id}/add_circulators/',
  summary: 'The same with the document named in the path',
  body: z.object({ user_ids: people }),
  success: [200, 201],
  ...adding,
})

export const oldRemoveCirculator = oldApprovals({
  id: 'remove_circulator',
  method: 'POST',
  path: '/apvdraft/{id}/remove_circulator/',
  summary: 'Take a circulator out again who has not read the document',
  body: z.object({ rcv_id: id }),
  success: [204, 200, 201, 202],
  errors: removing,
})

export const oldListCirculation = oldApprovals({
  id: 'list_circulation',
  method: 'GET',
  path: '/apvcirculation/',
  summary: 'People to whom a document is passed on',
  query: z.object({ drf_id: id }),
  response,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const oldCirculate = oldApprovals({
  id: 'circulate',
  method: 'POST',
  path: '/apvcirculation/',
  summary: 'Pass a document on to people to read',
  body: z.object({ drf_id: id, user_ids: people }),
  ...adding,
})

export const oldEndCirculation = oldApprovals({
  id: 'end_circulation',
  method: 'DELETE',
  path: '/apvcirculation/{id}/',
  summary: 'Take a circulator out again; the id is the rcv_id',
  errors: removing,
})
