import { z } from 'zod'
import { id, upload } from '../../fields.ts'
import { oldApprovals } from './areas.ts'
import { addAttachment, attachment, attachingRefusals } from './attachments.ts'

const { touches } = addAttachment

export const oldListAttachments = oldApprovals({
  id: 'list_attachments',
  method: 'GET',
  path: '/apvattach/',
  summary: 'Files of a document for its people, or of an own draft',
  query: z.object({ drf_id: id }),
  response: z.array(attachment),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const oldAddAttachment = oldApprovals({
  id: 'add_attachment',
  method: 'POST',
  path: '/apvattach/',
  summary: 'Attach a file to an own draft, or to an own document on which nobody has decided',
  accepts: 'form',
  files: ['apv_attach'],
  body: z.object({ drf_id: id, apv_attach: upload }),
  response: attachment,
  errors: [...attachingRefusals, 'NOT_FOUND'],
  touches,
})

export const oldRemoveAttachment = oldApprovals({
  id: 'remove_attachment',
  method: 'DELETE',
  path: '/apvattach/{id}/',
  summary: 'Take a file off an own draft, or off an own document on which nobody has decided',
  errors: ['FORBIDDEN', 'DOCUMENT_STATE'],
  touches,
})
