import { useEffect, useRef, useState } from 'react'

export interface Upload {
  key: number
  file: File
  /** The share that has left, 0 to 1. */
  progress: number
  /** Why it did not arrive; it can be tried again. */
  error: unknown
}

export type SendFile<Kept> = (
  file: File,
  watch: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Kept>

let lastKey = 0

/** Files on their way: each can be given up or tried again; what arrived is handed on and no longer kept here. */
export function useUploads<Kept>(send: SendFile<Kept>, onKept: (kept: Kept) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef(onKept)
  useEffect(() => {
    latest.current = onKept
  })
  const giveUps = useRef(new Map<number, AbortController>())
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const forget = (key: number) => {
    giveUps.current.get(key)?.abort()
    giveUps.current.delete(key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }
  const start = async ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
    const giveUp = new AbortController()
    giveUps.current.set(key, giveUp)
    try {
      const kept = await send(file, {
        signal: giveUp.signal,
        onProgress: (progress) => change(key, { progress }),
      })
      if (giveUp.signal.aborted) return
      latest.current(kept)
      forget(key)
    } catch (error) {
      if (!giveUp.signal.aborted) change(key, { error })
    }
  }
  useEffect(() => {
    const running = giveUps.current
    return () => {
      for (const giveUp of running.values()) giveUp.abort()
    }
  }, [])
  return {
    uploads,
    add: (files: readonly File[]) => {
      const fresh = files.map((file) => ({ key: ++lastKey, file, progress: 0, error: null }))
      setUploads((all) => [...all, ...fresh])
      for (const one of fresh) void start(one)
    },
    again: (upload: Upload) => {
      change(upload.key, { error: null, progress: 0 })
      void start(upload)
    },
    forget,
  }
}
