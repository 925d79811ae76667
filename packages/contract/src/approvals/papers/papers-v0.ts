import { z } from 'zod'
import { id, line, outInstant } from '../../fields.ts'
import { oldApprovals } from '../documents/areas.ts'
import { formValueRefusals, formValuesQuery, paperRefusals } from './papers.ts'

const file = { method: 'GET', answers: 'binary', waitsForTurn: true } as const

export const oldDownloadDocument = oldApprovals({
  ...file,
  id: 'download_document',
  download: { action: 'document.download', target: { kind: 'document', by: ['drf_id'] } },
  path: '/apvdraft/download_apvdraft_to_pdf/',
  summary: 'A document as PDF with stamps, opinions and proof',
  query: z.object({ drf_id: id }),
  errors: ['NOT_FOUND', 'FORBIDDEN', ...paperRefusals],
})

export const oldDownloadFormValues = oldApprovals({
  ...file,
  id: 'download_form_values',
  download: { action: 'form.export' },
  path: '/apvdraft/apv_template_forms_download/',
  summary: 'What documents of a sort of forms answered, as a spreadsheet',
  query: z.object({ template_form: line(1, 20).optional(), ...formValuesQuery }),
  errors: formValueRefusals,
})

export const oldGetEncryptedKey = oldApprovals({
  id: 'get_encrypted_key',
  method: 'POST',
  path: '/apvdraft/get_encrypted_key/',
  summary:
    'A key that opens one document as PDF for ten minutes outside of the session, as long as the caller may open it; told only now',
  body: z.object({ drf_id: id }),
  response: z.object({
    encrypted_key: z.string(),
    /** Where the document is opened with it. */
    url: z.string(),
    expires_at: outInstant,
  }),
  success: [200, 201],
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  touches: [],
  tellsOnce: true,
  limitPerMinute: 20,
})
