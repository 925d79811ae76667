import type { DeclaredKind } from '../../approvals/documents/document-kind.ts'
import { eventTouches } from '../work-events/event-touches.ts'

const SWAP_STANDS_AGAINST = [
  'SWAP_NOT_OFFERED',
  'SWAP_NO_HOLIDAY',
  'HOLIDAY_NOT_SWAPPABLE',
  'SWAP_NO_WORK_DAY',
  'SWAP_OTHER_WEEK',
  'SWAP_LATE',
  'SWAP_EVENTS',
  'BEFORE_JOIN',
  'ALREADY_CONFIRMED',
] as const

/** Why two days cannot be swapped, when it is asked for as when it is approved. */
export const swapRefuses = [...SWAP_STANDS_AGAINST]

/** A holiday of one person that is worked, and a work day that is free in its place, as a document. */
export const swapKind: DeclaredKind = {
  key: 'HOLIDAY_SWAP',
  refuses: {
    approve: swapRefuses,
    reopen: ['SWAP_BEGUN', 'SWAP_EVENTS', 'ALREADY_CONFIRMED'],
    cancel: ['SWAP_BEGUN', 'SWAP_EVENTS', 'ALREADY_CONFIRMED'],
  },
  touches: [...eventTouches, 'home'],
}
