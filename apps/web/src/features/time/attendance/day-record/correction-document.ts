import type { Output } from '#contract/endpoint.ts'
import type { correctionValues } from '#contract/time/attendance/corrections.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'

export type CorrectionValues = Output<typeof correctionValues>

/** A correction of somebody's own times among the documents. */
export const correctionDocument: DocumentKind<CorrectionValues> = {
  key: 'CHECKINOUT',
  texts: ['correctionDocument'],
  name: 'correctionDocument.name',
  Block: lazyPart([], () => import('./correction-block.tsx'), 'CorrectionBlock'),
  brief: ({ reason }) => ({ note: reason }),
}
