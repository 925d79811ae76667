import { z } from 'zod'
import { id, line } from '../../fields.ts'
import { oldApprovals } from '../documents/areas.ts'
import { formValueRefusals, formValuesQuery, paperRefusals } from './papers.ts'

const file = { method: 'GET', answers: 'binary', waitsForTurn: true } as const

export const oldDownloadDocument = oldApprovals({
  ...file,
  id: 'download_document',
  path: '/apvdraft/download_apvdraft_to_pdf/',
  summary: 'A document as PDF with stamps, opinions and proof',
  query: z.object({ drf_id: id }),
  errors: ['NOT_FOUND', 'FORBIDDEN', ...paperRefusals],
})

export const oldDownloadFormValues = oldApprovals({
  ...file,
  id: 'download_form_values',
  path: '/apvdraft/apv_template_forms_download/',
  summary: 'What documents of a sort of forms answered, as a spreadsheet',
  query: z.object({ template_form: line(1, 20).optional(), ...formValuesQuery }),
  errors: formValueRefusals,
})
