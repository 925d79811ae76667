import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useRef } from 'react'

/** Sends a form by Ctrl or ⌘ with Enter from any of its fields, also one in which Enter is a new line. */
export function useSubmitByKeys(isBlocked = false): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBlocked) return
    if (!form.current?.contains(event.target as Node)) return
    event.preventDefault()
    form.current.requestSubmit()
  })
  return form
}
