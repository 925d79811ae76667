import type { DeclaredKind } from '../documents/document-kind.ts'
import { touchedPeople } from '../../people/members/areas.ts'

/** Leaving the company, asked for or proposed for somebody, as a document. */
export const retirementKind: DeclaredKind = {
  key: 'RETIREMENT',
  refuses: {
    approve: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_MEMBER_STATE', 'LAST_ADMIN', 'RETIRED_BEFORE_JOINED'],
    reopen: ['NOT_FOUND', 'WRONG_MEMBER_STATE', 'EMPLOYMENT_ALREADY_REQUESTED'],
    cancel: ['NOT_FOUND', 'WRONG_MEMBER_STATE', 'LEFT_ALREADY'],
  },
  touches: touchedPeople,
}
