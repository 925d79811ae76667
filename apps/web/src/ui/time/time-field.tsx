import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseTime, stepTime } from './parse-time.ts'
import { useBlockedForm } from './use-blocked-form.ts'

interface TimeFieldProps {
  /** HH:mm, null while empty. */
  value: string | null
  onChange: (time: string | null) => void
  label?: ReactNode
  /** For a field whose label stands elsewhere, as in a table. */
  ariaLabel?: string
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  required?: boolean
  /** Where the arrow keys start in an empty field; 09:00 until then. */
  start?: string
  /** 23, or up to 29 where a day goes on beyond midnight. */
  lastHour?: number
}

/**
 * A time typed as 0930; the arrow keys move it by 10 minutes, with Shift by an hour. Typed text that is no time stays,
 * with a sentence, and keeps the form around it from being sent.
 */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, lastHour = 23, ariaLabel, start = '09:00', ...rest } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const isNoTime = typed !== null && typed.trim() !== '' && parseTime(typed, lastHour) === null
  useBlockedForm(input, isNoTime, () => setWrong(true))

  const read = () => {
    if (typed === null) return
    setWrong(isNoTime)
    if (isNoTime) return
    const time = parseTime(typed, lastHour)
    setTyped(null)
    if (time !== value) onChange(time)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return read()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const size = event.shiftKey ? 60 : 10
    const now = (typed === null ? value : parseTime(typed, lastHour)) ?? null
    setTyped(null)
    setWrong(false)
    onChange(now === null ? start : stepTime(now, event.key === 'ArrowUp' ? size : -size, lastHour))
  }
  return (
    <TextInput
      {...rest}
      ref={input}
      aria-label={ariaLabel}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      title={t('kit.time.hint')}
      placeholder={t('kit.time.placeholder')}
      value={typed ?? value ?? ''}
      error={isWrong ? t('kit.time.wrong') : props.error}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        setWrong(false)
      }}
      onBlur={read}
      onKeyDown={onKeyDown}
      styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}
