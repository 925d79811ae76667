import { z } from 'zod'
import { area } from '../../area.ts'
import { day, id, INT_MAX, line } from '../../fields.ts'
import { approvals } from '../documents/areas.ts'

/** Documents of one archive. */
export const MOST_PAPERS = 500

const file = {
  method: 'GET',
  answers: 'binary',
  waitsForTurn: true,
} as const

export const paperRefusals = ['TOO_MANY_FILES', 'FILE_TAKES_TOO_LONG'] as const

/** 3,7,12 */
const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
  .transform((value) => [...new Set(value.split(',').map(Number))].filter((one) => one > 0 && one <= INT_MAX))

export const downloadDocuments = approvals({
  ...file,
  id: 'download',
  download: { action: 'document.download', target: { kind: 'document', by: ['ids', 'star'] } },
  path: '/documents/*/download',
  summary:
    'Documents as PDF with stamps, opinions and proof: one as it is, several as an archive. With the id in the place of the star that one document',
  params: z.object({ star: z.string().max(20).default('*') }),
  query: z.object({ ids: ids.optional(), format: z.enum(['pdf']).default('pdf') }),
  errors: ['NOT_FOUND', 'FORBIDDEN', ...paperRefusals],
})

export const downloadPeriod = approvals({
  ...file,
  id: 'download_period',
  download: { action: 'document.download_period' },
  path: '/periodic-download',
  summary:
    'All documents that were submitted in a period as an archive of PDFs with their files, this month’s without one. get_own_file_work tells how far it is; who breaks it off ends the work',
  query: z.object({ start_date: day.optional(), end_date: day.optional() }),
  errors: [
    'FORBIDDEN',
    'INVALID_RANGE',
    'NO_PAPERS',
    'TOO_MANY_PAPERS',
    'PAPERS_TOO_LARGE',
    ...paperRefusals,
  ],
})

export const downloadBlankForm = approvals({
  ...file,
  id: 'download_blank_form',
  download: { unnoted: 'EMPTY' },
  path: '/templates/{id}/blank',
  summary: 'A blank form as PDF, to be filled in by hand, with the boxes of those who would decide',
  feature: 'DOCUMENT_APPROVAL',
  errors: paperRefusals,
})

/** Of no part: nobody is signed in. What is switched off is not opened by a key either. */
const keys = area({ area: 'approval_v1', ids: 'approvals', path: '/v1/approvals' })

export const openByKey = keys({
  ...file,
  id: 'open_by_key',
  download: { unnoted: 'BY_COMMAND' },
  path: '/opened/{key}',
  summary: 'A document as PDF by a key that get_encrypted_key gave; nobody need be signed in',
  audience: 'public',
  params: z.object({ key: line(1, 80) }),
  errors: ['NOT_FOUND', ...paperRefusals],
  limitPerMinute: 30,
})

export const formValuesQuery = { start_date: day.optional(), end_date: day.optional() }

export const formValueRefusals = ['FORBIDDEN', 'NOT_FOUND', 'INVALID_RANGE', ...paperRefusals] as const

export const downloadFormValues = approvals({
  ...file,
  id: 'download_form_values',
  download: { action: 'form.export', target: { kind: 'form', by: ['template_id'] } },
  path: '/template-download',
  summary:
    'What documents of a form answered, as a spreadsheet: a row for each document, a column for each question. Of this year without a period',
  query: z.object({ template_id: id.optional(), ...formValuesQuery }),
  errors: formValueRefusals,
})
