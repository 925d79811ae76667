import type { DeclaredKind } from './document-kind.ts'

/** Asks that a document which was approved be cancelled. */
export const documentCancelKind: DeclaredKind = {
  key: 'DOCUMENT_CANCEL',
  refuses: {
    approve: ['ALREADY_CONFIRMED', 'DAY_CHANGED_SINCE', 'ABSENCE_HAS_BEGUN', 'LEFT_ALREADY'],
    cancel: ['CANCEL_APPLIED'],
  },
  touches: [],
}
