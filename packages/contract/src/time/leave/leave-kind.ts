import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'
import { eventTouches } from '../work-events/event-touches.ts'

export const leaveKind: DeclaredKind = {
  key: 'VACATION',
  refuses: { cancel: ['LEAVE_HAS_BEGUN'] },
  touches: eventTouches,
}
