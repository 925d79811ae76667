import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import type { PersonOption } from './person-picker.tsx'

type Search = (text: string) => Promise<readonly PersonOption[]>
interface Found {
  /** What they were asked for. */
  text: string | null
  people: readonly PersonOption[]
  state: 'searching' | 'nothing' | 'failed'
}

/** People for a typed text, asked 150 ms after the last key; answers that come late for an older text are dropped. */
export function usePeopleSearch(search: Search, text: string, isOpen: boolean): Found {
  const [debounced] = useDebouncedValue(text.trim(), 150)
  const [found, setFound] = useState<Found>({ text: null, people: [], state: 'searching' })
  // The newest search function without asking again whenever the caller makes a new one.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    latest
      .current(debounced)
      .then((people) => isCurrent && setFound({ text: debounced, people, state: 'nothing' }))
      .catch(() => isCurrent && setFound({ text: debounced, people: [], state: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [debounced, isOpen])
  return found
}
