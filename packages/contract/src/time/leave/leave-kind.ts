import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'
import { eventRefuses, eventTouches } from '../work-events/event-touches.ts'

export const leaveKind: DeclaredKind = {
  key: 'VACATION',
  refuses: eventRefuses,
  touches: eventTouches,
}
