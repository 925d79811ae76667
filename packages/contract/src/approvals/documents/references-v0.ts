import { z } from 'zod'
import { id } from '../../fields.ts'
import { reference } from './approvals.ts'
import { oldApprovals } from './areas.ts'
import { addReference } from './references.ts'

const { touches } = addReference

export const oldListReferences = oldApprovals({
  id: 'list_references',
  method: 'GET',
  path: '/apvreference/',
  summary: 'Documents that a document refers to',
  query: z.object({ drf_id: id }),
  response: z.array(reference),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const oldAddReference = oldApprovals({
  id: 'add_reference',
  method: 'POST',
  path: '/apvreference/',
  summary: 'Let an own document refer to another one',
  body: z.object({ drf_id: id, ref_drf_id: id }),
  response: reference,
  errors: [...addReference.errors, 'NOT_FOUND'],
  touches,
})

export const oldRemoveReference = oldApprovals({
  id: 'remove_reference',
  method: 'DELETE',
  path: '/apvreference/{id}/',
  summary: 'Take a reference off an own document',
  errors: ['FORBIDDEN', 'DOCUMENT_STATE'],
  touches,
})
