import { z } from 'zod'
import { id, keys, line, outInstant, paged, paging } from '../../fields.ts'
import { document, documentStatus, person, reference } from './approvals.ts'
import { approvals } from './areas.ts'

export const addReference = approvals({
  id: 'add_reference',
  method: 'POST',
  path: '/documents/{id}/reference',
  summary: 'Let an own document refer to another one that the caller may open',
  body: z.object({ ref_id: id }),
  response: reference,
  errors: ['FORBIDDEN', 'DOCUMENT_STATE', 'OWN_REFERENCE', 'TOO_MANY_REFERENCES'],
  touches: ['approval_v1'],
})

export const removeReference = approvals({
  id: 'remove_reference',
  method: 'DELETE',
  path: '/documents/{id}/reference/{refId}',
  summary: 'Take a reference off an own document; refId is the id of the reference',
  params: z.object({ id, refId: id }),
  errors: ['FORBIDDEN', 'DOCUMENT_STATE'],
  touches: ['approval_v1'],
})

export const listReferenceDocuments = approvals({
  id: 'list_reference_documents',
  method: 'GET',
  path: '/reference-documents',
  summary: 'Documents that the caller may refer to, newest first',
  ...paged(
    z.object({
      id: z.number(),
      drf_type: z.string(),
      drf_status: documentStatus,
      drf_serial: z.string().nullable(),
      drf_title: z.string(),
      author: person,
      submitted_at: outInstant,
    }),
    { page_size: paging.page_size.default(20), search: line(0, 100).optional(), ...keys },
  ),
})

export const readReference = approvals({
  id: 'read_reference',
  method: 'GET',
  path: '/reference-documents/{id}',
  summary: 'A document to read: one’s own, or one that a document refers to which the caller may open',
  response: document.omit({
    abilities: true,
    apv_reference: true,
    apv_attach: true,
    acts_for: true,
    is_marked: true,
    version: true,
    cancel_drf_id: true,
    replaces_drf_id: true,
    replaced_by_drf_id: true,
    reply_count: true,
  }),
  errors: ['FORBIDDEN'],
  changesState: true,
  isLook: true,
  touches: [],
})
