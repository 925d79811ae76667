import { useEffect, useState } from 'react'
import { openerOf } from './opener.ts'

/**
 * Stands inside a dialog and gives the focus back when it goes: to what had it before, for an entry of a menu to the button
 * of that menu. Mantine does so only for dialogs that are closed, not for those that are taken away.
 */
export function ReturnsFocus() {
  const [before] = useState(openerOf)
  useEffect(
    () => () => {
      setTimeout(() => {
        // The next dialog may have taken it already.
        if (document.activeElement !== document.body) return
        const target = before?.isConnected ? before : openerOf()
        target?.focus({ preventScroll: true })
      })
    },
    [before],
  )
  return null
}
