import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Hears the keys that are pressed anywhere on the page, from the moment on at which the screen is drawn: an ordinary effect
 * may follow after a frame or two, and a key that is pressed in between would be lost.
 */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(onKey)
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
