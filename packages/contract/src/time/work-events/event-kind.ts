import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'
import { eventTouches } from './event-touches.ts'

/** Requests of every code but annual leave. */
export const eventKind: DeclaredKind = {
  key: 'WORK_EVENT',
  refuses: { cancel: ['LEAVE_HAS_BEGUN'] },
  touches: eventTouches,
}
