import { DateInput } from '@mantine/dates'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longDay, today } from '../../text/formats.ts'
import { type Holidays, useCalendar } from './calendar.ts'
import { parseDay } from './parse-day.ts'
import { nearestDay } from './typed-day.ts'
import { useTypedDay } from './use-typed-day.ts'

interface DayPickerProps {
  /** yyyy-MM-dd */
  value: string | null
  onChange: (day: string | null) => void
  label?: ReactNode
  ariaLabel?: string
  description?: ReactNode
  error?: ReactNode
  min?: string
  max?: string
  holidays?: Holidays
  /** Days that cannot be chosen. */
  isExcluded?: (day: string) => boolean
  disabled?: boolean
  required?: boolean
  clearable?: boolean
}

/**
 * A day, typed (1121, 2026-11-21) or chosen from the calendar. Typed text that is no day to choose stays, with a
 * sentence, and keeps the form around it from being sent.
 */
export function DayPicker(props: DayPickerProps) {
  const { holidays, min, max, isExcluded, ariaLabel, ...rest } = props
  const { t } = useTranslation()
  const { input, ...typed } = useTypedDay(props)
  const calendar = useCalendar(holidays)
  const [isOpen, setOpen] = useState(false)
  // By Enter, or for a sentence below it, until the field is used again: the library closes its calendar by Esc alone.
  const [isShut, setShut] = useState(false)
  const reopen = () => setShut(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isOpen) return
    // The first Enter is for the calendar, the next one for the form.
    event.preventDefault()
    typed.onBlur()
    setShut(true)
  }
  return (
    <DateInput
      {...rest}
      {...calendar}
      ref={input}
      aria-label={ariaLabel}
      error={typed.sentence ?? props.error}
      onChange={typed.onChange}
      onInput={(event) => {
        reopen()
        typed.onInput(event)
      }}
      // A sentence below it is what it was focused for: the calendar would lie over that, and comes with a press or a key.
      onFocus={() => setShut(Boolean(props.error))}
      onClick={reopen}
      onKeyDown={onKeyDown}
      onBlur={typed.onBlur}
      fixOnBlur={!typed.isWrong}
      valueFormat={longDay}
      dateParser={(text) => parseDay(text, today())}
      // The month that opens is one with days to choose.
      defaultDate={nearestDay(today(), { min, max })}
      minDate={min}
      maxDate={max}
      excludeDate={isExcluded}
      placeholder={t('kit.day.placeholder')}
      popoverProps={{
        shadow: 'sm',
        ...(isShut && { opened: false }),
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
      }}
    />
  )
}
