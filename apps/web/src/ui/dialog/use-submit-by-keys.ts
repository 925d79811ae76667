import { type RefObject, useRef } from 'react'
import { useWindowKeys } from '../input/use-window-keys.ts'

/** Sends a form by Ctrl or ⌘ with Enter from any of its fields, also one in which Enter is a new line. */
export function useSubmitByKeys(isBlocked = false): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useWindowKeys((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBlocked) return
    if (!form.current?.contains(event.target as Node)) return
    event.preventDefault()
    form.current.requestSubmit()
  })
  return form
}
