import { useSyncExternalStore } from 'react'

let reachable = true
const listeners = new Set<() => void>()

/** Notes whether the last call reached the server. */
export function noteReachable(now: boolean): void {
  if (reachable === now) return
  reachable = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const back = () => {
    reachable = true
    listener()
  }
  listeners.add(listener)
  addEventListener('online', back)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', back)
    removeEventListener('offline', listener)
  }
}

/** Whether the server can be reached, as far as the browser and the last call know. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && reachable)
}
