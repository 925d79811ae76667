import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SearchFieldProps {
  /** From the address. */
  value: string
  /** Called 250 ms after the last key, and at once on Enter or when cleared. */
  onChange: (text: string) => void
  placeholder?: string
  label?: string
  /** Pixels or CSS; 240 until then. */
  width?: number | string
}

/** A search that waits for the typing to pause; Esc clears it. */
export function SearchField({ value, onChange, placeholder, label, width = 240 }: SearchFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const told = useRef(value)
  /** What was told and has not come back by the address yet. */
  const underWay = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const router = useRouter()
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const own = underWay.current.indexOf(value)
    underWay.current.splice(0, own + 1)
    // What comes back late must not be put over what was typed since.
    if (own >= 0 || value === told.current) return
    // The address changed without our doing: by the back button or a link.
    underWay.current = []
    setText(value)
    told.current = value
  }, [value])
  useEffect(() => {
    // Whoever is on the way to another screen must not be called back; the list stays until that screen is there.
    const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) clearTimeout(timer.current)
    })
    return () => {
      forget()
      clearTimeout(timer.current)
    }
  }, [router])

  const tell = (next: string) => {
    clearTimeout(timer.current)
    if (next === told.current) return
    told.current = next
    underWay.current.push(next)
    latest.current(next)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(next.trim()), 250)
  }
  const clear = () => {
    setText('')
    tell('')
  }
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label ?? placeholder ?? t('kit.search.label')}
      placeholder={placeholder ?? t('kit.search.label')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label={t('kit.search.clear')} onClick={clear} />}
      w={width}
      maw="100%"
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text.trim())
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation()
          event.preventDefault()
          clear()
        }
      }}
    />
  )
}
