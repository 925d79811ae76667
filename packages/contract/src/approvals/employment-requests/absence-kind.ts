import type { DeclaredKind } from '../documents/document-kind.ts'
import { touchedPeople } from '../../people/members/areas.ts'

/** A leave of absence, asked for or proposed for somebody, as a document. */
export const absenceKind: DeclaredKind = {
  key: 'ABSENCE',
  refuses: {
    approve: [
      'FORBIDDEN',
      'NOT_FOUND',
      'WRONG_MEMBER_STATE',
      'LAST_ADMIN',
      'INVALID_RANGE',
      'ABSENCE_OVERLAPS',
      'CHANGE_BEFORE_JOINED',
      'CHANGE_AFTER_RETIRED',
    ],
    reopen: ['NOT_FOUND', 'EMPLOYMENT_ALREADY_REQUESTED'],
    cancel: ['NOT_FOUND', 'ABSENCE_HAS_BEGUN'],
  },
  touches: touchedPeople,
}
