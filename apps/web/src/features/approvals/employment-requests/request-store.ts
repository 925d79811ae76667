import { useSyncExternalStore } from 'react'

export type EmploymentRequest = 'ABSENCE' | 'RETIREMENT'

/** null while closed. */
let opened: EmploymentRequest | null = null
const listeners = new Set<() => void>()

function set(next: EmploymentRequest | null): void {
  opened = next
  for (const listener of listeners) listener()
}

/** Opens the one dialog of such requests over whatever is on the screen. */
export const openEmploymentRequest = (kind: EmploymentRequest): void => set(kind)

export const closeEmploymentRequest = (): void => set(null)

/** Which request is being written, null while none is. */
export function useOpenedEmploymentRequest(): EmploymentRequest | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opened,
  )
}
