import type { absenceValues } from '#contract/approvals/employment-requests/employment-requests.ts'
import type { Output } from '#contract/endpoint.ts'
import { lazyPart } from '../../../page/lazy-part.ts'
import type { DocumentKind } from '../documents/index.ts'

export type AbsenceValues = Output<typeof absenceValues>

/** A leave of absence among the documents. */
export const absenceDocument: DocumentKind<AbsenceValues> = {
  key: 'ABSENCE',
  texts: ['employmentDocument'],
  name: 'employmentDocument.absence',
  Block: lazyPart(['employmentRequest'], () => import('./absence-block.tsx'), 'AbsenceBlock'),
  Edit: {
    title: 'employmentDocument.askAbsence',
    Form: lazyPart(
      ['employmentRequest'],
      () => import('./absence-request-dialog.tsx'),
      'AbsenceRequestDialog',
    ),
  },
  brief: ({ reason }) => ({ note: reason }),
  undone: (t, _values, isApproved) =>
    t(isApproved ? 'employmentDocument.absenceEnds' : 'employmentDocument.requestEnds'),
}
