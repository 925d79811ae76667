import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Quiet for so long, what was typed is kept. */
const PAUSE_MS = 1500

export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed'

/**
 * Keeps what is written, a moment after the last key and when the screen is left: one save at a time, each with the newest state.
 * @param value another object whenever something was changed
 * @param save resolves when it is kept
 * @param saveLeaving the same as the page is left: at once, and without an answer
 * @returns how it stands; `settle` ends a save that is under way and lets no other begin, until `goOn`
 */
export function useAutosave<V>(
  value: V,
  save: (value: V) => Promise<unknown>,
  saveLeaving: (value: V) => void,
) {
  const [first] = useState(value)
  const [told, setTold] = useState<{ of: V; state: SaveState }>({ of: value, state: 'clean' })
  const running = useRef<Promise<void>>(Promise.resolve())
  const isOver = useRef(false)
  const keep = useEffectEvent(async () => {
    if (isOver.current) return
    setTold({ of: value, state: 'saving' })
    try {
      await save(value)
      setTold({ of: value, state: 'saved' })
    } catch {
      setTold({ of: value, state: 'failed' })
    }
  })
  useEffect(() => {
    if (value === first) return undefined
    const keepLast = async (before: Promise<void>) => {
      await before
      await keep()
    }
    const timer = setTimeout(() => {
      running.current = keepLast(running.current)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, first])
  useSaveOnLeaving({
    value,
    isSaved: () => isOver.current || value === first || told.of === value,
    saveLeaving,
    saveLast: () => void running.current.then(() => save(value)).catch(() => undefined),
  })
  const settle = async () => {
    isOver.current = true
    await running.current
  }
  const goOn = () => {
    isOver.current = false
  }
  const state: SaveState = told.of === value ? told.state : 'dirty'
  return { state, settle, goOn }
}

interface Leaving<V> {
  value: V
  isSaved: () => boolean
  saveLeaving: (value: V) => void
  saveLast: () => void
}

/** Whoever leaves before the pause is over leaves nothing behind: neither the screen, nor the tab, which may never come back. */
function useSaveOnLeaving<V>({ value, isSaved, saveLeaving, saveLast }: Leaving<V>): void {
  const left = useRef<V>(null)
  const leave = useEffectEvent(() => {
    if (isSaved() || left.current === value) return
    left.current = value
    saveLeaving(value)
  })
  const leaveScreen = useEffectEvent(() => {
    if (!isSaved() && left.current !== value) saveLast()
  })
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leaveScreen()
    }
  }, [])
}
