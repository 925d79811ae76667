import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'

/** A correction of one's own times, as a document. */
export const correctionKind: DeclaredKind = {
  key: 'CHECKINOUT',
  refuses: {
    approve: ['INVALID_RANGE', 'ALREADY_CONFIRMED'],
    reopen: ['DAY_CHANGED_SINCE', 'INVALID_RANGE', 'ALREADY_CONFIRMED'],
    cancel: ['CORRECTION_APPLIED'],
  },
  touches: ['work', 'confirm', 'analytics', 'members.list', 'vacation'],
}
