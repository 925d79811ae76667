import { useWindowEvent } from '@mantine/hooks'
import { type FocusPlace, type Intent, intentOf } from './box-keys.ts'

/** Hands the intents of key presses on; an intent that does nothing (false) leaves the key to the browser. */
export function useBoxKeys(run: (intent: Intent) => boolean): void {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.repeat) {
      // Held down, only moving goes on: a held "a" must not approve one document after the other.
      if (event.defaultPrevented || !/^Key[JK]$/.test(event.code)) return
    }
    const intent = intentOf(event, placeOf(event.target))
    if (intent && run(intent)) event.preventDefault()
  })
}

function placeOf(target: EventTarget | null): FocusPlace {
  if (document.querySelector('[role=dialog]:not([hidden]), [role=alertdialog]:not([hidden])')) return 'dialog'
  if (!(target instanceof Element)) return 'page'
  if (target.closest('[role=menu], [role=listbox]')) return 'dialog'
  if (target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]')) return 'text'
  return target.closest('a, button, input, [role=tab]') ? 'control' : 'page'
}
