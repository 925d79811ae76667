import { useEffect, useState } from 'react'

const NARROW = 'gyeol-sidebar-narrow'

/** What the frame remembers: whether the sidebar is folded (on this device) and whether the palette is open. */
export function useShell() {
  const [isNarrow, setNarrow] = useState(() => localStorage.getItem(NARROW) === '1')
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === 'k'
      ) {
        event.preventDefault()
        setPaletteOpen((open) => !open)
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
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
