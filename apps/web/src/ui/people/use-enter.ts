import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'

interface Choosing {
  /** What was found is for what stands in the field. */
  isReady: boolean
  /** Enter means the first who is found: something was typed, and no arrow key has chosen another. */
  isChoosing: () => boolean
  chooseFirst: () => void
}

/** Enter in a field that finds people: it chooses, also those who are found a moment later, and never sends the form. */
export function useEnter({ isReady, isChoosing, chooseFirst }: Choosing): (event: KeyboardEvent) => void {
  const [isAwaited, setAwaited] = useState(false)
  const take = useEffectEvent(() => {
    setAwaited(false)
    // Nothing stands there any more once the field was left.
    if (isChoosing()) chooseFirst()
  })
  useEffect(() => {
    if (isAwaited && isReady) take()
  }, [isAwaited, isReady])
  return (event) => {
    // The form around it is sent by Ctrl and Enter, or its button.
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!isChoosing()) return
    if (isReady) chooseFirst()
    else setAwaited(true)
  }
}
