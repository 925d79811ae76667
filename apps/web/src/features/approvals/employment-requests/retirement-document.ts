import type { retirementValues } from '#contract/approvals/employment-requests/employment-requests.ts'
import type { Output } from '#contract/endpoint.ts'
import { lazyPart } from '../../../page/lazy-part.ts'
import type { DocumentKind } from '../documents/index.ts'

export type RetirementValues = Output<typeof retirementValues>

/** Leaving the company among the documents. */
export const retirementDocument: DocumentKind<RetirementValues> = {
  key: 'RETIREMENT',
  texts: ['employmentDocument'],
  name: 'employmentDocument.retirement',
  Block: lazyPart(['employmentRequest'], () => import('./retirement-block.tsx'), 'RetirementBlock'),
  Edit: {
    title: 'employmentDocument.askRetirement',
    Form: lazyPart(
      ['employmentRequest'],
      () => import('./retirement-request-dialog.tsx'),
      'RetirementRequestDialog',
    ),
  },
  brief: ({ reason }) => ({ note: reason }),
  undone: (t, _values, isApproved) =>
    t(isApproved ? 'employmentDocument.retirementEnds' : 'employmentDocument.requestEnds'),
}
