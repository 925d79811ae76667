import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const WAITS_MS = 5000
const SHOWN_MS = 2600

/** Leads to the setting that the address names (#start_lunch_time) as soon as it is drawn: in view, in focus, marked. */
export function useFoundSetting(): void {
  const wanted = useRouterState({ select: (state) => state.location.hash })
  useEffect(() => {
    if (!wanted) return
    let marked: HTMLElement | undefined
    const show = () => {
      const found = settingOf(wanted)
      if (!found) return false
      marked = found
      found.dataset.found = 'true'
      found.scrollIntoView({ block: 'center' })
      const input = found.querySelector<HTMLElement>('input:not([type=hidden]), button, textarea')
      input?.focus({ preventScroll: true })
      return true
    }
    const watch = new MutationObserver(() => show() && watch.disconnect())
    if (!show()) watch.observe(document.body, { childList: true, subtree: true })
    const giveUp = setTimeout(() => watch.disconnect(), WAITS_MS)
    const fade = setTimeout(() => marked && delete marked.dataset.found, SHOWN_MS)
    return () => {
      watch.disconnect()
      clearTimeout(giveUp)
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
