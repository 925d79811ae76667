import type { Output } from '#contract/endpoint.ts'
import type { cancelValues } from '#contract/time/work-events/cancels.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'

export type CancelValues = Output<typeof cancelValues>

/** Asks that an approved request be cancelled. */
export const cancelDocument: DocumentKind<CancelValues> = {
  key: 'EVENT_CANCEL',
  texts: ['leaveDocument'],
  name: 'leaveDocument.cancelName',
  Block: lazyPart([], () => import('./cancel-block.tsx'), 'CancelBlock'),
  brief: ({ wk_comment }) => ({ note: wk_comment }),
}
