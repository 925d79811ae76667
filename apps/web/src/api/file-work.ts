import { useSyncExternalStore } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'

let running = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  running += by
  for (const listener of listeners) listener()
}

/** Counts a call as long as it runs, if the server may let it wait in the line of files. */
export async function countingFileWork<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  if (!endpoint.waitsForTurn) return work()
  change(1)
  try {
    return await work()
  } finally {
    change(-1)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a file of this page is being asked for or sent. */
export function useHasFileWork(): boolean {
  return useSyncExternalStore(subscribe, () => running > 0)
}
