import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'

export const leaveKind: DeclaredKind = {
  key: 'VACATION',
  refuses: { cancel: ['LEAVE_HAS_BEGUN'] },
  // Who is away is told beside the names of people, and what is asked for later than a last day when somebody leaves.
  touches: ['vacation', 'work', 'members.list', 'members.retirement_check'],
}
