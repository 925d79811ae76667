import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Keeps the form around a field from being sent while what stands in it cannot be read; the field gets the focus. */
export function useBlockedForm(
  input: RefObject<HTMLInputElement | null>,
  isWrong: boolean,
  onBlocked: () => void,
): void {
  const tell = useEffectEvent(onBlocked)
  useEffect(() => {
    const form = input.current?.form
    if (!form || !isWrong) return undefined
    // Before any other listener hears of it: the form knows only the last value that could be taken.
    const block = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      tell()
      input.current?.focus()
    }
    form.addEventListener('submit', block, true)
    return () => form.removeEventListener('submit', block, true)
  }, [input, isWrong])
}
