import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useBlockedForm } from '../time/use-blocked-form.ts'

export interface TypedFieldProps<Value> {
  value: Value | null
  onChange: (value: Value | null) => void
  label?: ReactNode
  /** For a field whose label stands elsewhere, as in a table. */
  ariaLabel?: string
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  required?: boolean
  placeholder?: string
  /** Said when the pointer rests on it. */
  title?: string
  'data-path'?: string
}

interface Reading<Value> {
  /** null for what cannot be read. */
  parse: (typed: string) => Value | null
  show: (value: Value) => string
  /** Said of what cannot be read, or of a value out of its bounds. */
  problemOf: (value: Value | null) => string | undefined
  /** The value one step of the arrow keys further, with Shift a large one. */
  step?: (value: Value | null, by: 1 | -1, isLarge: boolean) => Value
  inputMode: TextInputProps['inputMode']
}

/**
 * A text field that stands for a value: typed as people write it, shown in one form when it is left. What cannot be read
 * stays with a sentence, and keeps the form around it from being sent.
 */
export function TypedField<Value>({
  value,
  onChange,
  ariaLabel,
  reading,
  ...rest
}: TypedFieldProps<Value> & { reading: Reading<Value> }) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isSaid, setSaid] = useState(false)
  const read = typed === null ? value : typed.trim() === '' ? null : reading.parse(typed)
  const isEmpty = typed === null ? value === null : typed.trim() === ''
  const problem = isEmpty ? undefined : reading.problemOf(read)
  useBlockedForm(input, problem !== undefined, () => setSaid(true))

  const settle = () => {
    setSaid(true)
    if (typed === null || problem !== undefined) return
    setTyped(null)
    if (read !== value) onChange(read)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A syllable that is being typed ends first.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') return settle()
    if (!reading.step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    setTyped(null)
    onChange(
      reading.step(problem === undefined ? read : value, event.key === 'ArrowUp' ? 1 : -1, event.shiftKey),
    )
  }
  return (
    <TextInput
      {...rest}
      ref={input}
      aria-label={ariaLabel}
      inputMode={reading.inputMode}
      autoComplete="off"
      maxLength={40}
      value={typed ?? (value === null ? '' : reading.show(value))}
      error={(isSaid && problem) || rest.error}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        setSaid(false)
        // It counts as it is typed, so that nothing is lost when the page is left with the cursor in it.
        const now = text.trim() === '' ? null : reading.parse(text)
        if (now !== value && (text.trim() === '' || reading.problemOf(now) === undefined)) onChange(now)
      }}
      onBlur={settle}
      onKeyDown={onKeyDown}
      styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}
