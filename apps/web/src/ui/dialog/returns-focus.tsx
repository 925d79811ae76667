import { useEffect, useState } from 'react'

/** What had the focus last outside of dialogs and menus: where a person was before the first of several dialogs. */
let outside: HTMLElement | null = null
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest('[role=dialog], [role=menu]')) outside = target
})

/**
 * Stands inside a dialog and gives the focus back when it goes: to what had it before, for an entry of a menu to the button
 * of that menu. Mantine does so only for dialogs that are closed, not for those that are taken away.
 */
export function ReturnsFocus() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        // The next dialog may have taken it already.
        if (document.activeElement !== document.body) return
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
        const target = isThere ? before : outside
        target?.focus({ preventScroll: true })
      })
    },
    [before],
  )
  return null
}
