import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'
import { eventTouches } from './event-touches.ts'

/** Asks that a request which was approved be cancelled. */
export const cancelKind: DeclaredKind = {
  key: 'EVENT_CANCEL',
  refuses: { approve: ['ALREADY_CONFIRMED'], cancel: ['CANCEL_APPLIED'] },
  touches: eventTouches,
}
