import { useSyncExternalStore } from 'react'
import type { PersonOption } from '../../../ui/people/person-picker.tsx'
import type { LeaveDraft } from './leave-draft.ts'

export type LeaveDefaults = Partial<
  Pick<LeaveDraft, 'kind' | 'unit' | 'wk_start_date' | 'wk_end_date' | 'start' | 'end' | 'reason'>
> & {
  /** For whom somebody who leads asks. */
  person?: PersonOption
}

/** null while closed. */
let opened: LeaveDefaults | null = null
const listeners = new Set<() => void>()

function set(next: LeaveDefaults | null): void {
  opened = next
  for (const listener of listeners) listener()
}

/** Opens the one leave request dialog over whatever is on the screen; days and unit may be given. */
export function openLeaveRequest(defaults: LeaveDefaults = {}): void {
  set(defaults)
}

export function closeLeaveRequest(): void {
  set(null)
}

/** What the dialog was opened with, null while it is closed. */
export function useOpenedLeaveRequest(): LeaveDefaults | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opened,
  )
}
