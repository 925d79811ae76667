import { useState } from 'react'
import { useWindowKeys } from '../../ui/input/use-window-keys.ts'

const NARROW = 'gyeol-sidebar-narrow'

/** What the frame remembers: whether the sidebar is folded (on this device) and whether the palette is open. */
export function useShell() {
  const [isNarrow, setNarrow] = useState(() => localStorage.getItem(NARROW) === '1')
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useWindowKeys((event) => {
    const isAlone = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isAlone || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    setPaletteOpen((open) => !open)
  })
  return {
    isNarrow,
    toggleNarrow: () => {
      localStorage.setItem(NARROW, isNarrow ? '0' : '1')
      setNarrow(!isNarrow)
    },
    isPaletteOpen,
    openPalette: () => setPaletteOpen(true),
    closePalette: () => setPaletteOpen(false),
  }
}
