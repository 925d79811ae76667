import { z } from 'zod'
import { id, line, outInstant, upload } from '../../fields.ts'
import { approvals } from './areas.ts'

/** Of one file, of all files of a document, and how many they may be. */
export const MOST_ATTACHMENT_BYTES = 20 * 1024 * 1024
export const MOST_ATTACHMENTS = 20

/** A file of a document, or of one that is still written. */
export const attachment = z.object({
  id: z.number(),
  file_name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Where whoever may open the document takes it from. */
  url: z.string(),
  /** The question of a form that it answers; null where it goes along with the document. */
  field: z.string().nullable(),
})

/** The key of a question of a form. */
export const fieldKey = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/)

const ofId = z.object({ id, attachmentId: id })

export const fileRefusals = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_TYPE_MISMATCH',
  'FILE_EMPTY',
  'FILE_NAME_INVALID',
] as const

export const attachingRefusals = [
  'FORBIDDEN',
  'DOCUMENT_STATE',
  'TOO_MANY_ATTACHMENTS',
  ...fileRefusals,
] as const

const touches = ['approval_v1'] as const

export const listAttachments = approvals({
  id: 'list_attachments',
  method: 'GET',
  path: '/documents/{id}/attachments',
  summary: 'Files of a document for its people, or of an own draft',
  response: z.array(attachment),
  errors: ['FORBIDDEN'],
})

export const addAttachment = approvals({
  id: 'add_attachment',
  method: 'POST',
  path: '/documents/{id}/attachments',
  summary:
    'Attach a file to an own draft, or to an own document on which nobody has decided: as a form, or by the key of an upload',
  accepts: 'form',
  files: ['file'],
  body: z
    .object({
      file: upload.optional(),
      /** What an upload address answered, instead of a file. */
      upload_key: id.optional(),
      /** The question of its form that the file answers; only while it is a draft. */
      field: fieldKey.optional(),
    })
    .refine(({ file, upload_key }) => (file === undefined) !== (upload_key === undefined), {
      path: ['file'],
    }),
  response: attachment,
  errors: attachingRefusals,
  touches,
})

export const removeAttachment = approvals({
  id: 'remove_attachment',
  method: 'DELETE',
  path: '/documents/{id}/attachments/{attachmentId}',
  summary: 'Take a file off an own draft, or off an own document on which nobody has decided',
  params: ofId,
  errors: ['FORBIDDEN', 'DOCUMENT_STATE'],
  touches,
})

export const takeAttachment = approvals({
  id: 'take_attachment',
  method: 'GET',
  path: '/documents/{id}/attachments/{attachmentId}',
  summary: 'The file itself, to be saved',
  params: ofId,
  answers: 'binary',
  download: { action: 'document.download_file', target: { kind: 'document', by: ['id'] } },
  errors: ['FORBIDDEN'],
})

export const getUploadAddress = approvals({
  id: 'get_upload_address',
  method: 'GET',
  path: '/attachments/upload-url',
  summary: 'Where to send a file before it is said which document it belongs to',
  query: z.object({ file_name: line(1, 255).optional(), content_type: line(1, 100).optional() }),
  response: z.object({
    upload_url: z.string(),
    method: z.literal('POST'),
    /** The name of the part of the form that carries the file. */
    field: z.literal('file'),
    most_bytes: z.number(),
  }),
  errors: ['FILE_TYPE_NOT_ALLOWED', 'FILE_NAME_INVALID'],
})

export const uploadAttachment = approvals({
  id: 'upload_attachment',
  method: 'POST',
  path: '/attachments/uploads',
  summary: 'Send a file whose key add_attachment takes within a day; nobody else can read it',
  accepts: 'form',
  files: ['file'],
  body: z.object({ file: upload }),
  response: z.object({
    upload_key: z.number(),
    file_name: z.string(),
    size: z.number(),
    expires_at: outInstant,
  }),
  errors: [...fileRefusals, 'TOO_MANY_ATTACHMENTS'],
  touches: [],
})
