import { useSyncExternalStore } from 'react'

let isLocating = false
const listeners = new Set<() => void>()

/** While the browser looks for where it is, for a press that has to say so. */
export async function whileLocating<T>(work: () => Promise<T>): Promise<T> {
  tell(true)
  try {
    return await work()
  } finally {
    tell(false)
  }
}

function tell(now: boolean): void {
  isLocating = now
  for (const listener of listeners) listener()
}

export function useLocating(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isLocating,
  )
}
