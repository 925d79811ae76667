import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'

/** What stands against an act on the document of a request, whichever its kind: its days may be closed by then. */
export const eventRefuses: DeclaredKind['refuses'] = {
  approve: ['ALREADY_CONFIRMED'],
  reopen: ['ALREADY_CONFIRMED'],
  cancel: ['LEAVE_HAS_BEGUN', 'ALREADY_CONFIRMED'],
}

/**
 * What a request of whichever kind changes: the days and the balance of a person, who is away beside the names of people, and
 * what is asked for later than a last day when somebody leaves.
 */
export const eventTouches = [
  'vacation',
  'work',
  'confirm',
  'analytics',
  'members.list',
  'members.retirement_check',
] as const
