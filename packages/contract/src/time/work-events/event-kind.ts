import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'
import { eventRefuses, eventTouches } from './event-touches.ts'

/** Requests of every code but annual leave. */
export const eventKind: DeclaredKind = {
  key: 'WORK_EVENT',
  refuses: { ...eventRefuses, approve: [...eventRefuses.approve!, 'ALTERNATIVE_GONE'] },
  touches: eventTouches,
}
