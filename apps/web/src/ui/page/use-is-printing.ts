import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is put on paper: what draws only the part in sight then draws the whole. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // The browser takes the page as it stands when the event has been heard.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))
  return isPrinting
}
