import type { documentCancelValues } from '#contract/approvals/documents/cancels.ts'
import type { Output } from '#contract/endpoint.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import type { DocumentKind } from '../kinds/document-kinds.ts'

export type DocumentCancelValues = Output<typeof documentCancelValues>

/** Asks that an approved document be cancelled. */
export const documentCancel: DocumentKind<DocumentCancelValues> = {
  key: 'DOCUMENT_CANCEL',
  texts: ['documentCancel'],
  name: 'documentCancel.name',
  Block: lazyPart(['documentCancel'], () => import('./document-cancel-block.tsx'), 'DocumentCancelBlock'),
  brief: ({ reason }) => ({ note: reason }),
}
