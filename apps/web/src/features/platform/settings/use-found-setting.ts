import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const SHOWN_MS = 2600
const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Leads to the setting that the address names (#start_lunch_time) as soon as it is drawn: in view, in focus, marked. However
 * long that takes, unless somebody has begun to do something else meanwhile.
 */
export function useFoundSetting(): void {
  const wanted = useRouterState({ select: (state) => state.location.hash })
  useEffect(() => {
    if (!wanted) return
    let marked: HTMLElement | undefined
    let fade: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const found = settingOf(wanted)
      if (!found) return false
      marked = found
      found.dataset.found = 'true'
      fade = setTimeout(() => delete found.dataset.found, SHOWN_MS)
      found.scrollIntoView({ block: 'center' })
      const input = found.querySelector<HTMLElement>('input:not([type=hidden]), button, textarea')
      input?.focus({ preventScroll: true })
      return true
    }
    const watch = new MutationObserver(() => show() && watch.disconnect())
    if (!show()) watch.observe(document.body, { childList: true, subtree: true })
    const giveUp = () => watch.disconnect()
    for (const press of PRESSES) addEventListener(press, giveUp, { capture: true, once: true })
    return () => {
      watch.disconnect()
      for (const press of PRESSES) removeEventListener(press, giveUp, { capture: true })
      clearTimeout(fade)
      if (marked) delete marked.dataset.found
    }
  }, [wanted])
}

/** The part of the page that holds a setting: marked as such, or the frame of the input of that name. */
function settingOf(name: string): HTMLElement | null {
  const id = CSS.escape(name)
  const found = document.querySelector<HTMLElement>(
    `[data-setting="${id}"], [data-path="${id}"], [data-path$=".${id}"]`,
  )
  return (
    found?.closest<HTMLElement>('[data-setting]') ??
    found?.closest<HTMLElement>('.mantine-InputWrapper-root') ??
    found
  )
}
