import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Quiet for so long, what was typed is kept. */
const PAUSE_MS = 1500

export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed'

/**
 * Keeps what is written, a moment after the last key and when the screen is left: one save at a time, each with the newest state.
 * @param value another object whenever something was changed
 * @param save resolves when it is kept
 * @param saveLeaving the same as the page is left: at once, and without an answer
 * @param removeNothing takes back what was kept, where the screen is left and nothing is written any more; false where something is
 * @returns how it stands; `settle` ends a save that is under way and lets no other begin, until `goOn`
 */
export function useAutosave<V>(
  value: V,
  save: (value: V) => Promise<unknown>,
  saveLeaving: (value: V) => void,
  removeNothing: (value: V) => false | (() => Promise<unknown>),
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
    // Nothing is taken back from whoever has sent it.
    lastOf: (isSaved) =>
      (!isOver.current && removeNothing(value)) || (isSaved ? undefined : () => save(value)),
    running,
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
  /** What is yet to be done with it. */
  lastOf: (isSaved: boolean) => (() => Promise<unknown>) | undefined
  running: RefObject<Promise<void>>
}

/** Whoever leaves before the pause is over leaves nothing behind: neither the screen, nor the tab, which may never come back. */
function useSaveOnLeaving<V>({ value, isSaved, saveLeaving, lastOf, running }: Leaving<V>): void {
  const left = useRef<V>(null)
  const isShown = useRef(false)
  const leave = useEffectEvent(() => {
    if (isSaved() || left.current === value) return
    left.current = value
    saveLeaving(value)
  })
  const leaveScreen = useEffectEvent(async () => {
    const last = lastOf(isSaved() || left.current === value)
    await running.current
    // The screen may only have been drawn anew.
    if (!isShown.current) await last?.().catch(() => undefined)
  })
  useEffect(() => {
    isShown.current = true
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      isShown.current = false
      void leaveScreen()
    }
  }, [])
}
